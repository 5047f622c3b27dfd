<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Briscola Desktop</source>
        <translation>Briscola Desktop</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Briscola on your own, with others at one screen or over the network; the cards and sounds are our own.</source>
        <translation>Briscola allein, zu mehreren an einem Bildschirm oder übers Netz, mit eigenen Karten und Klängen.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public Licence, version 3 or later.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder neuer.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Gemacht mit</translation>
    </message>
    <message>
        <source>To use a Qt of your own</source>
        <translation>Ein eigenes Qt verwenden</translation>
    </message>
    <message>
        <source>Source code</source>
        <translation>Quellcode</translation>
    </message>
    <message>
        <source>All licences in full</source>
        <translation>Alle Lizenzen im Wortlaut</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>To the lobby</source>
        <translation>Zu den Tischen</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Jetzt versuchen</translation>
    </message>
    <message>
        <source>The connection is lost. Your seat is kept, and the game keeps trying.</source>
        <translation>Die Verbindung ist weg. Dein Platz wird freigehalten; neue Versuche laufen von selbst.</translation>
    </message>
    <message>
        <source>{server} has not answered for a minute; the table may be gone for good. The game keeps trying.</source>
        <translation>{server} antwortet seit einer Minute nicht; vielleicht gibt es den Tisch nicht mehr. Weitere Versuche laufen von selbst.</translation>
    </message>
    <message>
        <source>{why} The deal breaks off here and counts for nobody.</source>
        <translation>{why} Die Runde bricht hier ab und zählt für niemanden.</translation>
    </message>
    <message>
        <source>Play it out</source>
        <translation>Hier zu Ende spielen</translation>
    </message>
    <message>
        <source>Against the computer, at your own table; the cards that you have not seen are dealt anew</source>
        <translation>Gegen den Computer, an deinem eigenen Tisch; die Karten, die du nicht gesehen hast, werden neu verteilt</translation>
    </message>
</context>
<context>
    <name>Beside</name>
    <message>
        <source>History…</source>
        <translation>Verlauf…</translation>
    </message>
    <message>
        <source>Review this deal</source>
        <translation>Diese Runde analysieren</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistik…</translation>
    </message>
    <message>
        <source>Shared deals…</source>
        <translation>Geteilte Runden…</translation>
    </message>
    <message>
        <source>My decks…</source>
        <translation>Eigene Blätter…</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>The computer’s level: a new deal begins</source>
        <translation>Wie stark der Computer spielt; es beginnt eine neue Runde</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Another deck of cards</source>
        <translation>Andere Karten</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Neue Runde</translation>
    </message>
    <message>
        <source>A new deal; you can go back to this one</source>
        <translation>Eine neue Runde; zu dieser kannst du zurück</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>What the strong player would do</source>
        <translation>Was der starke Spieler täte</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to your last choice</source>
        <translation>Zurück zu deiner letzten Entscheidung</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>Show the last trick</source>
        <translation>Den letzten Stich noch einmal zeigen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Choose how to play: rules, players, levels</source>
        <translation>Wählen, wie gespielt wird: Regeln, Spieler, Stufen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Everything else</source>
        <translation>Alles andere</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Take the turned card for yours</source>
        <translation>Deine Karte gegen die aufgedeckte tauschen</translation>
    </message>
    <message>
        <source>Throw the ace</source>
        <translation>„Werft ab!“</translation>
    </message>
    <message>
        <source>Lead the ace: everyone plays their best card</source>
        <translation>Das Ass ausspielen: Alle geben ihre beste Karte her</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <translation>Rest kassieren</translation>
    </message>
    <message>
        <source>The rest is yours for certain</source>
        <translation>Der Rest gehört dir ganz sicher</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Kartentisch</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>D</source>
        <comment>one letter on the chip of the dealer</comment>
        <translation>G</translation>
    </message>
</context>
<context>
    <name>Company</name>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Verify the shuffle…</source>
        <translation>Mischen nachprüfen…</translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>The timer is off: everybody agrees.</source>
        <translation>Die Uhr ist aus: Alle sind einverstanden.</translation>
    </message>
    <message>
        <source>{agreed} of {people} want no timer</source>
        <translation>Ohne Uhr: {agreed} von {people} dafür</translation>
    </message>
    <message>
        <source>No timer against computers alone</source>
        <translation>Gegen Computer allein läuft keine Uhr</translation>
    </message>
    <message>
        <source>Timer off</source>
        <translation>Uhr aus</translation>
    </message>
    <message>
        <source>The timer goes off when everybody agrees</source>
        <translation>Die Uhr geht aus, wenn alle zustimmen</translation>
    </message>
    <message>
        <source>You have asked to switch the timer off.</source>
        <translation>Du bittest darum, die Uhr abzuschalten.</translation>
    </message>
    <message>
        <source>{name} asks to switch the timer off: press Timer off to agree.</source>
        <translation>{name} möchte ohne Uhr spielen: Mit „Uhr aus“ stimmst du zu.</translation>
    </message>
</context>
<context>
    <name>ContentsPanel</name>
    <message>
        <source>Your table ({preset})</source>
        <translation>Dein Tisch ({preset})</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Language of the rules</source>
        <translation>Sprache der Regeln</translation>
    </message>
    <message>
        <source>Cards of the pictures</source>
        <translation>Karten auf den Bildern</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Play with these rules</source>
        <translation>Nach diesen Regeln spielen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Place in the deal</source>
        <translation>Stelle in der Runde</translation>
    </message>
</context>
<context>
    <name>CourseChart</name>
    <message>
        <source>Average points: {points}. {later}</source>
        <translation>Augen im Schnitt: {points}. {later}</translation>
    </message>
    <message>
        <source>Average points, from {first} in the first deals to {last} in the last ones</source>
        <translation>Augen im Schnitt, von {first} in den ersten Runden bis {last} in den letzten</translation>
    </message>
    <message>
        <source>From {number} deals on there is a line.</source>
        <translation>Ab {number} Runden gibt es eine Linie.</translation>
    </message>
</context>
<context>
    <name>CoverSheet</name>
    <message>
        <source>Show my cards</source>
        <translation>Zeig mir meine Karten</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, du bist dran</translation>
    </message>
</context>
<context>
    <name>CreateTableDialog</name>
    <message>
        <source>Host the table</source>
        <translation>Tisch eröffnen</translation>
    </message>
    <message>
        <source>Create the table</source>
        <translation>Tisch eröffnen</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Einen Tisch bei dir eröffnen</translation>
    </message>
    <message>
        <source>Your computer keeps the table; it must stay on while you play.</source>
        <translation>Der Tisch steht auf deinem Rechner; er muss anbleiben, solange ihr spielt.</translation>
    </message>
    <message>
        <source>Create a table</source>
        <translation>Einen Tisch eröffnen</translation>
    </message>
    <message>
        <source>You choose the rules; whoever sits down agrees to them.</source>
        <translation>Du bestimmst die Regeln; wer sich setzt, ist damit einverstanden.</translation>
    </message>
    <message>
        <source>friends with the code</source>
        <translation>Freunde mit dem Code</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>nobody: all seats are for people</source>
        <translation>niemand: Alle Plätze sind für Menschen</translation>
    </message>
    <message>
        <source>computers, {level}</source>
        <translation>Computer, {level}</translation>
    </message>
    <message>
        <source>Who may sit down</source>
        <translation>Wer sich setzen darf</translation>
    </message>
    <message>
        <source>Time to think</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>When it runs out, the computer plays the card. Against computers alone there is no timer.</source>
        <translation>Ist sie abgelaufen, spielt der Computer die Karte. Gegen Computer allein läuft keine Uhr.</translation>
    </message>
    <message>
        <source>In seats that stay empty</source>
        <translation>Auf Plätzen, die leer bleiben</translation>
    </message>
