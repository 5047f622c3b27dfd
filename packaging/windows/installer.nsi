; The installer for Windows; package.py fills in the names and runs NSIS 3 with PROGRAM, PARTS and OUT defined.
; It asks for no administrator: it installs for the one who runs it. /S installs and uninstalls without a word.
; Tried: made on Linux by makensis, run with a small program in place of the game under Wine (soak/installer.py).

; Usually of 32 bits, as NSIS itself is on Windows.
!ifdef TARGET
  Target ${TARGET}
!endif
Unicode true
ManifestDPIAware true
SetCompressor /SOLID lzma
RequestExecutionLevel user

!include MUI2.nsh
!include LogicLib.nsh
!include FileFunc.nsh
!include WinVer.nsh
!include x64.nsh

!define HERE "Software\Microsoft\Windows\CurrentVersion\Uninstall\@ID@"
!define CLASSES "Software\Classes"
!define RECORD "@ID@.record"

Name "@NAME@"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\@NAME@"
InstallDirRegKey HKCU "${HERE}" "InstallLocation"
BrandingText "@NAME@ @VERSION@"

VIProductVersion "@FOUR@"
VIAddVersionKey "ProductName" "@NAME@"
VIAddVersionKey "ProductVersion" "@VERSION@"
VIAddVersionKey "FileVersion" "@VERSION@"
VIAddVersionKey "FileDescription" "@NAME@"
VIAddVersionKey "CompanyName" "@PEOPLE@"
VIAddVersionKey "LegalCopyright" "@PEOPLE@, GPL-3.0-or-later"

!define MUI_ICON "${PARTS}\briscola.ico"
!define MUI_UNICON "${PARTS}\briscola.ico"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${PARTS}\side.bmp"
!define MUI_UNWELCOMEFINISHPAGE_BITMAP "${PARTS}\side.bmp"
!define MUI_ABORTWARNING
!define MUI_COMPONENTSPAGE_NODESC
!define MUI_FINISHPAGE_RUN "$INSTDIR\@PROGRAM@.exe"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_LICENSE "${PROGRAM}\_internal\licences\GPL-3.0.txt"
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

; The first is taken where Windows speaks none of them.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Dutch"
!insertmacro MUI_LANGUAGE "Hungarian"

LangString record ${LANG_ENGLISH} "Briscola record"
LangString record ${LANG_ITALIAN} "Partita di briscola"
LangString record ${LANG_GERMAN} "Briscola-Aufzeichnung"
LangString record ${LANG_DUTCH} "Briscola-spel"
LangString record ${LANG_HUNGARIAN} "Briscola-leosztás"
LangString desktop ${LANG_ENGLISH} "Icon on the desktop"
LangString desktop ${LANG_ITALIAN} "Icona sul desktop"
LangString desktop ${LANG_GERMAN} "Symbol auf dem Desktop"
LangString desktop ${LANG_DUTCH} "Pictogram op het bureaublad"
LangString desktop ${LANG_HUNGARIAN} "Ikon az asztalon"
LangString running ${LANG_ENGLISH} "Briscola is running. Close it, then try again."
LangString running ${LANG_ITALIAN} "Briscola è in esecuzione. Chiudila e riprova."
LangString running ${LANG_GERMAN} "Briscola läuft noch. Beende es und versuch es noch einmal."
LangString running ${LANG_DUTCH} "Briscola is geopend. Sluit het en probeer het opnieuw."
LangString running ${LANG_HUNGARIAN} "A Briscola fut. Zárd be, majd próbáld újra."
LangString old ${LANG_ENGLISH} "Briscola needs Windows 10 or newer, of 64 bits."
LangString old ${LANG_ITALIAN} "Briscola richiede Windows 10 o successivo, a 64 bit."
LangString old ${LANG_GERMAN} "Briscola braucht Windows 10 oder neuer mit 64 Bit."
LangString old ${LANG_DUTCH} "Briscola heeft Windows 10 of nieuwer nodig, 64-bits."
LangString old ${LANG_HUNGARIAN} "A Briscolához 64 bites Windows 10 vagy újabb kell."

; A program that runs keeps its file; what is removed below is ours alone, wherever it was installed to.
!macro Remove
  ${Do}
    ClearErrors
    Delete "$INSTDIR\@PROGRAM@.exe"
    Delete "$INSTDIR\@TERMINAL@.exe"
    ${IfNot} ${Errors}
      ${ExitDo}
    ${EndIf}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(running)" /SD IDCANCEL IDRETRY +2
    Abort "$(running)"
  ${Loop}
  RMDir /r "$INSTDIR\_internal"
!macroend

!macro Announce
  ; SHCNE_ASSOCCHANGED: icons and types of files are read anew.
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Function .onInit
  ${IfNot} ${AtLeastWin10}
  ${OrIfNot} ${RunningX64}
    MessageBox MB_OK|MB_ICONSTOP "$(old)" /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
FunctionEnd

Section "@NAME@"
  SectionIn RO
  !insertmacro Remove
  SetOutPath "$INSTDIR"
  File /r "${PROGRAM}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\@SHORT_NAME@.lnk" "$INSTDIR\@PROGRAM@.exe"

  WriteRegStr HKCU "${CLASSES}\.@EXTENSION@" "" "${RECORD}"
  WriteRegStr HKCU "${CLASSES}\.@EXTENSION@" "Content Type" "@MIME@"
  WriteRegStr HKCU "${CLASSES}\${RECORD}" "" "$(record)"
  WriteRegStr HKCU "${CLASSES}\${RECORD}\DefaultIcon" "" "$INSTDIR\@PROGRAM@.exe,0"
  WriteRegStr HKCU "${CLASSES}\${RECORD}\shell\open\command" "" '"$INSTDIR\@PROGRAM@.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\Applications\@PROGRAM@.exe\SupportedTypes" ".json" ""
  WriteRegStr HKCU "${CLASSES}\Applications\@PROGRAM@.exe\shell\open\command" "" '"$INSTDIR\@PROGRAM@.exe" "%1"'

  WriteRegStr HKCU "${HERE}" "DisplayName" "@NAME@"
  WriteRegStr HKCU "${HERE}" "DisplayVersion" "@VERSION@"
  WriteRegStr HKCU "${HERE}" "DisplayIcon" "$INSTDIR\@PROGRAM@.exe"
  WriteRegStr HKCU "${HERE}" "Publisher" "@PEOPLE@"
  WriteRegStr HKCU "${HERE}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${HERE}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${HERE}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${HERE}" "NoModify" 1
  WriteRegDWORD HKCU "${HERE}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${HERE}" "EstimatedSize" "$0"
  !insertmacro Announce
SectionEnd

Section /o "$(desktop)"
  CreateShortcut "$DESKTOP\@SHORT_NAME@.lnk" "$INSTDIR\@PROGRAM@.exe"
SectionEnd

; Settings and saved deals are the player's and stay.
Section "Uninstall"
  !insertmacro Remove
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\@SHORT_NAME@.lnk"
  Delete "$DESKTOP\@SHORT_NAME@.lnk"
  ; Another program may have taken over the type meanwhile.
  ReadRegStr $0 HKCU "${CLASSES}\.@EXTENSION@" ""
  ${If} $0 == "${RECORD}"
    DeleteRegKey HKCU "${CLASSES}\.@EXTENSION@"
  ${EndIf}
  DeleteRegKey HKCU "${CLASSES}\${RECORD}"
  DeleteRegKey HKCU "${CLASSES}\Applications\@PROGRAM@.exe"
  DeleteRegKey HKCU "${HERE}"
  !insertmacro Announce
SectionEnd
