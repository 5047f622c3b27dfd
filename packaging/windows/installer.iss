; The installer for Windows; package.py fills in the names, gives Program, Icon and Out, and runs Inno Setup 6.
; Written after Inno Setup's manual; not tried on Windows yet.
; It asks for no administrator: by default it installs for the one who runs it.

[Setup]
AppId={{B6A1F7C2-4D13-4E55-8B0A-21C9D3E7F640}
AppName=@NAME@
AppVersion=@VERSION@
AppPublisher=@PEOPLE@
VersionInfoVersion=@VERSION@
DefaultDirName={autopf}\@NAME@
DefaultGroupName=@NAME@
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
SetupIconFile={#Icon}
UninstallDisplayIcon={app}\@PROGRAM@.exe
UninstallDisplayName=@NAME@
LicenseFile={#Program}\_internal\licences\GPL-3.0.txt
OutputDir={#Out}
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
ChangesAssociations=yes
CloseApplications=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "nl"; MessagesFile: "compiler:Languages\Dutch.isl"
Name: "hu"; MessagesFile: "compiler:Languages\Hungarian.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
; An older version's libraries must not stay beside the new ones.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Program}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\@SHORT_NAME@"; Filename: "{app}\@PROGRAM@.exe"; AppUserModelID: "@ID@"
Name: "{autodesktop}\@SHORT_NAME@"; Filename: "{app}\@PROGRAM@.exe"; AppUserModelID: "@ID@"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.@EXTENSION@"; ValueType: string; ValueData: "@ID@.record"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.@EXTENSION@"; ValueType: string; ValueName: "Content Type"; ValueData: "@MIME@"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\@ID@.record"; ValueType: string; ValueData: "Briscola record"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\@ID@.record\DefaultIcon"; ValueType: string; ValueData: "{app}\@PROGRAM@.exe,0"
Root: HKA; Subkey: "Software\Classes\@ID@.record\shell\open\command"; ValueType: string; ValueData: """{app}\@PROGRAM@.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\Applications\@PROGRAM@.exe\SupportedTypes"; ValueType: string; ValueName: ".json"; ValueData: ""; Flags: uninsdeletekey

[Run]
Filename: "{app}\@PROGRAM@.exe"; Description: "{cm:LaunchProgram,@SHORT_NAME@}"; Flags: nowait postinstall skipifsilent