</context>
<context>
    <name>DealWindow</name>
    <message>
        <source>Replay of a deal</source>
        <translation>Eine Runde ansehen</translation>
    </message>
    <message>
        <source>The record breaks off here: {fault}</source>
        <translation>Hier bricht die Aufzeichnung ab: {fault}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>{name} (Space)</source>
        <translation>{name} (Leertaste)</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>An den Anfang (Pos1)</translation>
    </message>
    <message>
        <source>A step back (←)</source>
        <translation>Einen Schritt zurück (←)</translation>
    </message>
    <message>
        <source>A step forward (→)</source>
        <translation>Einen Schritt weiter (→)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Ans Ende (Ende)</translation>
    </message>
    <message>
        <source>All cards face up</source>
        <translation>Alle Karten offen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>The strong player looks at each of your choices and says what it cost, going by what you could know then.</source>
        <translation>Der starke Spieler prüft jede deiner Entscheidungen und sagt, was sie gekostet hat, gemessen an dem, was du in dem Augenblick wissen konntest.</translation>
    </message>
    <message>
        <source>Review this deal</source>
        <translation>Runde analysieren</translation>
    </message>
    <message>
        <source>Choices looked at</source>
        <translation>Geprüfte Entscheidungen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>DeckImport</name>
    <message>
        <source>{name} holds no pictures whose names tell which cards they are</source>
        <translation>in {name} sind keine Bilder, deren Namen sagen, welche Karte sie zeigen</translation>
    </message>
    <message>
        <source>these cards are missing: {cards}{more}</source>
        <translation>diese Karten fehlen: {cards}{more}</translation>
    </message>
    <message>
        <source>the deck cannot be kept in {folder}: {fault}</source>
        <translation>das Blatt lässt sich in {folder} nicht speichern: {fault}</translation>
    </message>
    <message>
        <source>{name} cannot be renamed: {fault}</source>
        <translation>{name} lässt sich nicht umbenennen: {fault}</translation>
    </message>
    <message>
        <source>{name} cannot be removed: {fault}</source>
        <translation>{name} lässt sich nicht entfernen: {fault}</translation>
    </message>
    <message>
        <source>a deck needs a name</source>
        <translation>ein Blatt braucht einen Namen</translation>
    </message>
    <message>
        <source>the cards of {name} are {aspect} times as high as wide, not {least} to {most} times</source>
        <translation>die Karten von {name} sind {aspect}-mal so hoch wie breit, nicht {least}- bis {most}-mal</translation>
    </message>
    <message>
        <source>{name} has another shape than the other cards</source>
        <translation>{name} hat eine andere Form als die übrigen Karten</translation>
    </message>
    <message>
        <source>{name} defines entities, which no card needs</source>
        <translation>{name} definiert Entitäten, die keine Karte braucht</translation>
    </message>
    <message>
        <source>{name} refers to other files</source>
        <translation>{name} verweist auf andere Dateien</translation>
    </message>
    <message>
        <source>{name} has no drawing of {element}</source>
        <translation>in {name} ist {element} nicht gezeichnet</translation>
    </message>
    <message>
        <source>{name} is not a drawing that can be read</source>
        <translation>{name} ist keine lesbare Zeichnung</translation>
    </message>
    <message>
        <source>{name} has more pixels than any card needs</source>
        <translation>{name} hat mehr Pixel, als eine Karte braucht</translation>
    </message>
    <message>
        <source>{name} is not a picture that can be read</source>
        <translation>{name} ist kein lesbares Bild</translation>
    </message>
    <message>
        <source>{name} is broken: {fault}</source>
        <translation>{name} ist beschädigt: {fault}</translation>
    </message>
    <message>
        <source>{name} has {width} × {height} pixels, more than any card needs</source>
        <translation>{name} hat {width} × {height} Pixel; das ist mehr, als eine Karte braucht</translation>
    </message>
    <message>
        <source>{name} is only {width} pixels wide; a card needs {least}</source>
        <translation>{name} ist nur {width} Pixel breit; eine Karte braucht {least}</translation>
    </message>
    <message>
        <source>{name} is an animated picture</source>
        <translation>{name} ist ein animiertes Bild</translation>
    </message>
    <message>
        <source>{name} does not exist</source>
        <translation>{name} gibt es nicht</translation>
    </message>
    <message>
        <source>{name} cannot be read: {fault}</source>
        <translation>{name} lässt sich nicht lesen: {fault}</translation>
    </message>
    <message>
        <source>{name} is neither a folder nor a zip nor an SVGZ</source>
        <translation>{name} ist weder ein Ordner noch eine ZIP- oder SVGZ-Datei</translation>
    </message>
    <message>
        <source>{name} is larger than {most} MB when unpacked</source>
        <translation>{name} ist ausgepackt größer als {most} MB</translation>
    </message>
    <message>
        <source>{name} has more than {most} files; choose the folder of one deck</source>
        <translation>{name} hat mehr als {most} Dateien; nimm den Ordner eines einzigen Blatts</translation>
    </message>
    <message>
        <source>{name} is larger than {most} MB</source>
        <translation>{name} ist größer als {most} MB</translation>
    </message>
    <message>
        <source>{name} is broken, or packed in an unknown way: {fault}</source>
        <translation>{name} ist beschädigt oder unbekannt gepackt: {fault}</translation>
    </message>
    <message>
        <source>{name} has more than {most} files</source>
        <translation>{name} hat mehr als {most} Dateien</translation>
    </message>
    <message>
        <source>{name} holds a file that would lie outside of it: {file}</source>
        <translation>{name} enthält eine Datei, die außerhalb landen würde: {file}</translation>
    </message>
    <message>
        <source>{name} holds a link: {file}</source>
        <translation>{name} enthält eine Verknüpfung: {file}</translation>
    </message>
    <message>
        <source>{name} is locked with a password</source>
        <translation>{name} ist mit einem Passwort geschützt</translation>
    </message>
    <message>
        <source>{file} is larger than {most} MB</source>
        <translation>{file} ist größer als {most} MB</translation>
    </message>
    <message>
        <source>a picture cannot be drawn: {fault}</source>
        <translation>ein Bild lässt sich nicht zeichnen: {fault}</translation>
    </message>
    <message>
        <source>the family of {name} is not italian, spanish or french but {family}</source>
        <translation>in {name} ist family nicht italian, spanish oder french, sondern {family}</translation>
    </message>
    <message>
        <source>[files] in the deck.toml of {name} does not give the name of a file for each card</source>
        <translation>in der deck.toml von {name} ordnet [files] den Karten keine Dateinamen zu</translation>
    </message>
    <message>
        <source>the deck.toml of {name} does not give a card’s width and height as numbers above 0</source>
        <translation>die deck.toml von {name} nennt Breite und Höhe einer Karte nicht als Zahlen über 0</translation>
    </message>
    <message>
        <source>{name} has no picture of {cards}{more}</source>
        <translation>in {name} fehlen Bilder: {cards}{more}</translation>
    </message>
    <message>
        <source>{name} has no deck.toml</source>
        <translation>in {name} fehlt die Datei deck.toml</translation>
    </message>
    <message>
        <source>the deck.toml of {name} cannot be read: {fault}</source>
        <translation>die deck.toml von {name} lässt sich nicht lesen: {fault}</translation>
    </message>
    <message>
        <source>the deck.toml of {name} is not text in UTF-8</source>
        <translation>die deck.toml von {name} ist kein Text in UTF-8</translation>
    </message>
    <message>
        <source>the deck.toml of {name} is not valid TOML in line {line}</source>
        <translation>die deck.toml von {name} ist in Zeile {line} kein gültiges TOML</translation>
    </message>
</context>
<context>
    <name>DeckSlots</name>
    <message>
        <source>the back</source>
        <translation>die Rückseite</translation>
    </message>
</context>
<context>
    <name>Door</name>
    <message>
        <source>Disconnect</source>
        <translation>Trennen</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Play with others</source>
        <translation>Mit anderen spielen</translation>
    </message>
    <message>
        <source>You play as</source>
        <translation>Du spielst als</translation>
    </message>
    <message>
        <source>your name</source>
        <translation>dein Name</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>Give it up</source>
        <translation>Verzichten</translation>
    </message>
    <message>
        <source>Host a table…</source>
        <translation>Tisch eröffnen…</translation>
    </message>
    <message>
        <source>With friends near you</source>
        <translation>Mit Freunden in der Nähe</translation>
    </message>
    <message>
        <source>Your computer is the table. Anyone on the same network can find it.</source>
        <translation>Dein Rechner ist der Tisch. Wer im selben Netz ist, findet ihn.</translation>
    </message>
    <message>
        <source>Code of a table</source>
        <translation>Code eines Tisches</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Mitspielen</translation>
    </message>
    <message>
        <source>A friend gave you a code</source>
        <translation>Du hast einen Code bekommen</translation>
    </message>
    <message>
        <source>With its address if you have it, or the whole invitation.</source>
        <translation>Mit Adresse, falls du sie hast, oder gleich die ganze Einladung.</translation>
    </message>
    <message>
        <source>play.example.org</source>
        <translation>play.example.org</translation>
    </message>
    <message>
        <source>Address of a server</source>
        <translation>Adresse eines Servers</translation>
    </message>
    <message>
        <source>Public tables on a server</source>
        <translation>Öffentliche Tische auf einem Server</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Alle Tische</translation>
    </message>
    <message numerus="yes">
        <source>Tables for %n players</source>
        <translation>
            <numerusform>Tische für %n Spieler</numerusform>
            <numerusform>Tische für %n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Tables with free seats</source>
        <translation>Tische mit freien Plätzen</translation>
    </message>
    <message>
        <source>Create a table…</source>
        <translation>Tisch eröffnen…</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Platz nehmen</translation>
    </message>
    <message>
        <source>No table for that many players has a free seat just now.</source>
        <translation>Für so viele Spieler ist gerade an keinem Tisch ein Platz frei.</translation>
    </message>
    <message>
        <source>No table has a free seat just now. Create one, and others will find it here.</source>
        <translation>Gerade ist an keinem Tisch ein Platz frei. Eröffne selbst einen Tisch, dann finden ihn andere hier.</translation>
    </message>
    <message>
        <source>Nobody on this network is hosting a table just now.</source>
        <translation>In diesem Netz hat gerade niemand einen Tisch eröffnet.</translation>
    </message>
</context>
<context>
    <name>DuplicateView</name>
    <message numerus="yes">
        <source>With the same cards you took %n points more than the others.</source>
        <translation>
            <numerusform>Mit denselben Karten hast du %n Auge mehr geholt als die anderen.</numerusform>
            <numerusform>Mit denselben Karten hast du %n Augen mehr geholt als die anderen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the same cards the others took %n points more than you.</source>
        <translation>
            <numerusform>Mit denselben Karten haben die anderen %n Auge mehr geholt als du.</numerusform>
            <numerusform>Mit denselben Karten haben die anderen %n Augen mehr geholt als du.</numerusform>
        </translation>
    </message>
    <message>
        <source>With the same cards you took exactly as much as the others.</source>
        <translation>Mit denselben Karten hast du genauso viel geholt wie die anderen.</translation>
    </message>
    <message>
        <source>From this seat</source>
        <translation>Von diesem Platz</translation>
    </message>
    <message>
        <source>From the other seat</source>
        <translation>Vom anderen Platz</translation>
    </message>
    <message>
        <source>From the third seat</source>
        <translation>Vom dritten Platz</translation>
    </message>
    <message>
        <source>From the second seat</source>
        <translation>Vom zweiten Platz</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>noch nicht gespielt</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
</context>
<context>
    <name>GatheringSheet</name>
    <message>
        <source>Copy the invitation</source>
        <translation>Einladung kopieren</translation>
    </message>
    <message>
        <source>Code {code}</source>
        <translation>Code {code}</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Aufstehen</translation>
    </message>
    <message>
        <source>Give up your seat</source>
        <translation>Deinen Platz aufgeben</translation>
    </message>
    <message>
        <source>Not yet…</source>
        <translation>Noch nicht …</translation>
    </message>
    <message>
        <source>I am ready</source>
        <translation>Ich bin bereit</translation>
    </message>
    <message>
        <source>The deal begins when everybody is ready</source>
        <translation>Die Runde beginnt, wenn alle bereit sind</translation>
    </message>
    <message>
        <source>Copied: send it to your friends</source>
        <translation>Kopiert: Schick sie deinen Freunden</translation>
    </message>
    <message>
        <source>Friends sit down with this code</source>
        <translation>Mit diesem Code setzen sich Freunde dazu</translation>
    </message>
</context>
<context>
    <name>HistoryWindow</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Remove this deal from the history and from the statistics? This cannot be undone.</source>
        <translation>Diese Runde aus Verlauf und Statistik entfernen? Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {fault}</source>
        <translation>{file} lässt sich nicht lesen: {fault}</translation>
    </message>
    <message>
        <source>{file} is not a record of a deal: {fault}</source>
        <translation>{file} ist keine Aufzeichnung einer Runde: {fault}</translation>
    </message>
    <message>
        <source>The file could not be written: {fault}</source>
        <translation>Die Datei ließ sich nicht schreiben: {fault}</translation>
    </message>
    <message>
        <source>Save the deal</source>
        <translation>Runde speichern</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>Open a deal</source>
        <translation>Runde öffnen</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>No deal matches these choices.</source>
        <translation>Keine Runde passt zu dieser Auswahl.</translation>
    </message>
    <message>
        <source>No deal has been finished yet.</source>
        <translation>Noch ist keine Runde zu Ende gespielt.</translation>
    </message>
    <message>
        <source>Number {number}</source>
        <translation>Nummer {number}</translation>
    </message>
    <message>
        <source>Finished deals</source>
        <translation>Gespielte Runden</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Nochmal spielen</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen…</translation>
    </message>
    <message>
        <source>What each card cost, and which would have been better</source>
        <translation>Was jede Karte gekostet hat und welche besser war</translation>
    </message>
    <message>
        <source>The same cards against the same computers</source>
        <translation>Dieselben Karten gegen dieselben Computer</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>Levels mixed</source>
        <translation>Gemischte Stufen</translation>
    </message>
    <message>
        <source>At one screen</source>
        <translation>An einem Bildschirm</translation>
    </message>
    <message>
        <source>Online</source>
        <translation>Online</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Alle Gegner</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Alle Ergebnisse</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>{rules}, changed</source>
        <translation>{rules}, geändert</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}, at one screen</source>
        <translation>{number}, an einem Bildschirm</translation>
    </message>
    <message>
        <source>{number}, levels mixed</source>
        <translation>{number}, gemischte Stufen</translation>
    </message>
    <message>
        <source>{number}, online</source>
        <translation>{number}, online</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>with undo</source>
        <translation>mit Rücknahme</translation>
    </message>
    <message>
        <source>with a hint</source>
        <translation>mit Tipp</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>cards known</source>
        <translation>mit bekannten Karten</translation>
    </message>
    <message>
        <source>against {names}</source>
        <translation>gegen {names}</translation>
    </message>
    <message>
        <source>with {partners}, against {names}</source>
        <translation>mit {partners}, gegen {names}</translation>
    </message>
</context>
<context>
    <name>ImportPage</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>It has no back and gets one of ours.</source>
        <translation>Die Rückseite fehlt; das Blatt bekommt eine von unseren.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lieber nicht</translation>
    </message>
    <message>
        <source>All 48 cards are there: enough for any number of players.</source>
        <translation>Alle 48 Karten sind da: Das reicht für jede Spielerzahl.</translation>
    </message>
    <message>
        <source>All 40 cards are there; six players need the 8s and 9s as well.</source>
        <translation>Alle 40 Karten sind da; zu sechst braucht ihr auch die Achten und Neunen.</translation>
    </message>
    <message>
        <source>Missing: {cards}.</source>
        <translation>Das fehlt: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the 40 cards are missing.</source>
        <translation>
            <numerusform>Von den 40 Karten fehlt %n.</numerusform>
            <numerusform>Von den 40 Karten fehlen %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the cards was recognised.</source>
        <translation>Keine einzige Karte wurde erkannt.</translation>
    </message>
    <message>
        <source>Which deck</source>
        <translation>Welches Blatt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italienisch</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Spanisch</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Draw small indices in the corners</source>
        <translation>Kleine Zeichen in die Ecken setzen</translation>
    </message>
    <message>
        <source>Not needed where the cards carry their own.</source>
        <translation>Unnötig, wenn die Karten schon eigene haben.</translation>
    </message>
    <message>
        <source>Cards written</source>
        <translation>Gespeicherte Karten</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>Hinzufügen</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>en</source>
        <comment>not a word: the code of the language that you translate into</comment>
        <translation>de</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>{table}, at {server}: you were sitting there when the program stopped.</source>
        <translation>{table} auf {server}: Dort hast du gesessen, als das Programm beendet wurde.</translation>
    </message>
    <message>
        <source>{preset}, with changes</source>
        <translation>{preset}, geändert</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>no timer</source>
        <translation>ohne Uhr</translation>
    </message>
    <message>
        <source>{seconds} s a card</source>
        <translation>{seconds} s je Karte</translation>
    </message>
    <message>
        <source>people only</source>
        <translation>nur Menschen</translation>
    </message>
    <message>
        <source>computers ({level}) in empty seats</source>
        <translation>Computer ({level}) auf leeren Plätzen</translation>
    </message>
    <message numerus="yes">
        <source>%n seats free</source>
        <translation>
            <numerusform>%n Platz frei</numerusform>
            <numerusform>%n Plätze frei</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s table</source>
        <translation>Tisch von {name}</translation>
    </message>
    <message>
        <source>a free seat</source>
        <translation>ein freier Platz</translation>
    </message>
    <message>
        <source>has left; a computer plays on</source>
        <translation>ist gegangen; ein Computer spielt weiter</translation>
    </message>
    <message>
        <source>computer, {level}</source>
        <translation>Computer, {level}</translation>
    </message>
    <message>
        <source>away; a computer plays until they are back</source>
        <translation>weg; so lange spielt ein Computer</translation>
    </message>
    <message>
        <source>has lost the connection</source>
        <translation>hat die Verbindung verloren</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>noch nicht bereit</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>computer, {level}, if nobody comes</source>
        <translation>Computer, {level}, wenn niemand kommt</translation>
    </message>
    <message>
        <source>waiting for somebody</source>
        <translation>wartet auf jemanden</translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation>Verbindung weg</translation>
    </message>
    <message>
        <source>The table that you hosted was interrupted.</source>
        <translation>Der Tisch, den du eröffnet hattest, wurde unterbrochen.</translation>
    </message>
    <message>
        <source>Host it again</source>
        <translation>Wieder eröffnen</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zurück an den Tisch</translation>
    </message>
    <message>
        <source>a computer plays</source>
        <translation>ein Computer spielt</translation>
    </message>
    <message>
        <source>The shuffle was fair</source>
        <translation>Es wurde ehrlich gemischt</translation>
    </message>
    <message>
        <source>The pack is exactly the one that the server’s secret and every player’s number give.</source>
        <translation>Die Karten liegen genau so, wie es das Geheimnis des Servers und die Zahlen aller Spieler ergeben.</translation>
    </message>
    <message>
        <source>The shuffle fits, without you</source>
        <translation>Die Mischung stimmt, aber ohne dich</translation>
    </message>
    <message>
        <source>Everything fits, but your own number is not in it, so it proves nothing to you.</source>
        <translation>Alles passt, aber deine eigene Zahl ist nicht dabei; dir beweist es also nichts.</translation>
    </message>
    <message>
        <source>The secret was changed</source>
        <translation>Das Geheimnis wurde ausgetauscht</translation>
    </message>
    <message>
        <source>The secret that the server shows is not the one that it had sealed before.</source>
        <translation>Das Geheimnis, das der Server zeigt, ist nicht das, das er vorher versiegelt hat.</translation>
    </message>
    <message>
        <source>Your number was changed</source>
        <translation>Deine Zahl wurde ausgetauscht</translation>
    </message>
    <message>
        <source>Another number than your own was mixed into the shuffle.</source>
        <translation>Eingemischt wurde eine andere Zahl als deine.</translation>
    </message>
    <message>
        <source>The dealer was not drawn</source>
        <translation>Der Geber wurde nicht ausgelost</translation>
    </message>
    <message>
        <source>The dealer is not the one that secret and numbers give.</source>
        <translation>Der Geber ist nicht der, den Geheimnis und Zahlen ergeben.</translation>
    </message>
    <message>
        <source>The pack was stacked</source>
        <translation>Die Karten waren vorsortiert</translation>
    </message>
    <message>
        <source>The pack is not the one that secret and numbers give.</source>
        <translation>Die Karten liegen nicht so, wie Geheimnis und Zahlen es ergeben.</translation>
    </message>
    <message>
        <source>The server shows another deal</source>
        <translation>Der Server zeigt eine andere Runde</translation>
    </message>
    <message>
        <source>What the server shows at the end is not the deal that you have seen.</source>
        <translation>Was der Server am Ende zeigt, ist nicht die Runde, die du gesehen hast.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Briscola</source>
        <translation>Briscola</translation>
    </message>
    <message>
        <source>Previous deal (B)</source>
        <translation>Vorige Runde (B)</translation>
    </message>
    <message>
        <source>An online match is under way, and a computer will play your cards. Your seat is kept for a while: to come back to it, open Online… and press Go back.</source>
        <translation>Eine Online-Partie läuft, und ein Computer spielt dann deine Karten. Dein Platz bleibt dir eine Weile: Um zurückzukommen, öffne „Online…“ und drücke „Zurück an den Tisch“.</translation>
    </message>
    <message>
        <source>You are hosting a match: while the program is closed nobody can play on. To go on with it, open Online… and press Host it again.</source>
        <translation>Du bist Gastgeber einer Partie: Solange das Programm geschlossen ist, kann niemand weiterspielen. Um sie fortzusetzen, öffne „Online…“ und drücke „Wieder eröffnen“.</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Neue Runde</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Nächste Stufe</translation>
    </message>
    <message>
        <source>Next deck</source>
        <translation>Nächstes Blatt</translation>
    </message>
    <message>
        <source>Exchange the turned card</source>
        <translation>Aufgedeckte Karte tauschen</translation>
    </message>
    <message>
        <source>Throw the ace</source>
        <translation>„Werft ab!“</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <translation>Rest kassieren</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>Back to the previous deal</source>
        <translation>Zurück zur vorigen Runde</translation>
    </message>
    <message>
        <source>Say what is on the table</source>
        <translation>Ansagen, was auf dem Tisch liegt</translation>
    </message>
    <message>
        <source>Give up this deal</source>
        <translation>Diese Runde aufgeben</translation>
    </message>
    <message>
        <source>Choose a table…</source>
        <translation>Tisch wählen…</translation>
    </message>
    <message>
        <source>Online…</source>
        <translation>Online…</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>All shortcuts</source>
        <translation>Alle Tastenkürzel</translation>
    </message>
    <message>
        <source>About Briscola Desktop</source>
        <translation>Über Briscola Desktop</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>The computer now plays at level {level}.</source>
        <translation>Der Computer spielt jetzt auf Stufe „{level}“.</translation>
    </message>
    <message>
        <source>The previous deal is kept.</source>
        <translation>Die vorige Runde liegt bereit.</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Ton aus</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Ton an</translation>
    </message>
</context>
<context>
    <name>MomentButton</name>
    <message>
        <source>{number}. Trick {trick}: {played}, better {best}; {cost}</source>
        <translation>{number}. Stich {trick}: {played}, besser {best}; {cost}</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Stich {number}</translation>
    </message>
</context>
<context>
    <name>NameQuestion</name>
    <message>
        <source>Keep</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>NewTableDialog</name>
    <message>
        <source>How shall we play?</source>
        <translation>Wie wollen wir spielen?</translation>
    </message>
    <message>
        <source>Choose a table; each rule can be changed.</source>
        <translation>Such dir einen Tisch aus; jede Regel lässt sich ändern.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Change rules…</source>
        <translation>Regeln ändern…</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <translation>Name auf Platz {number}</translation>
    </message>
    <message>
        <source>a person here</source>
        <translation>ein Mensch hier</translation>
    </message>
    <message>
        <source>computer, {level}</source>
        <translation>Computer, {level}</translation>
    </message>
    <message>
        <source>Who sits at seat {number}</source>
        <translation>Wer auf Platz {number} sitzt</translation>
    </message>
    <message>
        <source>{number} players: choose {tables}</source>
        <translation>{number} Spieler: wähle {tables}</translation>
    </message>
    <message>
        <source>Not for {wanted} players: {number} will play.</source>
        <translation>Nicht für {wanted} Spieler: Hier spielen {number}.</translation>
    </message>
    <message>
        <source>{option}: this does not go together with the rest.</source>
        <translation>{option}: Das passt nicht zum Rest.</translation>
    </message>
    <message>
        <source>At least one person must sit at the table.</source>
        <translation>Wenigstens ein Mensch muss am Tisch sitzen.</translation>
    </message>
</context>
<context>
    <name>OnlineWindow</name>
    <message>
        <source>Online play</source>
        <translation>Online spielen</translation>
    </message>
    <message>
        <source>A deal is in progress. Leave the table? A computer plays on in your place.</source>
        <translation>Die Runde läuft noch. Trotzdem aufstehen? An deiner Stelle spielt ein Computer weiter.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Aufstehen</translation>
    </message>
    <message>
        <source>Your computer keeps this table: if you close the window, it ends for everybody.</source>
        <translation>Dieser Tisch steht auf deinem Rechner: Schließt du das Fenster, ist für alle Schluss.</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Tisch schließen</translation>
    </message>
    <message>
        <source>No server is chosen. The game calls nobody by itself.</source>
        <translation>Kein Server gewählt. Von sich aus nimmt das Spiel zu niemandem Verbindung auf.</translation>
    </message>
    <message>
        <source>This computer hosts, at {address}.</source>
        <translation>Der Tisch steht auf diesem Rechner, unter {address}.</translation>
    </message>
    <message>
        <source>Connected to {server}.</source>
        <translation>Verbunden mit {server}.</translation>
    </message>
    <message>
        <source>The connection to {server} is lost; trying again.</source>
        <translation>Die Verbindung mit {server} ist weg; ein neuer Versuch läuft.</translation>
    </message>
    <message>
        <source>Connecting to {server}…</source>
        <translation>Verbindung mit {server} …</translation>
    </message>
    <message>
        <source>The table is being set up…</source>
        <translation>Der Tisch wird aufgestellt …</translation>
    </message>
</context>
<context>
    <name>OptionsView</name>
    <message>
        <source>{card}: costs {cost}, {points} points, {chance} to win</source>
        <translation>{card}: kostet {cost}, {points} Augen, Siegchance {chance}</translation>
    </message>
    <message>
        <source>costs</source>
        <comment>column</comment>
        <translation>kostet</translation>
    </message>
    <message>
        <source>points</source>
        <comment>column</comment>
        <translation>Augen</translation>
    </message>
    <message>
        <source>to win</source>
        <comment>column</comment>
        <translation>Siegchance</translation>
    </message>
</context>
<context>
    <name>OwnDecksWindow</name>
    <message>
        <source>My decks</source>
        <translation>Eigene Blätter</translation>
    </message>
    <message>
        <source>Looking at {name}…</source>
        <translation>{name} wird geprüft …</translation>
    </message>
    <message>
        <source>Remove the deck {name}? The files that it came from are not touched.</source>
        <translation>Das Blatt „{name}“ entfernen? Die Dateien, aus denen es entstanden ist, bleiben unberührt.</translation>
    </message>
    <message>
        <source>A deck cannot be used: {fault}.</source>
        <translation>Ein Blatt lässt sich nicht verwenden: {fault}.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>What is this deck to be called?</source>
        <translation>Wie soll dieses Blatt heißen?</translation>
    </message>
    <message>
        <source>The folder of a deck</source>
        <translation>Ordner eines Blatts</translation>
    </message>
    <message>
        <source>Decks (*.zip *.svgz *.svg)</source>
        <translation>Blätter (*.zip *.svgz *.svg)</translation>
    </message>
    <message>
        <source>The file of a deck</source>
        <translation>Datei eines Blatts</translation>
    </message>
    <message>
        <source>Add a deck of your own: a folder, a zip or an SVGZ with a picture for each card. Drop it here, or choose it below; the names of its files tell which card is which.</source>
        <translation>Füg ein Blatt hinzu, das du schon hast: einen Ordner, eine ZIP- oder SVGZ-Datei mit einem Bild je Karte. Zieh es hierher oder wähl es unten aus; welche Karte welche ist, sagen die Dateinamen.</translation>
    </message>
    <message>
        <source>You have not added a deck yet.</source>
        <translation>Du hast noch kein Blatt hinzugefügt.</translation>
    </message>
    <message>
        <source>From a folder…</source>
        <translation>Aus einem Ordner…</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Aus einer Datei…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen…</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>PlaceRow</name>
    <message>
        <source>{name} is hosting</source>
        <translation>Bei {name}</translation>
    </message>
    <message>
        <source>On this network, at {address}</source>
        <translation>In diesem Netz, unter {address}</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>On this network</source>
        <translation>In diesem Netz</translation>
    </message>
</context>
<context>
    <name>Portraits</name>
    <message>
        <source>A man with a moustache</source>
        <translation>Ein Mann mit Schnurrbart</translation>
    </message>
    <message>
        <source>A woman with long dark hair</source>
        <translation>Eine Frau mit langem dunklem Haar</translation>
    </message>
    <message>
        <source>An old man with a cap</source>
        <translation>Ein alter Mann mit Mütze</translation>
    </message>
    <message>
        <source>An old woman with a bun</source>
        <translation>Eine alte Frau mit Haarknoten</translation>
    </message>
    <message>
        <source>A man with curls and a beard</source>
        <translation>Ein Mann mit Locken und Bart</translation>
    </message>
    <message>
        <source>A woman with red hair and glasses</source>
        <translation>Eine rothaarige Frau mit Brille</translation>
    </message>
    <message>
        <source>A woman with a headscarf</source>
        <translation>Eine Frau mit Kopftuch</translation>
    </message>
    <message>
        <source>A bald man with glasses</source>
        <translation>Ein Mann mit Glatze und Brille</translation>
    </message>
    <message>
        <source>A woman with a fair ponytail</source>
        <translation>Eine Frau mit blondem Pferdeschwanz</translation>
    </message>
    <message>
        <source>An old man with a straw hat</source>
        <translation>Ein alter Mann mit Strohhut</translation>
    </message>
    <message>
        <source>A young man with short hair</source>
        <translation>Ein junger Mann mit kurzem Haar</translation>
    </message>
    <message>
        <source>A woman with a fringe</source>
        <translation>Eine Frau mit Ponyfrisur</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Deck of cards</source>
        <translation>Kartenblatt</translation>
    </message>
    <message>
        <source>large</source>
        <translation>groß</translation>
    </message>
    <message>
        <source>Letters on French courts</source>
        <translation>Buchstaben der französischen Figuren</translation>
    </message>
    <message>
        <source>French suits in four colours</source>
        <translation>Französische Farben vierfarbig</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>burgundy</source>
        <translation>weinrot</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Tuch</translation>
    </message>
    <message>
        <source>light</source>
        <translation>hell</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>Surroundings</source>
        <translation>Umgebung</translation>
    </message>
    <message>
        <source>Large print: names, points and messages</source>
        <translation>Große Schrift: Namen, Punkte und Meldungen</translation>
    </message>
    <message>
        <source>Left-handed: the table is mirrored</source>
        <translation>Für Linkshänder: Der Tisch ist gespiegelt</translation>
    </message>
    <message>
        <source>none</source>
        <comment>motion</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Reduced: cards fade in instead of flying</source>
        <translation>Reduziert: Karten blenden ein, statt zu fliegen</translation>
    </message>
    <message>
        <source>A finished trick stays</source>
        <translation>Ein fertiger Stich bleibt liegen</translation>
    </message>
    <message>
        <source>until I click</source>
        <translation>bis ich klicke</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>Your portrait</source>
        <translation>Dein Porträt</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Bewegung und Ton</translation>
    </message>
    <message>
        <source>none</source>
        <comment>indices</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>indices</comment>
        <translation>normal</translation>
    </message>
    <message>
        <source>Indices in the corners</source>
        <translation>Zeichen in den Ecken</translation>
    </message>
    <message>
        <source>in the app’s language</source>
        <translation>in der Sprache des Spiels</translation>
    </message>
    <message>
        <source>like the system</source>
        <translation>wie das System</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>motion</comment>
        <translation>normal</translation>
    </message>
    <message>
        <source>Mute all sounds</source>
        <translation>Alles stumm</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no table server</comment>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Table server</source>
        <translation>Spielserver</translation>
    </message>
    <message>
        <source>Where Online… looks for public tables; without a server the game calls nobody.</source>
        <translation>Hier sucht „Online…“ nach öffentlichen Tischen; ohne Server nimmt das Spiel zu niemandem Verbindung auf.</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Suchen in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Datei&amp;typ:</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Page &amp;order:</source>
        <translation>Seiten&amp;folge:</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>Seiten &amp;pro Blatt:</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>Welche &amp;Seiten:</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Beidseitig drucken</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Bindung an der langen Seite</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Bindung an der kurzen Seite</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>Remark</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ReplayTable</name>
    <message>
        <source>The deal, step by step</source>
        <translation>Die Runde, Schritt für Schritt</translation>
    </message>
    <message>
        <source>trick {number} of {all}</source>
        <translation>Stich {number} von {all}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Augen</translation>
    </message>
</context>
<context>
    <name>ResultsChart</name>
    <message numerus="yes">
        <source>Points of the last %n deals: {points}</source>
        <translation>
            <numerusform>Augen der letzten Runde: {points}</numerusform>
            <numerusform>Augen der letzten %n Runden: {points}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>the exchange</source>
        <translation>der Tausch</translation>
    </message>
    <message>
        <source>the claim</source>
        <translation>den Rest kassieren</translation>
    </message>
    <message>
        <source>the ace, thrown</source>
        <translation>das Ass mit „Werft ab!“</translation>
    </message>
    <message>
        <source>The {card} took the trick</source>
        <translation>{card} macht den Stich</translation>
    </message>
    <message>
        <source>The {card} spent a trump on it</source>
        <translation>{card} kostet einen Trumpf</translation>
    </message>
    <message>
        <source>The {card} gave points to the partner</source>
        <translation>{card} bringt dem Partner Augen</translation>
    </message>
    <message>
        <source>The {card} let the trick go</source>
        <translation>{card} lässt den Stich laufen</translation>
    </message>
    <message>
        <source>The {card} was a quiet lead</source>
        <translation>{card} ist ein ruhiges Ausspiel</translation>
    </message>
    <message>
        <source>The {card} led points</source>
        <translation>{card} spielt Augen aus</translation>
    </message>
    <message>
        <source>The {card} led a trump</source>
        <translation>{card} spielt Trumpf aus</translation>
    </message>
    <message>
        <source>The ace was thrown</source>
        <translation>Das Ass mit „Werft ab!“</translation>
    </message>
    <message>
        <source>The {card} was played</source>
        <translation>{card} gespielt</translation>
    </message>
    <message>
        <source>passed over</source>
        <translation>verpasst</translation>
    </message>
    <message>
        <source>costs {cost}</source>
        <translation>kostet {cost}</translation>
    </message>
    <message>
        <source>{points} points fewer</source>
        <translation>{points} Augen weniger</translation>
    </message>
    <message>
        <source>{points} points more</source>
        <translation>{points} Augen mehr</translation>
    </message>
    <message>
        <source>{chance}% less chance of winning</source>
        <translation>{chance} % weniger Chance</translation>
    </message>
    <message>
        <source>{chance}% more chance of winning</source>
        <translation>{chance} % mehr Chance</translation>
    </message>
    <message>
        <source>a trifle</source>
        <translation>eine Kleinigkeit</translation>
    </message>
    <message>
        <source>There was nothing to choose.</source>
        <translation>Es gab nichts zu wählen.</translation>
    </message>
    <message>
        <source>No card could have been better: well played!</source>
        <translation>Keine Karte hätte besser sein können: gut gespielt!</translation>
    </message>
    <message numerus="yes">
        <source>%n of {choices} cards could have been better and cost {cost} in all.</source>
        <translation>
            <numerusform>%n von {choices} Karten hätte besser sein können und kostete {cost}.</numerusform>
            <numerusform>%n von {choices} Karten hätten besser sein können und kosteten zusammen {cost}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cost is in points; winning the deal is worth {points} of them.</source>
        <translation>Der Preis zählt in Augen; die Runde zu gewinnen ist {points} wert.</translation>
    </message>
    <message>
        <source>Cards that cannot be told apart for certain count as equally good.</source>
        <translation>Karten, zwischen denen kein Unterschied sicher ist, gelten als gleich gut.</translation>
    </message>
    <message>
        <source>{instead}: {cost}. {why}.</source>
        <translation>{instead}: {cost}. {why}.</translation>
    </message>
    <message>
        <source>{instead}: {cost}. Better to do the same with the {best}.</source>
        <translation>{instead}: {cost}. Besser dasselbe mit {best}.</translation>
    </message>
    <message>
        <source>The {card} was about as good as the {best}.</source>
        <translation>{card}: etwa so gut wie {best}.</translation>
    </message>
    <message>
        <source>The {card} was as good as any.</source>
        <translation>{card}: Besser ging es nicht.</translation>
    </message>
</context>
<context>
    <name>RulesReader</name>
    <message>
        <source>Rules of {title}</source>
        <translation>Regeln: {title}</translation>
    </message>
    <message>
        <source>Save the rules as PDF</source>
        <translation>Regeln als PDF speichern</translation>
    </message>
    <message>
        <source>The file could not be written: {path}</source>
        <translation>Die Datei ließ sich nicht schreiben: {path}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>RulesWords</name>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>As at home: the cards and nothing else.</source>
        <translation>Wie zu Hause: die Karten und sonst nichts.</translation>
    </message>
    <message>
        <source>Café</source>
        <translation>Café</translation>
    </message>
    <message>
        <source>Two at a bar, keeping count in their heads.</source>
        <translation>Zu zweit am Tresen, gezählt wird im Kopf.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Dealt in threes, round to the right, best of three.</source>
        <translation>Drei auf einmal, nach rechts, bis zu drei Runden.</translation>
    </message>
    <message>
        <source>Brisca</source>
        <translation>Brisca</translation>
    </message>
    <message>
        <source>The Spanish way: the seven buys the trump.</source>
        <translation>Spanische Art: Die Sieben kauft den Trumpf.</translation>
    </message>
    <message>
        <source>2, 3 or 4 players</source>
        <translation>2, 3 oder 4 Spieler</translation>
    </message>
    <message>
        <source>points shown</source>
        <translation>Augen sichtbar</translation>
    </message>
    <message>
        <source>single deals</source>
        <translation>einzelne Runden</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2 Spieler</translation>
    </message>
    <message>
        <source>points hidden</source>
        <translation>Augen verdeckt</translation>
    </message>
    <message>
        <source>partners look once</source>
        <translation>Partner: ein Blick</translation>
    </message>
    <message>
        <source>best of three</source>
        <translation>höchstens drei Runden</translation>
    </message>
    <message>
        <source>2, 4 or 6 players</source>
        <translation>2, 4 oder 6 Spieler</translation>
    </message>
    <message>
        <source>exchange the seven</source>
        <translation>Sieben tauschen</translation>
    </message>
    <message>
        <source>throw and claim</source>
        <translation>Abwerfen und Rest</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Who plays next: the neighbour at the left or at the right.</source>
        <translation>Wer als Nächster dran ist: der linke oder der rechte Nachbar.</translation>
    </message>
    <message>
        <source>Cards dealt at a time</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>One by one in three rounds, or three together.</source>
        <translation>Dreimal reihum je eine, oder drei auf einmal.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>A card is turned up, or the suits take turns over four deals: coins, cups, swords, clubs.</source>
        <translation>Eine Karte wird aufgedeckt, oder die Farben wechseln in vier Runden ab: Münzen, Kelche, Schwerter, Stäbe.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Tausch</translation>
    </message>
    <message>
        <source>The seven of trumps may be changed for a higher turned card, the two for a seven or lower.</source>
        <translation>Die Trumpf-Sieben holt eine höhere aufgedeckte Karte, die Zwei die Sieben oder weniger.</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>„Werft ab!“</translation>
    </message>
    <message>
        <source>Whoever leads the ace of trumps may order the others to play their best card on it.</source>
        <translation>Wer das Trumpf-Ass ausspielt, darf den anderen befehlen, ihre beste Karte herzugeben.</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Rest kassieren</translation>
    </message>
    <message>
        <source>With the highest trumps in hand, the last two or three tricks may be claimed at once.</source>
        <translation>Wer die höchsten Trümpfe hält, darf die letzten zwei oder drei Stiche auf einmal kassieren.</translation>
    </message>
    <message>
        <source>Partners’ hands</source>
        <translation>Partner sehen</translation>
    </message>
    <message>
        <source>Partners may show each other their cards, at the start or when the stock has run out.</source>
        <translation>Partner dürfen einander ihre Karten zeigen, am Anfang oder wenn der Talon leer ist.</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Offene Karten</translation>
    </message>
    <message>
        <source>All cards lie face up, except the stock: good for learning.</source>
        <translation>Alle Karten liegen offen, nur der Talon nicht: gut zum Lernen.</translation>
    </message>
    <message>
        <source>Points shown</source>
        <translation>Augen sichtbar</translation>
    </message>
    <message>
        <source>The points taken so far stand beside the tricks, or stay hidden until the end.</source>
        <translation>Was jeder schon hat, steht neben den Stichen oder bleibt bis zum Schluss verborgen.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>A single deal, the best of several, or four deals counted by points or by wins.</source>
        <translation>Eine einzelne Runde, höchstens drei oder fünf, oder vier nach Augen oder nach Siegen.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>off</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>nach links</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>nach rechts</translation>
    </message>
    <message>
        <source>one</source>
        <translation>einzeln</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei auf einmal</translation>
    </message>
    <message>
        <source>a card is turned</source>
        <translation>aufgedeckte Karte</translation>
    </message>
    <message>
        <source>the suits take turns</source>
        <translation>abgesprochen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>seven and two</source>
        <translation>Sieben und Zwei</translation>
    </message>
    <message>
        <source>never shown</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>shown at the start</source>
        <translation>alles, am Anfang</translation>
    </message>
    <message>
        <source>shown at the end of the stock</source>
        <translation>die letzten drei, einmal</translation>
    </message>
    <message>
        <source>a single deal</source>
        <translation>einzelne Runde</translation>
    </message>
    <message>
        <source>best of five</source>
        <translation>höchstens fünf Runden</translation>
    </message>
    <message>
        <source>four deals, by points</source>
        <translation>vier Runden, nach Augen</translation>
    </message>
    <message>
        <source>four deals, by wins</source>
        <translation>vier Runden, nach Siegen</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>SeatLine</name>
    <message>
        <source>Hear {name} again</source>
        <translation>{name} wieder hören</translation>
    </message>
    <message>
        <source>Mute {name}</source>
        <translation>{name} stummschalten</translation>
    </message>
</context>
<context>
    <name>ShareBar</name>
    <message>
        <source>{won} won, {drawn} drawn, {lost} lost</source>
        <translation>{won} gewonnen, {drawn} unentschieden, {lost} verloren</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n gewonnen</numerusform>
            <numerusform>%n gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <translation>
            <numerusform>%n unentschieden</numerusform>
            <numerusform>%n unentschieden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n verloren</numerusform>
            <numerusform>%n verloren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SharingWindow</name>
    <message>
        <source>Shared deals</source>
        <translation>Geteilte Runden</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>That is not the number of a deal: please check it letter by letter.</source>
        <translation>So eine Rundennummer gibt es nicht: Vergleich sie bitte Zeichen für Zeichen.</translation>
    </message>
    <message>
        <source>Type or paste the number that you were given.</source>
        <translation>Tipp die Nummer ein, die du bekommen hast, oder füg sie ein.</translation>
    </message>
    <message>
        <source>You have played it already: {points} points. Playing it again does not count.</source>
        <translation>Du hast sie schon gespielt: {points} Augen. Noch einmal zählt nicht.</translation>
    </message>
    <message>
        <source>The deal at the table</source>
        <translation>Die Runde am Tisch</translation>
    </message>
    <message>
        <source>It has no number: only deals of one person against computers of the same level can be shared.</source>
        <translation>Sie hat keine Nummer: Teilen lassen sich nur Runden, in denen ein Mensch gegen Computer derselben Stufe spielt.</translation>
    </message>
    <message>
        <source>Number of this deal: {number}</source>
        <translation>Nummer dieser Runde: {number}</translation>
    </message>
    <message>
        <source>Whoever plays this number gets the same cards against the same computers.</source>
        <translation>Wer diese Nummer spielt, bekommt dieselben Karten gegen dieselben Computer.</translation>
    </message>
    <message>
        <source>Play from the other seat</source>
        <translation>Vom anderen Platz spielen</translation>
    </message>
    <message>
        <source>Play it again with the cards of whoever sat beside you</source>
        <translation>Noch einmal spielen, mit den Karten des Nachbarn</translation>
    </message>
    <message>
        <source>A friend’s deal</source>
        <translation>Die Runde eines Freundes</translation>
    </message>
    <message>
        <source>Number of a deal</source>
        <translation>Nummer einer Runde</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>The deal of the day</source>
        <translation>Die Runde des Tages</translation>
    </message>
    <message>
        <source>The same cards for everyone today: {kind}.</source>
        <translation>Heute für alle dieselben Karten: {kind}.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>All shortcuts</source>
        <translation>Alle Tastenkürzel</translation>
    </message>
    <message>
        <source>Play the first, second or third card</source>
        <translation>Erste, zweite oder dritte Karte spielen</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Karte wählen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Play the chosen card; go on</source>
        <translation>Gewählte Karte spielen; weiter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Put a card back, close what is open</source>
        <translation>Karte zurücklegen, Offenes schließen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>All deals</source>
        <translation>Alle Runden</translation>
    </message>
    <message numerus="yes">
        <source>The last %n deals</source>
        <translation>
            <numerusform>Die letzte Runde</numerusform>
            <numerusform>Die letzten %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>lost in a row</source>
        <translation>in Folge verloren</translation>
    </message>
    <message>
        <source>won in a row</source>
        <translation>in Folge gewonnen</translation>
    </message>
    <message>
        <source>all deals</source>
        <translation>alle Runden</translation>
    </message>
    <message>
        <source>Count anew from here on, for {what}? The deals stay in the history.</source>
        <translation>Von hier an neu zählen? Das betrifft: {what}. Die Runden bleiben im Verlauf.</translation>
    </message>
    <message>
        <source>Count anew</source>
        <translation>Neu zählen</translation>
    </message>
    <message>
        <source>Which deals</source>
        <translation>Welche Runden</translation>
    </message>
    <message>
        <source>Nothing has been counted here yet: finish a deal.</source>
        <translation>Hier ist noch nichts gezählt: Spiel eine Runde zu Ende.</translation>
    </message>
    <message numerus="yes">
        <source>%n deals are kept but not counted: with undo, hints or known cards. Tick the box below to count them too.</source>
        <translation>
            <numerusform>%n Runde ist aufbewahrt, aber nicht gezählt: mit Rücknahme, Tipps oder bekannten Karten. Mit dem Häkchen unten zählt sie mit.</numerusform>
            <numerusform>%n Runden sind aufbewahrt, aber nicht gezählt: mit Rücknahme, Tipps oder bekannten Karten. Mit dem Häkchen unten zählen sie mit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Also with undo, hints or known cards</source>
        <translation>Auch mit Rücknahme, Tipps oder bekannten Karten</translation>
    </message>
    <message>
        <source>Deals that were helped along are left out unless this is ticked.</source>
        <translation>Runden mit Hilfe zählen nur, wenn hier ein Haken steht.</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>points on average</source>
        <translation>Augen im Schnitt</translation>
    </message>
    <message>
        <source>most points</source>
        <translation>meiste Augen</translation>
    </message>
    <message>
        <source>longest winning streak</source>
        <translation>längste Siegesserie</translation>
    </message>
    <message>
        <source>Average points over time</source>
        <translation>Augenschnitt im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Count anew…</source>
        <translation>Neu zählen…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Everybody shuffles</source>
        <translation>Alle mischen</translation>
    </message>
    <message>
        <source>at {address}</source>
        <translation>unter {address}</translation>
    </message>
    <message>
        <source>{name} has left; a computer plays on</source>
        <translation>{name} ist gegangen; ein Computer spielt weiter</translation>
    </message>
    <message numerus="yes">
        <source>Give the code to your friends: %n more must sit down</source>
        <translation>
            <numerusform>Gib Freunden den Code: Es fehlt noch %n Spieler</numerusform>
            <numerusform>Gib Freunden den Code: Es fehlen noch %n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the code to a friend, or begin against the computer</source>
        <translation>Gib einem Freund den Code oder beginne gegen den Computer</translation>
    </message>
    <message>
        <source>Only you are missing: press “{button}”</source>
        <translation>Nur du fehlst noch: Drück „{button}“</translation>
    </message>
    <message>
        <source>Press “{button}” to begin</source>
        <translation>Drück „{button}“, um zu beginnen</translation>
    </message>
    <message>
        <source>Waiting for {name}</source>
        <translation>Wir warten auf {name}</translation>
    </message>
    <message>
        <source>Waiting for {count} players</source>
        <translation>Wir warten auf {count} Spieler</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Aufstehen</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Vom Tisch aufstehen</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: %n seconds left</source>
        <translation>
            <numerusform>Du bist dran: noch %n Sekunde</numerusform>
            <numerusform>Du bist dran: noch %n Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n seconds left</source>
        <translation>
            <numerusform>{name}: noch %n Sekunde</numerusform>
            <numerusform>{name}: noch %n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Die Zeit ist um</translation>
    </message>
    <message numerus="yes">
        <source>The next deal begins in %n seconds</source>
        <translation>
            <numerusform>Die nächste Runde beginnt in %n Sekunde</numerusform>
            <numerusform>Die nächste Runde beginnt in %n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Who is at the table, and what they say</source>
        <translation>Wer am Tisch sitzt und was gesagt wird</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Ton an</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Ton aus</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Auge</numerusform>
            <numerusform>%n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards to draw</source>
        <translation>
            <numerusform>noch %n Karte zu ziehen</numerusform>
            <numerusform>noch %n Karten zu ziehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand</source>
        <translation>
            <numerusform>%n Karte auf der Hand</numerusform>
            <numerusform>%n Karten auf der Hand</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Another table</source>
        <translation>Anderer Tisch</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>The match is drawn</source>
        <translation>Unentschiedene Partie</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>We win the match</source>
        <translation>Wir gewinnen die Partie</translation>
    </message>
    <message>
        <source>We win the deal</source>
        <translation>Wir gewinnen die Runde</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Du gewinnst die Partie</translation>
    </message>
    <message>
        <source>You win the deal</source>
        <translation>Du gewinnst die Runde</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} gewinnt die Partie</translation>
    </message>
    <message>
        <source>{name} wins the deal</source>
        <translation>{name} gewinnt die Runde</translation>
    </message>
    <message>
        <source>{names} win the match</source>
        <translation>{names} gewinnen die Partie</translation>
    </message>
    <message>
        <source>{names} win the deal</source>
        <translation>{names} gewinnen die Runde</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} und {last}</translation>
    </message>
    <message>
        <source>trumps were {suit}</source>
        <translation>Trumpf: {suit}</translation>
    </message>
    <message>
        <source>{ours} to {theirs}</source>
        <translation>{ours} zu {theirs}</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>with undo</source>
        <translation>mit Rücknahme</translation>
    </message>
    <message>
        <source>with a hint</source>
        <translation>mit Tipp</translation>
    </message>
    <message>
        <source>{card} is turned: trumps are {suit}</source>
        <translation>aufgedeckt: {card}. Trumpf: {suit}</translation>
    </message>
    <message>
        <source>You play the {card}</source>
        <translation>Du spielst {card}</translation>
    </message>
    <message>
        <source>{name} plays the {card}</source>
        <translation>{name} spielt {card}</translation>
    </message>
    <message>
        <source>You draw the {card}</source>
        <translation>Du ziehst {card}</translation>
    </message>
    <message>
        <source>{name} draws the {card}</source>
        <translation>{name} zieht {card}</translation>
    </message>
    <message>
        <source>{name} holds {cards}</source>
        <translation>{name} hält {cards}</translation>
    </message>
    <message>
        <source>Your cards: {cards}</source>
        <translation>Deine Karten: {cards}</translation>
    </message>
    <message>
        <source>Points: {points}</source>
        <translation>Augen: {points}</translation>
    </message>
    <message>
        <source>The last trick: {cards}</source>
        <translation>Der letzte Stich: {cards}</translation>
    </message>
    <message>
        <source>{card} is turned</source>
        <translation>aufgedeckt: {card}</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>eine verdeckte Karte</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>mit dir</translation>
    </message>
    <message>
        <source>with {name}</source>
        <translation>mit {name}</translation>
    </message>
    <message>
        <source>against you</source>
        <translation>gegen dich</translation>
    </message>
    <message>
        <source>Us</source>
        <translation>Wir</translation>
    </message>
    <message>
        <source>Them</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Briscola</source>
        <translation>Briscola</translation>
    </message>
    <message>
        <source>Brisca</source>
        <translation>Brisca</translation>
    </message>
    <message>
        <source>Play the {card}: there is nothing else</source>
        <translation>{card}: Etwas anderes gibt es nicht</translation>
    </message>
    <message>
        <source>Claim the rest: it is yours</source>
        <translation>Kassier den Rest: Er gehört dir</translation>
    </message>
    <message>
        <source>Exchange: the turned card is better</source>
        <translation>Tausch: Die aufgedeckte Karte ist besser</translation>
    </message>
    <message>
        <source>Throw the ace: it draws their best cards</source>
        <translation>„Werft ab!“: Das Ass holt ihre besten Karten</translation>
    </message>
    <message>
        <source>The {card}: it takes the trick</source>
        <translation>{card}: Damit machst du den Stich</translation>
    </message>
    <message>
        <source>The {card}: the trick is worth a trump</source>
        <translation>{card}: Der Stich ist einen Trumpf wert</translation>
    </message>
    <message>
        <source>The {card}: points for your partner</source>
        <translation>{card}: Augen für eure Partei</translation>
    </message>
    <message>
        <source>The {card}: let this trick go</source>
        <translation>{card}: Lass diesen Stich laufen</translation>
    </message>
    <message>
        <source>The {card}: a lead that risks little</source>
        <translation>{card}: Damit riskierst du wenig</translation>
    </message>
    <message>
        <source>The {card}: it has a good chance to hold</source>
        <translation>{card}: Der Stich bleibt wohl bei dir</translation>
    </message>
    <message>
        <source>The {card}: lead a trump</source>
        <translation>{card}: Spiel Trumpf aus</translation>
    </message>
    <message>
        <source>There is nothing to do but wait</source>
        <translation>Da hilft nur warten</translation>
    </message>
    <message>
        <source>You deal</source>
        <translation>Du gibst</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation>{name} gibt</translation>
    </message>
    <message>
        <source>Trumps are {suit}</source>
        <translation>Trumpf: {suit}</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Deine Karten</translation>
    </message>
    <message>
        <source>The trick</source>
        <translation>Der Stich</translation>
    </message>
    <message>
        <source>Stock and trumps</source>
        <translation>Talon und Trumpf</translation>
    </message>
    <message>
        <source>Tricks taken</source>
        <translation>Gemachte Stiche</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>{name}: cards in hand</source>
        <translation>{name}: Karten auf der Hand</translation>
    </message>
    <message>
        <source>{card}, a trump</source>
        <translation>{card}, Trumpf</translation>
    </message>
    <message>
        <source>card {number} of {count}</source>
        <translation>Karte {number} von {count}</translation>
    </message>
    <message>
        <source>may not be played now</source>
        <translation>darf jetzt nicht gespielt werden</translation>
    </message>
    <message>
        <source>a place for the card to be drawn</source>
        <translation>Platz für die nächste Karte</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>{card}, winning so far</source>
        <translation>{card}, liegt vorn</translation>
    </message>
    <message>
        <source>no card on the table</source>
        <translation>keine Karte auf dem Tisch</translation>
    </message>
    <message>
        <source>the turned card: {card}</source>
        <translation>die aufgedeckte Karte: {card}</translation>
    </message>
    <message>
        <source>the stock is empty</source>
        <translation>der Talon ist leer</translation>
    </message>
    <message>
        <source>Tricks of {name}: {cards}</source>
        <translation>Stiche von {name}: {cards}</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>away</source>
        <translation>weg</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>Score: {score}</source>
        <translation>Stand: {score}</translation>
    </message>
    <message>
        <source>{name} is to play</source>
        <translation>{name} ist dran</translation>
    </message>
    <message>
        <source>Your lead</source>
        <translation>Du spielst aus</translation>
    </message>
    <message>
        <source>{name} leads the {card}: your turn</source>
        <translation>{name} spielt {card} aus: Du bist dran</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} überlegt</translation>
    </message>
    <message numerus="yes">
        <source>You take %n points</source>
        <translation>
            <numerusform>Dein Stich: %n Auge</numerusform>
            <numerusform>Dein Stich: %n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n points with a trump</source>
        <translation>
            <numerusform>Dein Stich mit Trumpf: %n Auge</numerusform>
            <numerusform>Dein Stich mit Trumpf: %n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n points with the highest trump</source>
        <translation>
            <numerusform>Dein Stich mit dem höchsten Trumpf: %n Auge</numerusform>
            <numerusform>Dein Stich mit dem höchsten Trumpf: %n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n points with the highest of the suit led</source>
        <translation>
            <numerusform>Dein Stich mit der höchsten Karte der Farbe: %n Auge</numerusform>
            <numerusform>Dein Stich mit der höchsten Karte der Farbe: %n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n points</source>
        <translation>
            <numerusform>{name} macht den Stich: %n Auge</numerusform>
            <numerusform>{name} macht den Stich: %n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n points with a trump</source>
        <translation>
            <numerusform>{name} macht den Stich mit Trumpf: %n Auge</numerusform>
            <numerusform>{name} macht den Stich mit Trumpf: %n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n points with the highest trump</source>
        <translation>
            <numerusform>{name} macht den Stich mit dem höchsten Trumpf: %n Auge</numerusform>
            <numerusform>{name} macht den Stich mit dem höchsten Trumpf: %n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n points with the highest of the suit led</source>
        <translation>
            <numerusform>{name} macht den Stich mit der höchsten Karte der Farbe: %n Auge</numerusform>
            <numerusform>{name} macht den Stich mit der höchsten Karte der Farbe: %n Augen</numerusform>
        </translation>
    </message>
    <message>
        <source>You take the {took} for the {gave}</source>
        <translation>Du holst {took} für die {gave}</translation>
    </message>
    <message>
        <source>{name} takes the {took} for the {gave}</source>
        <translation>{name} holt {took} für die {gave}</translation>
    </message>
    <message>
        <source>You throw the ace: best cards, please!</source>
        <translation>Trumpf-Ass: „Werft ab!“</translation>
    </message>
    <message>
        <source>{name} throws the ace: best cards, please!</source>
        <translation>{name}, Trumpf-Ass: „Werft ab!“</translation>
    </message>
    <message>
        <source>Your time is up: the computer plays the {card} for you</source>
        <translation>Deine Zeit ist um: Der Computer spielt {card} für dich</translation>
    </message>
    <message>
        <source>{name}’s time is up: the computer plays the {card}</source>
        <translation>Die Zeit von {name} ist um: Der Computer spielt {card}</translation>
    </message>
    <message numerus="yes">
        <source>You claim the rest: %n points</source>
        <translation>
            <numerusform>Du kassierst den Rest: %n Auge</numerusform>
            <numerusform>Du kassierst den Rest: %n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} claims the rest: %n points</source>
        <translation>
            <numerusform>{name} kassiert den Rest: %n Auge</numerusform>
            <numerusform>{name} kassiert den Rest: %n Augen</numerusform>
        </translation>
    </message>
    <message>
        <source>Partners show each other their hands</source>
        <translation>Die Partner zeigen einander ihre Karten</translation>
    </message>
    <message>
        <source>The points are counted</source>
        <translation>Die Augen werden gezählt</translation>
    </message>
</context>
<context>
    <name>Talk</name>
    <message>
        <source>What was said</source>
        <translation>Was gesagt wurde</translation>
    </message>
    <message>
        <source>Nothing has been said yet.</source>
        <translation>Noch hat niemand etwas gesagt.</translation>
    </message>
    <message>
        <source>Say something…</source>
        <translation>Sag etwas …</translation>
    </message>
    <message>
        <source>Say something to the table</source>
        <translation>Den anderen etwas sagen</translation>
    </message>
    <message>
        <source>Say it (Enter)</source>
        <translation>Sagen (Enter)</translation>
    </message>
    <message>
        <source>Say it</source>
        <translation>Sagen</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Smaller text (Ctrl+−)</source>
        <translation>Kleinere Schrift (Strg+−)</translation>
    </message>
    <message>
        <source>Larger text (Ctrl++)</source>
        <translation>Größere Schrift (Strg++)</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Print the rules (Ctrl+P)</source>
        <translation>Regeln drucken (Strg+P)</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Save the rules as PDF (Ctrl+S)</source>
        <translation>Regeln als PDF speichern (Strg+S)</translation>
    </message>
</context>
<context>
    <name>TourSheet</name>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Put the notes away</source>
        <translation>Die Zettel weglegen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Deine Karten</translation>
    </message>
    <message>
        <source>Play a card with a click, by dragging it to the table, or with the keys 1, 2 and 3.</source>
        <translation>Spiel eine Karte mit einem Klick, zieh sie auf den Tisch oder nimm die Tasten 1, 2 und 3.</translation>
    </message>
    <message>
        <source>The trump</source>
        <translation>Der Trumpf</translation>
    </message>
    <message>
        <source>The suit of the card under the stock is trump. The highest trump takes the trick; without one, the highest card of the suit led. Nobody has to follow suit. Afterwards everybody draws a card.</source>
        <translation>Die Farbe der Karte unter dem Talon ist Trumpf. Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe. Farbe bekennen muss niemand. Danach ziehen alle eine Karte.</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Was zählt</translation>
    </message>
    <message>
        <source>Tricks lie before those who took them. An ace counts 11, a three 10, a king 4, a knight 3 and a knave 2 points. More than 60 of the 120 win the deal.</source>
        <translation>Stiche liegen vor dem, der sie gemacht hat. Ein Ass zählt 11 Augen, eine Drei 10, ein König 4, ein Reiter 3, ein Bube 2. Mit mehr als 60 von 120 gewinnst du die Runde.</translation>
    </message>
    <message>
        <source>Whenever you like</source>
        <translation>Wann immer du magst</translation>
    </message>
    <message>
        <source>Up here are a new deal, a hint and undo; the menu has everything else, these notes too. F1 opens the rules, ? shows every key, S says what lies on the table.</source>
        <translation>Hier oben findest du „Neue Runde“, „Tipp“ und „Zurück“; alles andere steht im Menü, auch diese Zettel. F1 öffnet die Regeln, ? zeigt alle Tasten, S sagt an, was auf dem Tisch liegt.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>VerifyDialog</name>
    <message>
        <source>Verify the shuffle</source>
        <translation>Mischen nachprüfen</translation>
    </message>
    <message>
        <source>Before the deal the server seals a secret and shows only its seal. Then every player gives a number. The pack follows from all of these, so nobody could choose it; now that the deal is over, your computer has shuffled again by itself and compared.</source>
        <translation>Vor der Runde versiegelt der Server ein Geheimnis und zeigt nur das Siegel. Dann gibt jeder Spieler eine Zahl dazu. Aus alldem ergibt sich, wie die Karten liegen; aussuchen konnte sich das also niemand. Jetzt, nach der Runde, hat dein Rechner selbst noch einmal gemischt und verglichen.</translation>
    </message>
    <message>
        <source>One honest word: whoever hosts a table could read the memory of their own computer. This proves that the cards were not stacked, not that nobody peeked.</source>
        <translation>Ehrlicherweise sei gesagt: Wer einen Tisch auf dem eigenen Rechner eröffnet, könnte dessen Speicher auslesen. Bewiesen ist, dass die Karten nicht vorsortiert waren, nicht aber, dass keiner gelinst hat.</translation>
    </message>
    <message>
        <source>Copy all numbers</source>
        <translation>Alle Zahlen kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Seal (SHA-256)</source>
        <translation>Siegel (SHA-256)</translation>
    </message>
    <message>
        <source>The server’s secret</source>
        <translation>Geheimnis des Servers</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>nicht gezeigt</translation>
    </message>
    <message>
        <source>not given in time</source>
        <translation>nicht rechtzeitig gegeben</translation>
    </message>
    <message>
        <source>Number of {name}</source>
        <translation>Zahl von {name}</translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message>
        <source>something in it is neither a card nor an action</source>
        <translation>etwas darin ist weder Karte noch Zug</translation>
    </message>
    <message>
        <source>these rules do not go together</source>
        <translation>diese Regeln passen nicht zusammen</translation>
    </message>
    <message>
        <source>the cards are not those of the pack</source>
        <translation>die Karten sind nicht die des Blatts</translation>
    </message>
    <message>
        <source>it has another format</source>
        <translation>es hat ein anderes Format</translation>
    </message>
    <message>
        <source>there is no such table</source>
        <translation>so einen Tisch gibt es nicht</translation>
    </message>
    <message>
        <source>what is done there is against the rules</source>
        <translation>der Zug ist gegen die Regeln</translation>
    </message>
    <message>
        <source>the deal cannot be played from its record</source>
        <translation>die Aufzeichnung lässt sich nicht abspielen</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>die Datei oder der Ordner fehlt</translation>
    </message>
    <message>
        <source>it is not permitted</source>
        <translation>die Berechtigung fehlt</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <source>the address is in use</source>
        <translation>die Adresse ist schon belegt</translation>
    </message>
</context>
<context>
    <name>notices</name>
    <message>
        <source>The history of deals could not be read ({fault}) and was put aside as {backup}; a new one begins.</source>
        <translation>Der Verlauf war nicht lesbar ({fault}) und liegt jetzt als {backup} beiseite; ein neuer beginnt.</translation>
    </message>
    <message>
        <source>The history cannot be used ({fault}); play on: finished deals are added as soon as possible.</source>
        <translation>Der Verlauf ist gerade nicht benutzbar ({fault}); spiel ruhig weiter, fertige Runden kommen hinein, sobald es geht.</translation>
    </message>
    <message>
        <source>The table has moved on; please choose again.</source>
        <translation>Der Tisch ist schon weiter; bitte wähl noch einmal.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>That seat is not yours to play.</source>
        <translation>Dieser Platz gehört dir nicht.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht dran.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Diese Karte hast du nicht auf der Hand.</translation>
    </message>
    <message>
        <source>The ace was thrown: your highest trump, or your best card, is due.</source>
        <translation>„Werft ab!“: Jetzt ist dein höchster Trumpf fällig, sonst deine beste Karte.</translation>
    </message>
    <message>
        <source>The rules of this table do not have that.</source>
        <translation>Das gibt es nach den Regeln dieses Tisches nicht.</translation>
    </message>
    <message>
        <source>The turned card has been drawn; it is too late to exchange.</source>
        <translation>Die aufgedeckte Karte ist gezogen; zum Tauschen ist es zu spät.</translation>
    </message>
    <message>
        <source>You do not hold the card that takes the turned one.</source>
        <translation>Dir fehlt die Karte zum Tauschen.</translation>
    </message>
    <message>
        <source>Only the first card of a trick can be thrown.</source>
        <translation>„Werft ab!“ geht nur beim Ausspielen.</translation>
    </message>
    <message>
        <source>You do not hold the ace of trumps.</source>
        <translation>Du hast das Trumpf-Ass nicht.</translation>
    </message>
    <message>
        <source>You can claim the rest between the last three tricks, when the stock is empty.</source>
        <translation>Den Rest kassieren kannst du zwischen den letzten drei Stichen, wenn der Talon leer ist.</translation>
    </message>
    <message>
        <source>Your side does not hold the highest trumps.</source>
        <translation>Deine Partei hat nicht die höchsten Trümpfe.</translation>
    </message>
    <message>
        <source>There is nothing to undo: you have not played yet.</source>
        <translation>Es gibt nichts zurückzunehmen: Du hast noch nicht gespielt.</translation>
    </message>
    <message>
        <source>No deal has been started.</source>
        <translation>Es läuft keine Runde.</translation>
    </message>
    <message>
        <source>This deal is not over yet.</source>
        <translation>Diese Runde ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>Undo is for one person against the computer.</source>
        <translation>Zurücknehmen geht nur allein gegen den Computer.</translation>
    </message>
    <message>
        <source>A deal can be given up by one person against the computer.</source>
        <translation>Aufgeben geht nur allein gegen den Computer.</translation>
    </message>
    <message>
        <source>There is no deal to go back to.</source>
        <translation>Es gibt keine Runde, zu der du zurückkannst.</translation>
    </message>
    <message>
        <source>No trick has been taken yet.</source>
        <translation>Noch ist kein Stich gemacht.</translation>
    </message>
    <message>
        <source>At an online table nothing can be taken back: the others have seen it.</source>
        <translation>Online lässt sich nichts zurücknehmen: Alle haben es gesehen.</translation>
    </message>
    <message>
        <source>There are no hints at an online table: everybody plays without help.</source>
        <translation>Am Online-Tisch gibt es keine Tipps: Jeder spielt selbst.</translation>
    </message>
    <message>
        <source>At an online table the next deal begins when everybody is ready.</source>
        <translation>Am Online-Tisch beginnt die nächste Runde, wenn alle bereit sind.</translation>
    </message>
    <message>
        <source>Your last move is still on its way to the server.</source>
        <translation>Dein letzter Zug ist noch unterwegs zum Server.</translation>
    </message>
    <message>
        <source>The connection is lost; your seat waits for you. Trying again.</source>
        <translation>Die Verbindung ist weg; dein Platz wartet. Ein neuer Versuch läuft.</translation>
    </message>
    <message>
        <source>There is no table with a free seat under this code. Please check it, or ask for a new one.</source>
        <translation>Unter diesem Code gibt es keinen Tisch mit freiem Platz. Prüf den Code oder lass dir einen neuen geben.</translation>
    </message>
    <message>
        <source>Too many codes that do not exist; try again in {seconds} s.</source>
        <translation>Zu viele Codes, die es nicht gibt; versuch es in {seconds} s noch einmal.</translation>
    </message>
    <message>
        <source>The server is full; please try again later.</source>
        <translation>Der Server ist voll; versuch es später noch einmal.</translation>
    </message>
    <message>
        <source>You already sit at a table; leave it first.</source>
        <translation>Du sitzt schon an einem Tisch; steh dort erst auf.</translation>
    </message>
    <message>
        <source>You do not sit at this table any more.</source>
        <translation>Du sitzt nicht mehr an diesem Tisch.</translation>
    </message>
    <message>
        <source>Your seat at that table is no longer kept.</source>
        <translation>Dein Platz an diesem Tisch wird nicht mehr freigehalten.</translation>
    </message>
    <message>
        <source>The table cannot be reached just now; trying again.</source>
        <translation>Der Tisch ist gerade nicht erreichbar; ein neuer Versuch läuft.</translation>
    </message>
    <message>
        <source>That is not possible at the table just now.</source>
        <translation>Das geht an diesem Tisch gerade nicht.</translation>
    </message>
    <message>
        <source>That was too much at once; please wait {seconds} s.</source>
        <translation>Das war zu viel auf einmal; warte bitte {seconds} s.</translation>
    </message>
    <message>
        <source>Slower, please: you can write again in {seconds} s.</source>
        <translation>Langsam: In {seconds} s kannst du wieder schreiben.</translation>
    </message>
    <message>
        <source>Nothing in that text can be shown.</source>
        <translation>In diesem Text ist nichts, was sich zeigen lässt.</translation>
    </message>
    <message>
        <source>The server does not play by these rules: {text}.</source>
        <translation>Nach diesen Regeln spielt der Server nicht: {text}.</translation>
    </message>
    <message>
        <source>The server does not have this timer.</source>
        <translation>Diese Bedenkzeit gibt es auf diesem Server nicht.</translation>
    </message>
    <message>
        <source>The server does not have computers of this level.</source>
        <translation>Computer dieser Stufe gibt es auf diesem Server nicht.</translation>
    </message>
    <message>
        <source>The server did not understand this; it may be of another version.</source>
        <translation>Der Server hat das nicht verstanden; vielleicht hat er eine andere Version.</translation>
    </message>
    <message>
        <source>The server speaks another version of the game. Please update the older of the two.</source>
        <translation>Der Server hat eine andere Version des Spiels. Bitte die ältere der beiden aktualisieren.</translation>
    </message>
    <message>
        <source>No table server answers at {server}. Is the address right?</source>
        <translation>Unter {server} antwortet kein Spielserver. Stimmt die Adresse?</translation>
    </message>
    <message>
        <source>The server cannot prove who it is: its certificate is not trusted here. Nothing was sent to it.</source>
        <translation>Der Server kann sich nicht ausweisen: Seinem Zertifikat wird hier nicht vertraut. Es wurde nichts an ihn gesendet.</translation>
    </message>
    <message>
        <source>{server} is not the address of a server; an address looks like play.example.org.</source>
        <translation>{server} ist keine Adresse eines Servers; eine Adresse sieht aus wie play.example.org.</translation>
    </message>
    <message>
        <source>The server does not take more connections from here just now.</source>
        <translation>Der Server nimmt von hier gerade keine weiteren Verbindungen an.</translation>
    </message>
    <message>
        <source>Your seat was taken up in another window.</source>
        <translation>Dein Platz wurde in einem anderen Fenster eingenommen.</translation>
    </message>
    <message>
        <source>The table was closed by whoever keeps it.</source>
        <translation>Wer den Tisch eröffnet hat, hat ihn geschlossen.</translation>
    </message>
    <message>
        <source>Whose code is that? No table is near; ask for the address as well, or connect to a server first.</source>
        <translation>Wessen Code ist das? In der Nähe ist kein Tisch; frag auch nach der Adresse oder verbinde dich erst mit einem Server.</translation>
    </message>
    <message>
        <source>A code has eight letters or digits, like ABCD EF23.</source>
        <translation>Ein Code hat acht Buchstaben oder Ziffern, etwa ABCD EF23.</translation>
    </message>
    <message>
        <source>A table cannot be hosted on this computer ({fault}).</source>
        <translation>Auf diesem Rechner lässt sich kein Tisch eröffnen ({fault}).</translation>
    </message>
    <message>
        <source>The record breaks off: {fault}. The part before that is shown.</source>
        <translation>Die Aufzeichnung bricht ab: {fault}. Gezeigt wird, was davor war.</translation>
    </message>
    <message>
        <source>{file} is not a record of a deal: {fault}.</source>
        <translation>{file} ist keine Aufzeichnung einer Runde: {fault}.</translation>
    </message>
    <message>
        <source>The computer player failed ({fault}); a simpler one has played in its place.</source>
        <translation>Ein Computer am Tisch ist ausgefallen ({fault}); ein einfacherer hat für ihn gespielt.</translation>
    </message>
    <message>
        <source>There is no hint this time: the strong player failed ({fault}).</source>
        <translation>Diesmal gibt es keinen Tipp: Der starke Spieler ist ausgefallen ({fault}).</translation>
    </message>
    <message>
        <source>The saved deal could not be read and was put aside as {backup}; a new deal begins.</source>
        <translation>Die gespeicherte Runde war nicht lesbar und liegt jetzt als {backup} beiseite; eine neue beginnt.</translation>
    </message>
    <message>
        <source>The deal cannot be saved in {folder} ({fault}); you can play on.</source>
        <translation>Die Runde lässt sich in {folder} nicht speichern ({fault}); du kannst trotzdem weiterspielen.</translation>
    </message>
    <message>
        <source>The settings could not be read and were put aside as {backup}; the usual ones are used.</source>
        <translation>Die Einstellungen waren nicht lesbar und liegen jetzt als {backup} beiseite; es gelten die üblichen.</translation>
    </message>
    <message>
        <source>Settings cannot be kept in {folder}; you can play on.</source>
        <translation>Die Einstellungen lassen sich in {folder} nicht speichern; du kannst trotzdem weiterspielen.</translation>
    </message>
    <message>
        <source>The chosen rules do not go together ({fault}); classic is played.</source>
        <translation>Die gewählten Regeln passen nicht zusammen ({fault}); gespielt wird „Klassisch“.</translation>
    </message>
    <message>
        <source>A deck cannot be used: {fault}.</source>
        <translation>Ein Blatt lässt sich nicht verwenden: {fault}.</translation>
    </message>
    <message>
        <source>The setting {key} had an unknown value, {value}; {used} is used instead.</source>
        <translation>Die Einstellung {key} hatte einen unbekannten Wert, {value}; es gilt {used}.</translation>
    </message>
    <message>
        <source>This deal cannot be reviewed ({fault}).</source>
        <translation>Diese Runde lässt sich nicht analysieren ({fault}).</translation>
    </message>
</context>
</TS>
