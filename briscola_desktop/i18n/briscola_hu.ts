<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Briscola Desktop</source>
        <translation>Briscola Desktop</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>{version} verzió</translation>
    </message>
    <message>
        <source>Briscola on your own, with others at one screen or over the network; the cards and sounds are our own.</source>
        <translation>Briscola egyedül, többen egy képernyőnél vagy hálózaton, saját rajzolású lapokkal és saját hangokkal.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public Licence, version 3 or later.</source>
        <translation>Szabad szoftver a GNU General Public License 3-as vagy újabb változata szerint.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencek</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>A játék</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Ezekből készült</translation>
    </message>
    <message>
        <source>To use a Qt of your own</source>
        <translation>Saját Qt használata</translation>
    </message>
    <message>
        <source>Source code</source>
        <translation>Forráskód</translation>
    </message>
    <message>
        <source>All licences in full</source>
        <translation>A licencek teljes szövege</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>To the lobby</source>
        <translation>Az asztalokhoz</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Próbáld most újra</translation>
    </message>
    <message>
        <source>The connection is lost. Your seat is kept, and the game keeps trying.</source>
        <translation>Megszakadt a kapcsolat. A helyed megmarad; a program magától újra próbálkozik.</translation>
    </message>
    <message>
        <source>{server} has not answered for a minute; the table may be gone for good. The game keeps trying.</source>
        <translation>{server} egy perce nem válaszol; lehet, hogy az asztal már nincs meg. A program magától tovább próbálkozik.</translation>
    </message>
    <message>
        <source>{why} The deal breaks off here and counts for nobody.</source>
        <translation>{why} A leosztás itt félbeszakad, és senkinél sem számít.</translation>
    </message>
    <message>
        <source>Play it out</source>
        <translation>Végigjátszom itt</translation>
    </message>
    <message>
        <source>Against the computer, at your own table; the cards that you have not seen are dealt anew</source>
        <translation>A gép ellen, a saját asztalodnál; a nem látott lapokat a gép újra kiosztja</translation>
    </message>
</context>
<context>
    <name>Beside</name>
    <message>
        <source>History…</source>
        <translation>Előzmények…</translation>
    </message>
    <message>
        <source>Review this deal</source>
        <translation>A leosztás elemzése</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statisztika…</translation>
    </message>
    <message>
        <source>Shared deals…</source>
        <translation>Megosztott leosztások…</translation>
    </message>
    <message>
        <source>My decks…</source>
        <translation>Saját paklik…</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Level</source>
        <translation>Szint</translation>
    </message>
    <message>
        <source>The computer’s level: a new deal begins</source>
        <translation>Milyen erős a gép; új leosztás kezdődik</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Pakli</translation>
    </message>
    <message>
        <source>Another deck of cards</source>
        <translation>Másik pakli</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Új leosztás</translation>
    </message>
    <message>
        <source>A new deal; you can go back to this one</source>
        <translation>Új leosztás; ehhez visszatérhetsz</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tanács</translation>
    </message>
    <message>
        <source>What the strong player would do</source>
        <translation>Mit tenne az erős játékos</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Back to your last choice</source>
        <translation>Vissza az utolsó döntésedhez</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Utolsó ütés</translation>
    </message>
    <message>
        <source>Show the last trick</source>
        <translation>Az utolsó ütés még egyszer</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Asztal</translation>
    </message>
    <message>
        <source>Choose how to play: rules, players, levels</source>
        <translation>Hogyan játsszunk: szabályok, játékosok, szintek</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Everything else</source>
        <translation>Minden más</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Csere</translation>
    </message>
    <message>
        <source>Take the turned card for yours</source>
        <translation>A felfordított lap a tiédért</translation>
    </message>
    <message>
        <source>Throw the ace</source>
        <translation>„Dobjatok!”</translation>
    </message>
    <message>
        <source>Lead the ace: everyone plays their best card</source>
        <translation>Hívd az ászt: mindenki a legjobb lapját adja</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <translation>Viszem a maradékot</translation>
    </message>
    <message>
        <source>The rest is yours for certain</source>
        <translation>A maradék biztosan a tiéd</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Kártyaasztal</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Te jössz</translation>
    </message>
    <message>
        <source>D</source>
        <comment>one letter on the chip of the dealer</comment>
        <translation>O</translation>
    </message>
</context>
<context>
    <name>Company</name>
    <message>
        <source>At the table</source>
        <translation>Az asztalnál</translation>
    </message>
    <message>
        <source>Verify the shuffle…</source>
        <translation>A keverés ellenőrzése…</translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>Csevegés</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Vissza az asztalhoz</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>The timer is off: everybody agrees.</source>
        <translation>Az óra áll: mindenki beleegyezett.</translation>
    </message>
    <message>
        <source>{agreed} of {people} want no timer</source>
        <translation>{people} emberből {agreed} óra nélkül játszana</translation>
    </message>
    <message>
        <source>No timer against computers alone</source>
        <translation>Gépek ellen nincs óra</translation>
    </message>
    <message>
        <source>Timer off</source>
        <translation>Óra ki</translation>
    </message>
    <message>
        <source>The timer goes off when everybody agrees</source>
        <translation>Az óra akkor áll le, ha mindenki beleegyezik</translation>
    </message>
    <message>
        <source>You have asked to switch the timer off.</source>
        <translation>Az óra kikapcsolását kéred.</translation>
    </message>
    <message>
        <source>{name} asks to switch the timer off: press Timer off to agree.</source>
        <translation>{name} az óra kikapcsolását kéri: ha neked is jó, nyomd meg: „Óra ki”.</translation>
    </message>
</context>
<context>
    <name>ContentsPanel</name>
    <message>
        <source>Your table ({preset})</source>
        <translation>A te asztalod ({preset})</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n találat</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nincs találat</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Keresés a szabályokban</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Tartalom</translation>
    </message>
    <message>
        <source>Language of the rules</source>
        <translation>A szabályok nyelve</translation>
    </message>
    <message>
        <source>Cards of the pictures</source>
        <translation>A képek paklija</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Asztal</translation>
    </message>
    <message>
        <source>Play with these rules</source>
        <translation>Játsszunk így</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Nyelv</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Lapok</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Place in the deal</source>
        <translation>Hol tart a leosztás</translation>
    </message>
</context>
<context>
    <name>CourseChart</name>
    <message>
        <source>Average points: {points}. {later}</source>
        <translation>Átlagos pontszám: {points}. {later}</translation>
    </message>
    <message>
        <source>Average points, from {first} in the first deals to {last} in the last ones</source>
        <translation>Átlagos pontszám, az első leosztások {first} pontjától az utolsók {last} pontjáig</translation>
    </message>
    <message>
        <source>From {number} deals on there is a line.</source>
        <translation>{number} leosztástól vonal látható.</translation>
    </message>
</context>
<context>
    <name>CoverSheet</name>
    <message>
        <source>Show my cards</source>
        <translation>Mutasd a lapjaimat</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, te jössz</translation>
    </message>
</context>
<context>
    <name>CreateTableDialog</name>
    <message>
        <source>Host the table</source>
        <translation>Asztal nyitása</translation>
    </message>
    <message>
        <source>Create the table</source>
        <translation>Asztal nyitása</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Asztal a saját gépeden</translation>
    </message>
    <message>
        <source>Your computer keeps the table; it must stay on while you play.</source>
        <translation>Az asztal a te gépeden áll; amíg játszotok, maradjon bekapcsolva.</translation>
    </message>
    <message>
        <source>Create a table</source>
        <translation>Asztal nyitása</translation>
    </message>
    <message>
        <source>You choose the rules; whoever sits down agrees to them.</source>
        <translation>A szabályokat te választod; aki leül, elfogadja őket.</translation>
    </message>
    <message>
        <source>friends with the code</source>
        <translation>barátok, a kóddal</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>bárki</translation>
    </message>
    <message>
        <source>nobody: all seats are for people</source>
        <translation>senki: minden hely embereké</translation>
    </message>
    <message>
        <source>computers, {level}</source>
        <translation>gépek, {level}</translation>
    </message>
    <message>
        <source>Who may sit down</source>
        <translation>Ki ülhet le</translation>
    </message>
    <message>
        <source>Time to think</source>
        <translation>Gondolkodási idő</translation>
    </message>
    <message>
        <source>When it runs out, the computer plays the card. Against computers alone there is no timer.</source>
        <translation>Ha letelt, a gép játssza ki a lapot. Ha csak gépek az ellenfelek, nincs óra.</translation>
    </message>
    <message>
        <source>In seats that stay empty</source>
        <translation>Az üresen maradó helyeken</translation>
    </message>
</context>
<context>
    <name>DealWindow</name>
    <message>
        <source>Replay of a deal</source>
        <translation>Egy leosztás újra</translation>
    </message>
    <message>
        <source>The record breaks off here: {fault}</source>
        <translation>A feljegyzés itt megszakad: {fault}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Szünet</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lejátszás</translation>
    </message>
    <message>
        <source>{name} (Space)</source>
        <translation>{name} (szóköz)</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>Az elejére (Home)</translation>
    </message>
    <message>
        <source>A step back (←)</source>
        <translation>Egy lépés vissza (←)</translation>
    </message>
    <message>
        <source>A step forward (→)</source>
        <translation>Egy lépés előre (→)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>A végére (End)</translation>
    </message>
    <message>
        <source>All cards face up</source>
        <translation>Minden lap nyíltan</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Elemzés</translation>
    </message>
    <message>
        <source>The strong player looks at each of your choices and says what it cost, going by what you could know then.</source>
        <translation>Az erős játékos minden döntésedet megnézi, és megmondja, mibe került, annak alapján, amit akkor tudhattál.</translation>
    </message>
    <message>
        <source>Review this deal</source>
        <translation>A leosztás elemzése</translation>
    </message>
    <message>
        <source>Choices looked at</source>
        <translation>Megvizsgált döntések</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Leállítás</translation>
    </message>
</context>
<context>
    <name>DeckImport</name>
    <message>
        <source>{name} holds no pictures whose names tell which cards they are</source>
        <translation>ebben nincs olyan kép, amelynek a nevéből kiderül, melyik lap: {name}</translation>
    </message>
    <message>
        <source>these cards are missing: {cards}{more}</source>
        <translation>ezek a lapok hiányoznak: {cards}{more}</translation>
    </message>
    <message>
        <source>the deck cannot be kept in {folder}: {fault}</source>
        <translation>a pakli nem menthető ide: {folder} ({fault})</translation>
    </message>
    <message>
        <source>{name} cannot be renamed: {fault}</source>
        <translation>{name} nem nevezhető át: {fault}</translation>
    </message>
    <message>
        <source>{name} cannot be removed: {fault}</source>
        <translation>{name} nem törölhető: {fault}</translation>
    </message>
    <message>
        <source>a deck needs a name</source>
        <translation>a paklinak név kell</translation>
    </message>
    <message>
        <source>the cards of {name} are {aspect} times as high as wide, not {least} to {most} times</source>
        <translation>{name}: a lapok magasságának és szélességének aránya {aspect}, nem {least} és {most} közötti</translation>
    </message>
    <message>
        <source>{name} has another shape than the other cards</source>
        <translation>{name}: más alakú, mint a többi lap</translation>
    </message>
    <message>
        <source>{name} defines entities, which no card needs</source>
        <translation>{name}: entitásokat definiál, ilyen egy lapnak nem kell</translation>
    </message>
    <message>
        <source>{name} refers to other files</source>
        <translation>{name}: más fájlokra hivatkozik</translation>
    </message>
    <message>
        <source>{name} has no drawing of {element}</source>
        <translation>{name}: nem rajzolja ki ezt: {element}</translation>
    </message>
    <message>
        <source>{name} is not a drawing that can be read</source>
        <translation>{name}: nem olvasható rajz</translation>
    </message>
    <message>
        <source>{name} has more pixels than any card needs</source>
        <translation>{name}: több képpont, mint amennyi egy lapnak kell</translation>
    </message>
    <message>
        <source>{name} is not a picture that can be read</source>
        <translation>{name}: nem olvasható kép</translation>
    </message>
    <message>
        <source>{name} is broken: {fault}</source>
        <translation>{name} sérült: {fault}</translation>
    </message>
    <message>
        <source>{name} has {width} × {height} pixels, more than any card needs</source>
        <translation>{name}: {width} × {height} képpont, több, mint amennyi egy lapnak kell</translation>
    </message>
    <message>
        <source>{name} is only {width} pixels wide; a card needs {least}</source>
        <translation>{name}: csak {width} képpont széles; egy laphoz {least} kell</translation>
    </message>
    <message>
        <source>{name} is an animated picture</source>
        <translation>{name}: animált kép</translation>
    </message>
    <message>
        <source>{name} does not exist</source>
        <translation>{name} nem létezik</translation>
    </message>
    <message>
        <source>{name} cannot be read: {fault}</source>
        <translation>{name} nem olvasható: {fault}</translation>
    </message>
    <message>
        <source>{name} is neither a folder nor a zip nor an SVGZ</source>
        <translation>{name}: nem mappa, nem zip és nem SVGZ</translation>
    </message>
    <message>
        <source>{name} is larger than {most} MB when unpacked</source>
        <translation>{name} kicsomagolva nagyobb, mint {most} MB</translation>
    </message>
    <message>
        <source>{name} has more than {most} files; choose the folder of one deck</source>
        <translation>{name}: több mint {most} fájl; válaszd egyetlen pakli mappáját</translation>
    </message>
    <message>
        <source>{name} is larger than {most} MB</source>
        <translation>{name} nagyobb, mint {most} MB</translation>
    </message>
    <message>
        <source>{name} is broken, or packed in an unknown way: {fault}</source>
        <translation>{name} sérült vagy ismeretlen módon csomagolt: {fault}</translation>
    </message>
    <message>
        <source>{name} has more than {most} files</source>
        <translation>{name}: több mint {most} fájl</translation>
    </message>
    <message>
        <source>{name} holds a file that would lie outside of it: {file}</source>
        <translation>{name}: egy fájlja kívülre kerülne ({file})</translation>
    </message>
    <message>
        <source>{name} holds a link: {file}</source>
        <translation>{name}: hivatkozás van benne ({file})</translation>
    </message>
    <message>
        <source>{name} is locked with a password</source>
        <translation>{name}: jelszóval védett</translation>
    </message>
    <message>
        <source>{file} is larger than {most} MB</source>
        <translation>{file} nagyobb, mint {most} MB</translation>
    </message>
    <message>
        <source>a picture cannot be drawn: {fault}</source>
        <translation>egy kép nem rajzolható ki: {fault}</translation>
    </message>
    <message>
        <source>the family of {name} is not italian, spanish or french but {family}</source>
        <translation>{name}: a family értéke nem italian, spanish vagy french, hanem {family}</translation>
    </message>
    <message>
        <source>[files] in the deck.toml of {name} does not give the name of a file for each card</source>
        <translation>{name}: a deck.toml [files] része nem fájlneveket rendel a lapokhoz</translation>
    </message>
    <message>
        <source>the deck.toml of {name} does not give a card’s width and height as numbers above 0</source>
        <translation>{name}: a deck.toml nem 0-nál nagyobb számként adja meg a lap szélességét és magasságát</translation>
    </message>
    <message>
        <source>{name} has no picture of {cards}{more}</source>
        <translation>{name}: hiányoznak ezek a képek: {cards}{more}</translation>
    </message>
    <message>
        <source>{name} has no deck.toml</source>
        <translation>{name}: nincs benne deck.toml</translation>
    </message>
    <message>
        <source>the deck.toml of {name} cannot be read: {fault}</source>
        <translation>{name}: a deck.toml nem olvasható ({fault})</translation>
    </message>
    <message>
        <source>the deck.toml of {name} is not text in UTF-8</source>
        <translation>{name}: a deck.toml nem UTF-8 kódolású szöveg</translation>
    </message>
    <message>
        <source>the deck.toml of {name} is not valid TOML in line {line}</source>
        <translation>{name}: a deck.toml hibás TOML a következő sorban: {line}</translation>
    </message>
</context>
<context>
    <name>DeckSlots</name>
    <message>
        <source>the back</source>
        <translation>a hátlap</translation>
    </message>
</context>
<context>
    <name>Door</name>
    <message>
        <source>Disconnect</source>
        <translation>Bontás</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Csatlakozás</translation>
    </message>
    <message>
        <source>Play with others</source>
        <translation>Játék másokkal</translation>
    </message>
    <message>
        <source>You play as</source>
        <translation>A neved itt</translation>
    </message>
    <message>
        <source>your name</source>
        <translation>a neved</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>A neved</translation>
    </message>
    <message>
        <source>Give it up</source>
        <translation>Lemondok róla</translation>
    </message>
    <message>
        <source>Host a table…</source>
        <translation>Asztal nyitása…</translation>
    </message>
    <message>
        <source>With friends near you</source>
        <translation>Barátokkal a közelben</translation>
    </message>
    <message>
        <source>Your computer is the table. Anyone on the same network can find it.</source>
        <translation>A te géped az asztal. Aki ugyanazon a hálózaton van, megtalálja.</translation>
    </message>
    <message>
        <source>Code of a table</source>
        <translation>Egy asztal kódja</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Beszállok</translation>
    </message>
    <message>
        <source>A friend gave you a code</source>
        <translation>Kódot kaptál egy baráttól</translation>
    </message>
    <message>
        <source>With its address if you have it, or the whole invitation.</source>
        <translation>Címmel együtt is jó, vagy az egész meghívó.</translation>
    </message>
    <message>
        <source>play.example.org</source>
        <translation>play.example.org</translation>
    </message>
    <message>
        <source>Address of a server</source>
        <translation>Egy kiszolgáló címe</translation>
    </message>
    <message>
        <source>Public tables on a server</source>
        <translation>Nyilvános asztalok egy kiszolgálón</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Minden asztal</translation>
    </message>
    <message numerus="yes">
        <source>Tables for %n players</source>
        <translation>
            <numerusform>%n fős asztalok</numerusform>
        </translation>
    </message>
    <message>
        <source>Tables with free seats</source>
        <translation>Asztalok szabad hellyel</translation>
    </message>
    <message>
        <source>Create a table…</source>
        <translation>Asztal nyitása…</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Leülök</translation>
    </message>
    <message>
        <source>No table for that many players has a free seat just now.</source>
        <translation>Ennyi játékosra most nincs asztal szabad hellyel.</translation>
    </message>
    <message>
        <source>No table has a free seat just now. Create one, and others will find it here.</source>
        <translation>Most nincs asztal szabad hellyel. Nyiss egyet, és mások itt rátalálnak.</translation>
    </message>
    <message>
        <source>Nobody on this network is hosting a table just now.</source>
        <translation>Ezen a hálózaton most senkinél sincs asztal.</translation>
    </message>
</context>
<context>
    <name>DuplicateView</name>
    <message numerus="yes">
        <source>With the same cards you took %n points more than the others.</source>
        <translation>
            <numerusform>Ugyanazokkal a lapokkal %n ponttal többet vittél, mint a többiek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the same cards the others took %n points more than you.</source>
        <translation>
            <numerusform>Ugyanazokkal a lapokkal a többiek %n ponttal többet vittek nálad.</numerusform>
        </translation>
    </message>
    <message>
        <source>With the same cards you took exactly as much as the others.</source>
        <translation>Ugyanazokkal a lapokkal pontosan annyit vittél, mint a többiek.</translation>
    </message>
    <message>
        <source>From this seat</source>
        <translation>Erről a helyről</translation>
    </message>
    <message>
        <source>From the other seat</source>
        <translation>A másik helyről</translation>
    </message>
    <message>
        <source>From the third seat</source>
        <translation>A harmadik helyről</translation>
    </message>
    <message>
        <source>From the second seat</source>
        <translation>A második helyről</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>még nem játszottad</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
</context>
<context>
    <name>GatheringSheet</name>
    <message>
        <source>Copy the invitation</source>
        <translation>A meghívó másolása</translation>
    </message>
    <message>
        <source>Code {code}</source>
        <translation>Kód: {code}</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Felállok</translation>
    </message>
    <message>
        <source>Give up your seat</source>
        <translation>A helyed feladása</translation>
    </message>
    <message>
        <source>Not yet…</source>
        <translation>Még nem…</translation>
    </message>
    <message>
        <source>I am ready</source>
        <translation>Kész vagyok</translation>
    </message>
    <message>
        <source>The deal begins when everybody is ready</source>
        <translation>A leosztás akkor kezdődik, ha mindenki kész</translation>
    </message>
    <message>
        <source>Copied: send it to your friends</source>
        <translation>Másolva: küldd el a barátaidnak</translation>
    </message>
    <message>
        <source>Friends sit down with this code</source>
        <translation>Ezzel a kóddal ülnek le a barátaid</translation>
    </message>
</context>
<context>
    <name>HistoryWindow</name>
    <message>
        <source>History</source>
        <translation>Előzmények</translation>
    </message>
    <message>
        <source>Remove this deal from the history and from the statistics? This cannot be undone.</source>
        <translation>Törlöd ezt a leosztást az előzményekből és a statisztikából? Nem vonható vissza.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {fault}</source>
        <translation>{file} nem olvasható: {fault}</translation>
    </message>
    <message>
        <source>{file} is not a record of a deal: {fault}</source>
        <translation>{file} nem egy leosztás feljegyzése: {fault}</translation>
    </message>
    <message>
        <source>The file could not be written: {fault}</source>
        <translation>A fájlt nem sikerült kiírni: {fault}</translation>
    </message>
    <message>
        <source>Save the deal</source>
        <translation>Leosztás mentése</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Minden fájl</translation>
    </message>
    <message>
        <source>Open a deal</source>
        <translation>Leosztás megnyitása</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Leosztások</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Törlés</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n leosztás</numerusform>
        </translation>
    </message>
    <message>
        <source>No deal matches these choices.</source>
        <translation>Ilyen leosztás nincs.</translation>
    </message>
    <message>
        <source>No deal has been finished yet.</source>
        <translation>Még egyetlen leosztás sem ért véget.</translation>
    </message>
    <message>
        <source>Number {number}</source>
        <translation>Szám: {number}</translation>
    </message>
    <message>
        <source>Finished deals</source>
        <translation>Lejátszott leosztások</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Megnézem</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Elemzés</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Még egyszer</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Mentés…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Megnyitás…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Törlés…</translation>
    </message>
    <message>
        <source>What each card cost, and which would have been better</source>
        <translation>Melyik lap mibe került, és mi lett volna jobb</translation>
    </message>
    <message>
        <source>The same cards against the same computers</source>
        <translation>Ugyanezek a lapok, ugyanezek a gépi ellenfelek</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Minden szabály</translation>
    </message>
    <message>
        <source>Levels mixed</source>
        <translation>Vegyes szintek</translation>
    </message>
    <message>
        <source>At one screen</source>
        <translation>Egy képernyőnél</translation>
    </message>
    <message>
        <source>Online</source>
        <translation>Online</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Minden ellenfél</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Minden eredmény</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Ellenfelek</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Eredmény</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>{rules}, changed</source>
        <translation>{rules}, átírva</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n játékos</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}, at one screen</source>
        <translation>{number}, egy képernyőnél</translation>
    </message>
    <message>
        <source>{number}, levels mixed</source>
        <translation>{number}, vegyes szintek</translation>
    </message>
    <message>
        <source>{number}, online</source>
        <translation>{number}, online</translation>
    </message>
    <message>
        <source>played</source>
        <translation>lejátszott</translation>
    </message>
    <message>
        <source>won</source>
        <translation>nyert</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>döntetlen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>vesztett</translation>
    </message>
    <message>
        <source>with undo</source>
        <translation>visszavonással</translation>
    </message>
    <message>
        <source>with a hint</source>
        <translation>tanáccsal</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>feladva</translation>
    </message>
    <message>
        <source>cards known</source>
        <translation>ismert lapokkal</translation>
    </message>
    <message>
        <source>against {names}</source>
        <translation>{names} ellen</translation>
    </message>
    <message>
        <source>with {partners}, against {names}</source>
        <translation>{names} ellen, társ: {partners}</translation>
    </message>
</context>
<context>
    <name>ImportPage</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n lap</numerusform>
        </translation>
    </message>
    <message>
        <source>It has no back and gets one of ours.</source>
        <translation>Hátlapja nincs, kap egyet a mieinkből.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Leállítás</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Inkább nem</translation>
    </message>
    <message>
        <source>All 48 cards are there: enough for any number of players.</source>
        <translation>Mind a 48 lap megvan: akárhányan játszhattok vele.</translation>
    </message>
    <message>
        <source>All 40 cards are there; six players need the 8s and 9s as well.</source>
        <translation>Mind a 40 lap megvan; hatan játszva a nyolcasok és kilencesek is kellenek.</translation>
    </message>
    <message>
        <source>Missing: {cards}.</source>
        <translation>Hiányzik: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the 40 cards are missing.</source>
        <translation>
            <numerusform>A 40 lapból %n hiányzik.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the cards was recognised.</source>
        <translation>Egyetlen lapot sem sikerült felismerni.</translation>
    </message>
    <message>
        <source>Which deck</source>
        <translation>Melyik pakli</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Név</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Olasz</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Spanyol</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francia</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Színek</translation>
    </message>
    <message>
        <source>Draw small indices in the corners</source>
        <translation>Kis jelek a sarkokba</translation>
    </message>
    <message>
        <source>Not needed where the cards carry their own.</source>
        <translation>Nem kell, ha a lapokon már vannak.</translation>
    </message>
    <message>
        <source>Cards written</source>
        <translation>Elmentett lapok</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>Hozzáadás</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>en</source>
        <comment>not a word: the code of the language that you translate into</comment>
        <translation>hu</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>{table}, at {server}: you were sitting there when the program stopped.</source>
        <translation>{table}, {server}: itt ültél, amikor a játék leállt.</translation>
    </message>
    <message>
        <source>{preset}, with changes</source>
        <translation>{preset}, átírva</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n játékos</numerusform>
        </translation>
    </message>
    <message>
        <source>no timer</source>
        <translation>óra nélkül</translation>
    </message>
    <message>
        <source>{seconds} s a card</source>
        <translation>{seconds} mp laponként</translation>
    </message>
    <message>
        <source>people only</source>
        <translation>csak emberek</translation>
    </message>
    <message>
        <source>computers ({level}) in empty seats</source>
        <translation>az üres helyeken gép ({level})</translation>
    </message>
    <message numerus="yes">
        <source>%n seats free</source>
        <translation>
            <numerusform>%n szabad hely</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s table</source>
        <translation>{name} asztala</translation>
    </message>
    <message>
        <source>a free seat</source>
        <translation>szabad hely</translation>
    </message>
    <message>
        <source>has left; a computer plays on</source>
        <translation>felállt; gép játszik tovább</translation>
    </message>
    <message>
        <source>computer, {level}</source>
        <translation>gép, {level}</translation>
    </message>
    <message>
        <source>away; a computer plays until they are back</source>
        <translation>nincs itt; addig gép játszik</translation>
    </message>
    <message>
        <source>has lost the connection</source>
        <translation>megszakadt a kapcsolata</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>kész</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>még nem kész</translation>
    </message>
    <message>
        <source>you</source>
        <translation>te</translation>
    </message>
    <message>
        <source>computer, {level}, if nobody comes</source>
        <translation>gép, {level}, ha nem jön senki</translation>
    </message>
    <message>
        <source>waiting for somebody</source>
        <translation>valakire vár</translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation>nincs kapcsolat</translation>
    </message>
    <message>
        <source>The table that you hosted was interrupted.</source>
        <translation>Félbeszakadt a játék az asztalnál, amelyet te nyitottál.</translation>
    </message>
    <message>
        <source>Host it again</source>
        <translation>Megnyitom újra</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Vissza az asztalhoz</translation>
    </message>
    <message>
        <source>a computer plays</source>
        <translation>gép játszik</translation>
    </message>
    <message>
        <source>The shuffle was fair</source>
        <translation>A keverés tisztességes volt</translation>
    </message>
    <message>
        <source>The pack is exactly the one that the server’s secret and every player’s number give.</source>
        <translation>A pakli pontosan az, amely a kiszolgáló titkából és a játékosok számaiból adódik.</translation>
    </message>
    <message>
        <source>The shuffle fits, without you</source>
        <translation>A keverés stimmel, de nélküled</translation>
    </message>
    <message>
        <source>Everything fits, but your own number is not in it, so it proves nothing to you.</source>
        <translation>Minden stimmel, de a te számod nincs benne, így neked nem bizonyít semmit.</translation>
    </message>
    <message>
        <source>The secret was changed</source>
        <translation>A titkot kicserélték</translation>
    </message>
    <message>
        <source>The secret that the server shows is not the one that it had sealed before.</source>
        <translation>A kiszolgáló nem azt a titkot mutatja, amelyet korábban lepecsételt.</translation>
    </message>
    <message>
        <source>Your number was changed</source>
        <translation>A számodat kicserélték</translation>
    </message>
    <message>
        <source>Another number than your own was mixed into the shuffle.</source>
        <translation>Nem a te számod került a keverésbe.</translation>
    </message>
    <message>
        <source>The dealer was not drawn</source>
        <translation>Az osztót nem sorsolták</translation>
    </message>
    <message>
        <source>The dealer is not the one that secret and numbers give.</source>
        <translation>Az osztó nem az, aki a titokból és a számokból adódik.</translation>
    </message>
    <message>
        <source>The pack was stacked</source>
        <translation>A paklit megpakolták</translation>
    </message>
    <message>
        <source>The pack is not the one that secret and numbers give.</source>
        <translation>A pakli nem az, amely a titokból és a számokból adódik.</translation>
    </message>
    <message>
        <source>The server shows another deal</source>
        <translation>Más leosztást mutatnak</translation>
    </message>
    <message>
        <source>What the server shows at the end is not the deal that you have seen.</source>
        <translation>A kiszolgáló a végén nem azt a leosztást mutatja, amelyet te láttál.</translation>
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
        <translation>Előző leosztás (B)</translation>
    </message>
    <message>
        <source>An online match is under way, and a computer will play your cards. Your seat is kept for a while: to come back to it, open Online… and press Go back.</source>
        <translation>Online parti folyik, és egy gép fogja játszani a lapjaidat. A helyed egy ideig megmarad: ha vissza akarsz térni, nyisd meg az „Online…” pontot, és nyomd meg a „Vissza az asztalhoz” gombot.</translation>
    </message>
    <message>
        <source>You are hosting a match: while the program is closed nobody can play on. To go on with it, open Online… and press Host it again.</source>
        <translation>Te vagy egy parti házigazdája: amíg a program be van zárva, senki sem játszhat tovább. A folytatáshoz nyisd meg az „Online…” pontot, és nyomd meg a „Megnyitom újra” gombot.</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Új leosztás</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Következő szint</translation>
    </message>
    <message>
        <source>Next deck</source>
        <translation>Következő pakli</translation>
    </message>
    <message>
        <source>Exchange the turned card</source>
        <translation>A felfordított lap cseréje</translation>
    </message>
    <message>
        <source>Throw the ace</source>
        <translation>„Dobjatok!”</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <translation>Maradék elvitele</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tanács</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Utolsó ütés</translation>
    </message>
    <message>
        <source>Back to the previous deal</source>
        <translation>Vissza az előző leosztáshoz</translation>
    </message>
    <message>
        <source>Say what is on the table</source>
        <translation>Mi van az asztalon?</translation>
    </message>
    <message>
        <source>Give up this deal</source>
        <translation>A leosztás feladása</translation>
    </message>
    <message>
        <source>Choose a table…</source>
        <translation>Asztal választása…</translation>
    </message>
    <message>
        <source>Online…</source>
        <translation>Online…</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Hang</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Teljes képernyő</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Első lépések</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Beállítások…</translation>
    </message>
    <message>
        <source>All shortcuts</source>
        <translation>Az összes gyorsbillentyű</translation>
    </message>
    <message>
        <source>About Briscola Desktop</source>
        <translation>A Briscola Desktop névjegye</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Kilépés</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Szint</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Pakli</translation>
    </message>
    <message>
        <source>The computer now plays at level {level}.</source>
        <translation>A gép mostantól {level} szinten játszik.</translation>
    </message>
    <message>
        <source>The previous deal is kept.</source>
        <translation>Az előző leosztás félre van téve.</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Hang kikapcsolva</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Hang bekapcsolva</translation>
    </message>
</context>
<context>
    <name>MomentButton</name>
    <message>
        <source>{number}. Trick {trick}: {played}, better {best}; {cost}</source>
        <translation>{number}. {trick}. ütés: {played}, jobb lett volna: {best}; {cost}</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>{number}. ütés</translation>
    </message>
</context>
<context>
    <name>NameQuestion</name>
    <message>
        <source>Keep</source>
        <translation>Rendben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
</context>
<context>
    <name>NewTableDialog</name>
    <message>
        <source>How shall we play?</source>
        <translation>Hogyan játsszunk?</translation>
    </message>
    <message>
        <source>Choose a table; each rule can be changed.</source>
        <translation>Válassz asztalt; minden szabály átírható.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>Change rules…</source>
        <translation>Szabályok átírása…</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>{number}. hely</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <translation>Név, {number}. hely</translation>
    </message>
    <message>
        <source>a person here</source>
        <translation>egy ember itt</translation>
    </message>
    <message>
        <source>computer, {level}</source>
        <translation>gép, {level}</translation>
    </message>
    <message>
        <source>Who sits at seat {number}</source>
        <translation>Ki ül itt: {number}. hely</translation>
    </message>
    <message>
        <source>{number} players: choose {tables}</source>
        <translation>{number} játékos: {tables}</translation>
    </message>
    <message>
        <source>Not for {wanted} players: {number} will play.</source>
        <translation>{wanted} játékossal nem megy: itt {number} játszik.</translation>
    </message>
    <message>
        <source>{option}: this does not go together with the rest.</source>
        <translation>{option}: ez nem fér össze a többivel.</translation>
    </message>
    <message>
        <source>At least one person must sit at the table.</source>
        <translation>Legalább egy embernek ülnie kell az asztalnál.</translation>
    </message>
</context>
<context>
    <name>OnlineWindow</name>
    <message>
        <source>Online play</source>
        <translation>Online játék</translation>
    </message>
    <message>
        <source>A deal is in progress. Leave the table? A computer plays on in your place.</source>
        <translation>Még tart a leosztás. Felállsz az asztaltól? Helyetted gép játszik tovább.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Felállok</translation>
    </message>
    <message>
        <source>Your computer keeps this table: if you close the window, it ends for everybody.</source>
        <translation>Ez az asztal a te gépeden áll: ha bezárod az ablakot, mindenki játéka véget ér.</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Asztal bezárása</translation>
    </message>
    <message>
        <source>No server is chosen. The game calls nobody by itself.</source>
        <translation>Nincs kiválasztva kiszolgáló. A játék magától senkihez sem csatlakozik.</translation>
    </message>
    <message>
        <source>This computer hosts, at {address}.</source>
        <translation>Az asztal ezen a gépen áll, itt: {address}.</translation>
    </message>
    <message>
        <source>Connected to {server}.</source>
        <translation>Csatlakozva: {server}.</translation>
    </message>
    <message>
        <source>The connection to {server} is lost; trying again.</source>
        <translation>Megszakadt a kapcsolat ({server}); újra próbálkozunk.</translation>
    </message>
    <message>
        <source>Connecting to {server}…</source>
        <translation>Csatlakozás: {server}…</translation>
    </message>
    <message>
        <source>The table is being set up…</source>
        <translation>Terítjük az asztalt…</translation>
    </message>
</context>
<context>
    <name>OptionsView</name>
    <message>
        <source>{card}: costs {cost}, {points} points, {chance} to win</source>
        <translation>{card}: ára {cost}, {points} pont, nyerési esély: {chance}</translation>
    </message>
    <message>
        <source>costs</source>
        <comment>column</comment>
        <translation>ára</translation>
    </message>
    <message>
        <source>points</source>
        <comment>column</comment>
        <translation>pont</translation>
    </message>
    <message>
        <source>to win</source>
        <comment>column</comment>
        <translation>esély</translation>
    </message>
</context>
<context>
    <name>OwnDecksWindow</name>
    <message>
        <source>My decks</source>
        <translation>Saját paklik</translation>
    </message>
    <message>
        <source>Looking at {name}…</source>
        <translation>Vizsgálat: {name}…</translation>
    </message>
    <message>
        <source>Remove the deck {name}? The files that it came from are not touched.</source>
        <translation>Törlöd ezt a paklit: {name}? A fájlok, amelyekből készült, megmaradnak.</translation>
    </message>
    <message>
        <source>A deck cannot be used: {fault}.</source>
        <translation>Az egyik pakli nem használható: {fault}.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Törlés</translation>
    </message>
    <message>
        <source>What is this deck to be called?</source>
        <translation>Mi legyen a pakli neve?</translation>
    </message>
    <message>
        <source>The folder of a deck</source>
        <translation>Egy pakli mappája</translation>
    </message>
    <message>
        <source>Decks (*.zip *.svgz *.svg)</source>
        <translation>Paklik (*.zip *.svgz *.svg)</translation>
    </message>
    <message>
        <source>The file of a deck</source>
        <translation>Egy pakli fájlja</translation>
    </message>
    <message>
        <source>Add a deck of your own: a folder, a zip or an SVGZ with a picture for each card. Drop it here, or choose it below; the names of its files tell which card is which.</source>
        <translation>Add hozzá a saját paklidat: egy mappát, zipet vagy SVGZ-t, laponként egy képpel. Húzd ide, vagy válaszd ki lent; a fájlnevekből derül ki, melyik kép melyik lap.</translation>
    </message>
    <message>
        <source>You have not added a deck yet.</source>
        <translation>Még nem adtál hozzá paklit.</translation>
    </message>
    <message>
        <source>From a folder…</source>
        <translation>Mappából…</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Fájlból…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Átnevezés…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Törlés…</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
</context>
<context>
    <name>PlaceRow</name>
    <message>
        <source>{name} is hosting</source>
        <translation>Házigazda: {name}</translation>
    </message>
    <message>
        <source>On this network, at {address}</source>
        <translation>Ezen a hálózaton: {address}</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>On this network</source>
        <translation>Ezen a hálózaton</translation>
    </message>
</context>
<context>
    <name>Portraits</name>
    <message>
        <source>A man with a moustache</source>
        <translation>Bajuszos férfi</translation>
    </message>
    <message>
        <source>A woman with long dark hair</source>
        <translation>Hosszú, sötét hajú nő</translation>
    </message>
    <message>
        <source>An old man with a cap</source>
        <translation>Idős férfi sapkában</translation>
    </message>
    <message>
        <source>An old woman with a bun</source>
        <translation>Kontyos idős asszony</translation>
    </message>
    <message>
        <source>A man with curls and a beard</source>
        <translation>Göndör hajú, szakállas férfi</translation>
    </message>
    <message>
        <source>A woman with red hair and glasses</source>
        <translation>Vörös hajú, szemüveges nő</translation>
    </message>
    <message>
        <source>A woman with a headscarf</source>
        <translation>Kendős nő</translation>
    </message>
    <message>
        <source>A bald man with glasses</source>
        <translation>Kopasz, szemüveges férfi</translation>
    </message>
    <message>
        <source>A woman with a fair ponytail</source>
        <translation>Szőke, lófarkas nő</translation>
    </message>
    <message>
        <source>An old man with a straw hat</source>
        <translation>Idős férfi szalmakalapban</translation>
    </message>
    <message>
        <source>A young man with short hair</source>
        <translation>Rövid hajú fiatalember</translation>
    </message>
    <message>
        <source>A woman with a fringe</source>
        <translation>Frufrus nő</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Lapok</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Asztal</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Te</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Rendben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Deck of cards</source>
        <translation>Pakli</translation>
    </message>
    <message>
        <source>large</source>
        <translation>nagy</translation>
    </message>
    <message>
        <source>Letters on French courts</source>
        <translation>A francia figurák betűi</translation>
    </message>
    <message>
        <source>French suits in four colours</source>
        <translation>Négyszínű francia lapok</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zöld</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>kék</translation>
    </message>
    <message>
        <source>burgundy</source>
        <translation>bordó</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Posztó</translation>
    </message>
    <message>
        <source>light</source>
        <translation>világos</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>sötét</translation>
    </message>
    <message>
        <source>Surroundings</source>
        <translation>Környezet</translation>
    </message>
    <message>
        <source>Large print: names, points and messages</source>
        <translation>Nagy betűk: nevek, pontok, üzenetek</translation>
    </message>
    <message>
        <source>Left-handed: the table is mirrored</source>
        <translation>Balkezeseknek: tükrözött asztal</translation>
    </message>
    <message>
        <source>none</source>
        <comment>motion</comment>
        <translation>nincs</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lassú</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>gyors</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Mozgás</translation>
    </message>
    <message>
        <source>Reduced: cards fade in instead of flying</source>
        <translation>Kevesebb: a lapok előtűnnek, nem repülnek</translation>
    </message>
    <message>
        <source>A finished trick stays</source>
        <translation>Az ütés az asztalon marad</translation>
    </message>
    <message>
        <source>until I click</source>
        <translation>amíg nem kattintok</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>A neved</translation>
    </message>
    <message>
        <source>Your portrait</source>
        <translation>A portréd</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Nyelv</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Hangerő</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Mozgás és hang</translation>
    </message>
    <message>
        <source>none</source>
        <comment>indices</comment>
        <translation>nincs</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>indices</comment>
        <translation>normál</translation>
    </message>
    <message>
        <source>Indices in the corners</source>
        <translation>Jelek a sarkokban</translation>
    </message>
    <message>
        <source>in the app’s language</source>
        <translation>a játék nyelvén</translation>
    </message>
    <message>
        <source>like the system</source>
        <translation>mint a rendszeré</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>motion</comment>
        <translation>normál</translation>
    </message>
    <message>
        <source>Mute all sounds</source>
        <translation>Minden hang elnémítása</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no table server</comment>
        <translation>nincs</translation>
    </message>
    <message>
        <source>Table server</source>
        <translation>Asztalkiszolgáló</translation>
    </message>
    <message>
        <source>Where Online… looks for public tables; without a server the game calls nobody.</source>
        <translation>Itt keres nyilvános asztalokat az „Online…”; nélküle a játék senkihez sem kapcsolódik.</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} mp</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Meghajtó</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Mappa</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Ismeretlen</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Hely:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Típus:</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Page &amp;order:</source>
        <translation>Oldal&amp;sorrend:</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>Oldal &amp;laponként:</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Pages</source>
        <translation>Oldalak</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Mely oldalak:</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Kétoldalas nyomtatás</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Ki</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Kötés a hosszú oldalon</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Kötés a rövid oldalon</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
</context>
<context>
    <name>Remark</name>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
</context>
<context>
    <name>ReplayTable</name>
    <message>
        <source>The deal, step by step</source>
        <translation>A leosztás lépésről lépésre</translation>
    </message>
    <message>
        <source>trick {number} of {all}</source>
        <translation>ütés: {number} / {all}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontok</translation>
    </message>
</context>
<context>
    <name>ResultsChart</name>
    <message numerus="yes">
        <source>Points of the last %n deals: {points}</source>
        <translation>
            <numerusform>Az utolsó %n leosztás pontjai: {points}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>the exchange</source>
        <translation>a csere</translation>
    </message>
    <message>
        <source>the claim</source>
        <translation>a maradék elvitele</translation>
    </message>
    <message>
        <source>the ace, thrown</source>
        <translation>az ász, „Dobjatok!” szóval</translation>
    </message>
    <message>
        <source>The {card} took the trick</source>
        <translation>{card}: elviszi az ütést</translation>
    </message>
    <message>
        <source>The {card} spent a trump on it</source>
        <translation>{card}: adut áldoz rá</translation>
    </message>
    <message>
        <source>The {card} gave points to the partner</source>
        <translation>{card}: pontot ad a társnak</translation>
    </message>
    <message>
        <source>The {card} let the trick go</source>
        <translation>{card}: elengedi az ütést</translation>
    </message>
    <message>
        <source>The {card} was a quiet lead</source>
        <translation>{card}: csendes hívás</translation>
    </message>
    <message>
        <source>The {card} led points</source>
        <translation>{card}: pontot hív</translation>
    </message>
    <message>
        <source>The {card} led a trump</source>
        <translation>{card}: adut hív</translation>
    </message>
    <message>
        <source>The ace was thrown</source>
        <translation>Az ász, „Dobjatok!” szóval</translation>
    </message>
    <message>
        <source>The {card} was played</source>
        <translation>Kijátszva: {card}</translation>
    </message>
    <message>
        <source>passed over</source>
        <translation>kihagyott alkalom</translation>
    </message>
    <message>
        <source>costs {cost}</source>
        <translation>ára {cost}</translation>
    </message>
    <message>
        <source>{points} points fewer</source>
        <translation>{points} ponttal kevesebb</translation>
    </message>
    <message>
        <source>{points} points more</source>
        <translation>{points} ponttal több</translation>
    </message>
    <message>
        <source>{chance}% less chance of winning</source>
        <translation>{chance}%-kal kisebb esély</translation>
    </message>
    <message>
        <source>{chance}% more chance of winning</source>
        <translation>{chance}%-kal nagyobb esély</translation>
    </message>
    <message>
        <source>a trifle</source>
        <translation>apróság</translation>
    </message>
    <message>
        <source>There was nothing to choose.</source>
        <translation>Nem volt miből választani.</translation>
    </message>
    <message>
        <source>No card could have been better: well played!</source>
        <translation>Egyetlen lap sem lehetett volna jobb: szép játék!</translation>
    </message>
    <message numerus="yes">
        <source>%n of {choices} cards could have been better and cost {cost} in all.</source>
        <translation>
            <numerusform>{choices} lapból %n lehetett volna jobb: összesen {cost} volt az ára.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cost is in points; winning the deal is worth {points} of them.</source>
        <translation>Az ár pontban értendő; a leosztás megnyerése {points} pontot ér.</translation>
    </message>
    <message>
        <source>Cards that cannot be told apart for certain count as equally good.</source>
        <translation>Amely lapok között nem biztos a különbség, azok egyformán jónak számítanak.</translation>
    </message>
    <message>
        <source>{instead}: {cost}. {why}.</source>
        <translation>{instead} ({cost}). {why}.</translation>
    </message>
    <message>
        <source>{instead}: {cost}. Better to do the same with the {best}.</source>
        <translation>{instead} ({cost}). Ugyanehhez jobb lett volna: {best}.</translation>
    </message>
    <message>
        <source>The {card} was about as good as the {best}.</source>
        <translation>{card}: nagyjából olyan jó, mint ez: {best}.</translation>
    </message>
    <message>
        <source>The {card} was as good as any.</source>
        <translation>{card}: jobb nem volt.</translation>
    </message>
</context>
<context>
    <name>RulesReader</name>
    <message>
        <source>Rules of {title}</source>
        <translation>Szabályok: {title}</translation>
    </message>
    <message>
        <source>Save the rules as PDF</source>
        <translation>A szabályok mentése PDF-be</translation>
    </message>
    <message>
        <source>The file could not be written: {path}</source>
        <translation>A fájlt nem sikerült kiírni: {path}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
</context>
<context>
    <name>RulesWords</name>
    <message>
        <source>Classic</source>
        <translation>Klasszikus</translation>
    </message>
    <message>
        <source>As at home: the cards and nothing else.</source>
        <translation>Mint otthon: a lapok és semmi más.</translation>
    </message>
    <message>
        <source>Café</source>
        <translation>Kávéházi</translation>
    </message>
    <message>
        <source>Two at a bar, keeping count in their heads.</source>
        <translation>Kettesben a pultnál, a pontok fejben.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Parti</translation>
    </message>
    <message>
        <source>Dealt in threes, round to the right, best of three.</source>
        <translation>Hármasával osztva, jobbra, legfeljebb három leosztás.</translation>
    </message>
    <message>
        <source>Brisca</source>
        <translation>Brisca</translation>
    </message>
    <message>
        <source>The Spanish way: the seven buys the trump.</source>
        <translation>Spanyol módra: a hetes megveszi az adut.</translation>
    </message>
    <message>
        <source>2, 3 or 4 players</source>
        <translation>2, 3 vagy 4 játékos</translation>
    </message>
    <message>
        <source>points shown</source>
        <translation>látható pontok</translation>
    </message>
    <message>
        <source>single deals</source>
        <translation>egy-egy leosztás</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2 játékos</translation>
    </message>
    <message>
        <source>points hidden</source>
        <translation>pontok fejben</translation>
    </message>
    <message>
        <source>partners look once</source>
        <translation>egy pillantás a társ lapjaira</translation>
    </message>
    <message>
        <source>best of three</source>
        <translation>legfeljebb három leosztás</translation>
    </message>
    <message>
        <source>2, 4 or 6 players</source>
        <translation>2, 4 vagy 6 játékos</translation>
    </message>
    <message>
        <source>exchange the seven</source>
        <translation>a hetes cserélhet</translation>
    </message>
    <message>
        <source>throw and claim</source>
        <translation>„Dobjatok!”, maradék</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Irány</translation>
    </message>
    <message>
        <source>Who plays next: the neighbour at the left or at the right.</source>
        <translation>Ki jön utánad: a bal vagy a jobb oldali szomszéd.</translation>
    </message>
    <message>
        <source>Cards dealt at a time</source>
        <translation>Osztás</translation>
    </message>
    <message>
        <source>One by one in three rounds, or three together.</source>
        <translation>Háromszor körbe egyet-egyet, vagy hármat egyben.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Adu</translation>
    </message>
    <message>
        <source>A card is turned up, or the suits take turns over four deals: coins, cups, swords, clubs.</source>
        <translation>Egy lapot felfordítunk, vagy négy leosztásban váltják egymást a színek: arany, kehely, kard, pálca.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Csere</translation>
    </message>
    <message>
        <source>The seven of trumps may be changed for a higher turned card, the two for a seven or lower.</source>
        <translation>Az adu hetesért a nála nagyobb felfordított lap jár, a kettesért a hetes vagy annál kisebb.</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>„Dobjatok!”</translation>
    </message>
    <message>
        <source>Whoever leads the ace of trumps may order the others to play their best card on it.</source>
        <translation>Aki adu ászt hív, megparancsolhatja, hogy a többiek a legjobb lapjukat adják rá.</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>A maradék elvitele</translation>
    </message>
    <message>
        <source>With the highest trumps in hand, the last two or three tricks may be claimed at once.</source>
        <translation>Akinél a legnagyobb aduk vannak, az utolsó két-három ütést egyszerre elviheti.</translation>
    </message>
    <message>
        <source>Partners’ hands</source>
        <translation>Mit lát a társ</translation>
    </message>
    <message>
        <source>Partners may show each other their cards, at the start or when the stock has run out.</source>
        <translation>A társak megmutathatják egymásnak a lapjaikat, az elején vagy amikor elfogyott a talon.</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Nyílt lapok</translation>
    </message>
    <message>
        <source>All cards lie face up, except the stock: good for learning.</source>
        <translation>A talon kivételével minden lap nyíltan fekszik: tanuláshoz jó.</translation>
    </message>
    <message>
        <source>Points shown</source>
        <translation>Látható pontok</translation>
    </message>
    <message>
        <source>The points taken so far stand beside the tricks, or stay hidden until the end.</source>
        <translation>Hogy kinek mennyi van már, az ütések mellett áll, vagy a végéig rejtve marad.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>A parti hossza</translation>
    </message>
    <message>
        <source>A single deal, the best of several, or four deals counted by points or by wins.</source>
        <translation>Egyetlen leosztás, legfeljebb három vagy öt, illetve négy, pontra vagy győzelemre számolva.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>van</translation>
    </message>
    <message>
        <source>off</source>
        <translation>nincs</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>balra</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>jobbra</translation>
    </message>
    <message>
        <source>one</source>
        <translation>egyesével</translation>
    </message>
    <message>
        <source>three</source>
        <translation>hármasával</translation>
    </message>
    <message>
        <source>a card is turned</source>
        <translation>felfordított lap</translation>
    </message>
    <message>
        <source>the suits take turns</source>
        <translation>megbeszélt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nincs</translation>
    </message>
    <message>
        <source>seven and two</source>
        <translation>hetes és kettes</translation>
    </message>
    <message>
        <source>never shown</source>
        <translation>semmit</translation>
    </message>
    <message>
        <source>shown at the start</source>
        <translation>mindent, az elején</translation>
    </message>
    <message>
        <source>shown at the end of the stock</source>
        <translation>az utolsó hármat, egyszer</translation>
    </message>
    <message>
        <source>a single deal</source>
        <translation>egyetlen leosztás</translation>
    </message>
    <message>
        <source>best of five</source>
        <translation>legfeljebb öt leosztás</translation>
    </message>
    <message>
        <source>four deals, by points</source>
        <translation>négy leosztás, pontra</translation>
    </message>
    <message>
        <source>four deals, by wins</source>
        <translation>négy leosztás, győzelemre</translation>
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
        <translation>Halljuk újra: {name}</translation>
    </message>
    <message>
        <source>Mute {name}</source>
        <translation>{name} elnémítása</translation>
    </message>
</context>
<context>
    <name>ShareBar</name>
    <message>
        <source>{won} won, {drawn} drawn, {lost} lost</source>
        <translation>{won} nyert, {drawn} döntetlen, {lost} vesztett</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n nyert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <translation>
            <numerusform>%n döntetlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n vesztett</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SharingWindow</name>
    <message>
        <source>Shared deals</source>
        <translation>Megosztott leosztások</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Másolva</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Másolás</translation>
    </message>
    <message>
        <source>That is not the number of a deal: please check it letter by letter.</source>
        <translation>Ez nem egy leosztás száma: vesd össze betűről betűre.</translation>
    </message>
    <message>
        <source>Type or paste the number that you were given.</source>
        <translation>Írd be vagy illeszd be a kapott számot.</translation>
    </message>
    <message>
        <source>You have played it already: {points} points. Playing it again does not count.</source>
        <translation>Már játszottad: {points} pont. Másodszorra nem számít.</translation>
    </message>
    <message>
        <source>The deal at the table</source>
        <translation>Az asztalon lévő leosztás</translation>
    </message>
    <message>
        <source>It has no number: only deals of one person against computers of the same level can be shared.</source>
        <translation>Nincs száma: csak az a leosztás osztható meg, amelyet egy ember játszik azonos szintű gépek ellen.</translation>
    </message>
    <message>
        <source>Number of this deal: {number}</source>
        <translation>A leosztás száma: {number}</translation>
    </message>
    <message>
        <source>Whoever plays this number gets the same cards against the same computers.</source>
        <translation>Aki ezzel a számmal játszik, ugyanezeket a lapokat és ugyanezeket a gépi ellenfeleket kapja.</translation>
    </message>
    <message>
        <source>Play from the other seat</source>
        <translation>Játék a másik helyről</translation>
    </message>
    <message>
        <source>Play it again with the cards of whoever sat beside you</source>
        <translation>Játszd újra a szomszédod lapjaival</translation>
    </message>
    <message>
        <source>A friend’s deal</source>
        <translation>Egy barát leosztása</translation>
    </message>
    <message>
        <source>Number of a deal</source>
        <translation>Egy leosztás száma</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>The deal of the day</source>
        <translation>A nap leosztása</translation>
    </message>
    <message>
        <source>The same cards for everyone today: {kind}.</source>
        <translation>Ma mindenkinek ugyanezek a lapok: {kind}.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>All shortcuts</source>
        <translation>Az összes gyorsbillentyű</translation>
    </message>
    <message>
        <source>Play the first, second or third card</source>
        <translation>Az első, második vagy harmadik lap kijátszása</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Lap választása</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Play the chosen card; go on</source>
        <translation>A választott lap kijátszása; tovább</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Put a card back, close what is open</source>
        <translation>Lap visszatétele, a megnyitott bezárása</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message>
        <source>Statistics</source>
        <translation>Statisztika</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n leosztás</numerusform>
        </translation>
    </message>
    <message>
        <source>All deals</source>
        <translation>Az összes leosztás</translation>
    </message>
    <message numerus="yes">
        <source>The last %n deals</source>
        <translation>
            <numerusform>Az utolsó %n leosztás</numerusform>
        </translation>
    </message>
    <message>
        <source>lost in a row</source>
        <translation>zsinórban vesztett</translation>
    </message>
    <message>
        <source>won in a row</source>
        <translation>zsinórban nyert</translation>
    </message>
    <message>
        <source>all deals</source>
        <translation>az összes leosztás</translation>
    </message>
    <message>
        <source>Count anew from here on, for {what}? The deals stay in the history.</source>
        <translation>Innentől nulláról induljon a számolás? Erre vonatkozik: {what}. A leosztások megmaradnak az előzményekben.</translation>
    </message>
    <message>
        <source>Count anew</source>
        <translation>Nullázás</translation>
    </message>
    <message>
        <source>Which deals</source>
        <translation>Mely leosztások</translation>
    </message>
    <message>
        <source>Nothing has been counted here yet: finish a deal.</source>
        <translation>Itt még nincs mit számolni: játssz végig egy leosztást.</translation>
    </message>
    <message numerus="yes">
        <source>%n deals are kept but not counted: with undo, hints or known cards. Tick the box below to count them too.</source>
        <translation>
            <numerusform>%n leosztás megvan, de nem számít: visszavonással, tanáccsal vagy ismert lapokkal. Pipáld be lent, ha ezt is számolnád.</numerusform>
        </translation>
    </message>
    <message>
        <source>Also with undo, hints or known cards</source>
        <translation>Visszavonással, tanáccsal, ismert lapokkal is</translation>
    </message>
    <message>
        <source>Deals that were helped along are left out unless this is ticked.</source>
        <translation>A segítséggel játszott leosztások csak akkor számítanak, ha ez be van jelölve.</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>leosztás</translation>
    </message>
    <message>
        <source>won</source>
        <translation>nyert</translation>
    </message>
    <message>
        <source>points on average</source>
        <translation>pont átlagosan</translation>
    </message>
    <message>
        <source>most points</source>
        <translation>a legtöbb pont</translation>
    </message>
    <message>
        <source>longest winning streak</source>
        <translation>leghosszabb győzelmi sorozat</translation>
    </message>
    <message>
        <source>Average points over time</source>
        <translation>Az átlagos pontszám alakulása</translation>
    </message>
    <message>
        <source>Count anew…</source>
        <translation>Nullázás…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Everybody shuffles</source>
        <translation>Mindenki kever</translation>
    </message>
    <message>
        <source>at {address}</source>
        <translation>cím: {address}</translation>
    </message>
    <message>
        <source>{name} has left; a computer plays on</source>
        <translation>{name} felállt; gép játszik tovább</translation>
    </message>
    <message numerus="yes">
        <source>Give the code to your friends: %n more must sit down</source>
        <translation>
            <numerusform>Add meg a kódot a barátaidnak: még %n játékos hiányzik</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the code to a friend, or begin against the computer</source>
        <translation>Add meg a kódot egy barátodnak, vagy kezdj a gép ellen</translation>
    </message>
    <message>
        <source>Only you are missing: press “{button}”</source>
        <translation>Már csak rád várunk: nyomd meg: „{button}”</translation>
    </message>
    <message>
        <source>Press “{button}” to begin</source>
        <translation>A kezdéshez nyomd meg: „{button}”</translation>
    </message>
    <message>
        <source>Waiting for {name}</source>
        <translation>Várakozás: {name}</translation>
    </message>
    <message>
        <source>Waiting for {count} players</source>
        <translation>{count} játékosra várunk</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Visszavágó</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Következő leosztás</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Felállok</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Felállás az asztaltól</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: %n seconds left</source>
        <translation>
            <numerusform>Te jössz: még %n másodperc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n seconds left</source>
        <translation>
            <numerusform>{name}: még %n másodperc</numerusform>
        </translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Lejárt az idő</translation>
    </message>
    <message numerus="yes">
        <source>The next deal begins in %n seconds</source>
        <translation>
            <numerusform>A következő leosztás %n másodperc múlva kezdődik</numerusform>
        </translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>Csevegés</translation>
    </message>
    <message>
        <source>Who is at the table, and what they say</source>
        <translation>Kik ülnek az asztalnál, és mit mondanak</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Hang</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Hang bekapcsolva</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Hang kikapcsolva</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards to draw</source>
        <translation>
            <numerusform>még %n húzható lap</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n lap</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand</source>
        <translation>
            <numerusform>%n lap kézben</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pont</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Nyert</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Leosztás</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Új parti</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Következő leosztás</translation>
    </message>
    <message>
        <source>Another table</source>
        <translation>Másik asztal</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Elemzés</translation>
    </message>
    <message>
        <source>The match is drawn</source>
        <translation>Döntetlen parti</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Döntetlen</translation>
    </message>
    <message>
        <source>We win the match</source>
        <translation>Megnyertük a partit</translation>
    </message>
    <message>
        <source>We win the deal</source>
        <translation>Megnyertük a leosztást</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Megnyerted a partit</translation>
    </message>
    <message>
        <source>You win the deal</source>
        <translation>Megnyerted a leosztást</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>A partit {name} nyerte</translation>
    </message>
    <message>
        <source>{name} wins the deal</source>
        <translation>A leosztást {name} nyerte</translation>
    </message>
    <message>
        <source>{names} win the match</source>
        <translation>A partit {names} nyerte</translation>
    </message>
    <message>
        <source>{names} win the deal</source>
        <translation>A leosztást {names} nyerte</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} és {last}</translation>
    </message>
    <message>
        <source>trumps were {suit}</source>
        <translation>adu: {suit}</translation>
    </message>
    <message>
        <source>{ours} to {theirs}</source>
        <translation>{ours} : {theirs}</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>{number}. leosztás</translation>
    </message>
    <message>
        <source>with undo</source>
        <translation>visszavonással</translation>
    </message>
    <message>
        <source>with a hint</source>
        <translation>tanáccsal</translation>
    </message>
    <message>
        <source>{card} is turned: trumps are {suit}</source>
        <translation>felfordítva: {card}. Adu: {suit}</translation>
    </message>
    <message>
        <source>You play the {card}</source>
        <translation>Kijátszottad: {card}</translation>
    </message>
    <message>
        <source>{name} plays the {card}</source>
        <translation>{name} kijátszotta: {card}</translation>
    </message>
    <message>
        <source>You draw the {card}</source>
        <translation>Húztál: {card}</translation>
    </message>
    <message>
        <source>{name} draws the {card}</source>
        <translation>{name} húzott: {card}</translation>
    </message>
    <message>
        <source>{name} holds {cards}</source>
        <translation>{name} lapjai: {cards}</translation>
    </message>
    <message>
        <source>Your cards: {cards}</source>
        <translation>A lapjaid: {cards}</translation>
    </message>
    <message>
        <source>Points: {points}</source>
        <translation>Pontok: {points}</translation>
    </message>
    <message>
        <source>The last trick: {cards}</source>
        <translation>Az utolsó ütés: {cards}</translation>
    </message>
    <message>
        <source>{card} is turned</source>
        <translation>felfordítva: {card}</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>egy lefordított lap</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>könnyű</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>közepes</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>nehéz</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Te</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>{number}. játékos</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>a társad</translation>
    </message>
    <message>
        <source>with {name}</source>
        <translation>társ: {name}</translation>
    </message>
    <message>
        <source>against you</source>
        <translation>ellened</translation>
    </message>
    <message>
        <source>Us</source>
        <translation>Mi</translation>
    </message>
    <message>
        <source>Them</source>
        <translation>Ők</translation>
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
        <translation>{card}: mást nem tehetsz</translation>
    </message>
    <message>
        <source>Claim the rest: it is yours</source>
        <translation>Vidd el a maradékot: a tiéd</translation>
    </message>
    <message>
        <source>Exchange: the turned card is better</source>
        <translation>Cserélj: a felfordított lap jobb</translation>
    </message>
    <message>
        <source>Throw the ace: it draws their best cards</source>
        <translation>„Dobjatok!”: az ász kihozza a legjobb lapjaikat</translation>
    </message>
    <message>
        <source>The {card}: it takes the trick</source>
        <translation>{card}: ezzel viszed az ütést</translation>
    </message>
    <message>
        <source>The {card}: the trick is worth a trump</source>
        <translation>{card}: ez az ütés megér egy adut</translation>
    </message>
    <message>
        <source>The {card}: points for your partner</source>
        <translation>{card}: pont a társadnak</translation>
    </message>
    <message>
        <source>The {card}: let this trick go</source>
        <translation>{card}: ezt az ütést engedd el</translation>
    </message>
    <message>
        <source>The {card}: a lead that risks little</source>
        <translation>{card}: ezzel keveset kockáztatsz</translation>
    </message>
    <message>
        <source>The {card}: it has a good chance to hold</source>
        <translation>{card}: jó eséllyel a tiéd marad</translation>
    </message>
    <message>
        <source>The {card}: lead a trump</source>
        <translation>{card}: hívj adut</translation>
    </message>
    <message>
        <source>There is nothing to do but wait</source>
        <translation>Nincs mit tenni, várni kell</translation>
    </message>
    <message>
        <source>You deal</source>
        <translation>Te osztasz</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation>{name} oszt</translation>
    </message>
    <message>
        <source>Trumps are {suit}</source>
        <translation>Adu: {suit}</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Üzenet</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>A lapjaid</translation>
    </message>
    <message>
        <source>The trick</source>
        <translation>Az ütés</translation>
    </message>
    <message>
        <source>Stock and trumps</source>
        <translation>Talon és adu</translation>
    </message>
    <message>
        <source>Tricks taken</source>
        <translation>Elvitt ütések</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>A parti</translation>
    </message>
    <message>
        <source>{name}: cards in hand</source>
        <translation>{name}: lapok kézben</translation>
    </message>
    <message>
        <source>{card}, a trump</source>
        <translation>{card}, adu</translation>
    </message>
    <message>
        <source>card {number} of {count}</source>
        <translation>{number}. lap, összesen {count}</translation>
    </message>
    <message>
        <source>may not be played now</source>
        <translation>most nem játszható ki</translation>
    </message>
    <message>
        <source>a place for the card to be drawn</source>
        <translation>a következő lap helye</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>{card}, winning so far</source>
        <translation>{card}, eddig viszi</translation>
    </message>
    <message>
        <source>no card on the table</source>
        <translation>nincs lap az asztalon</translation>
    </message>
    <message>
        <source>the turned card: {card}</source>
        <translation>a felfordított lap: {card}</translation>
    </message>
    <message>
        <source>the stock is empty</source>
        <translation>elfogyott a talon</translation>
    </message>
    <message>
        <source>Tricks of {name}: {cards}</source>
        <translation>{name} ütései: {cards}</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>osztó</translation>
    </message>
    <message>
        <source>away</source>
        <translation>nincs itt</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>ő jön</translation>
    </message>
    <message>
        <source>Score: {score}</source>
        <translation>Állás: {score}</translation>
    </message>
    <message>
        <source>{name} is to play</source>
        <translation>{name} jön</translation>
    </message>
    <message>
        <source>Your lead</source>
        <translation>Te hívsz</translation>
    </message>
    <message>
        <source>{name} leads the {card}: your turn</source>
        <translation>{name} hívása: {card}. Te jössz</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} gondolkodik</translation>
    </message>
    <message numerus="yes">
        <source>You take %n points</source>
        <translation>
            <numerusform>Tiéd az ütés: %n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n points with a trump</source>
        <translation>
            <numerusform>Tiéd az ütés aduval: %n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n points with the highest trump</source>
        <translation>
            <numerusform>Tiéd az ütés a legnagyobb aduval: %n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n points with the highest of the suit led</source>
        <translation>
            <numerusform>Tiéd az ütés a szín legnagyobbjával: %n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n points</source>
        <translation>
            <numerusform>{name} viszi az ütést: %n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n points with a trump</source>
        <translation>
            <numerusform>{name} viszi az ütést aduval: %n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n points with the highest trump</source>
        <translation>
            <numerusform>{name} viszi az ütést a legnagyobb aduval: %n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n points with the highest of the suit led</source>
        <translation>
            <numerusform>{name} viszi az ütést a szín legnagyobbjával: %n pont</numerusform>
        </translation>
    </message>
    <message>
        <source>You take the {took} for the {gave}</source>
        <translation>Cseréltél: {gave} helyett {took}</translation>
    </message>
    <message>
        <source>{name} takes the {took} for the {gave}</source>
        <translation>{name} cserélt: {gave} helyett {took}</translation>
    </message>
    <message>
        <source>You throw the ace: best cards, please!</source>
        <translation>Adu ász: „Dobjatok!”</translation>
    </message>
    <message>
        <source>{name} throws the ace: best cards, please!</source>
        <translation>{name}, adu ász: „Dobjatok!”</translation>
    </message>
    <message>
        <source>Your time is up: the computer plays the {card} for you</source>
        <translation>Lejárt az időd: a gép ezt játszotta ki helyetted: {card}</translation>
    </message>
    <message>
        <source>{name}’s time is up: the computer plays the {card}</source>
        <translation>{name} ideje lejárt: a gép ezt játszotta ki: {card}</translation>
    </message>
    <message numerus="yes">
        <source>You claim the rest: %n points</source>
        <translation>
            <numerusform>Viszed a maradékot: %n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} claims the rest: %n points</source>
        <translation>
            <numerusform>{name} viszi a maradékot: %n pont</numerusform>
        </translation>
    </message>
    <message>
        <source>Partners show each other their hands</source>
        <translation>A társak megmutatják egymásnak a lapjaikat</translation>
    </message>
    <message>
        <source>The points are counted</source>
        <translation>Jön a számolás</translation>
    </message>
</context>
<context>
    <name>Talk</name>
    <message>
        <source>What was said</source>
        <translation>Ami elhangzott</translation>
    </message>
    <message>
        <source>Nothing has been said yet.</source>
        <translation>Még senki sem szólt.</translation>
    </message>
    <message>
        <source>Say something…</source>
        <translation>Mondj valamit…</translation>
    </message>
    <message>
        <source>Say something to the table</source>
        <translation>Szólj a többiekhez</translation>
    </message>
    <message>
        <source>Say it (Enter)</source>
        <translation>Elküldöm (Enter)</translation>
    </message>
    <message>
        <source>Say it</source>
        <translation>Elküldöm</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Contents</source>
        <translation>Tartalom</translation>
    </message>
    <message>
        <source>Smaller text (Ctrl+−)</source>
        <translation>Kisebb betűk (Ctrl+−)</translation>
    </message>
    <message>
        <source>Larger text (Ctrl++)</source>
        <translation>Nagyobb betűk (Ctrl++)</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Nyomtatás…</translation>
    </message>
    <message>
        <source>Print the rules (Ctrl+P)</source>
        <translation>A szabályok nyomtatása (Ctrl+P)</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Save the rules as PDF (Ctrl+S)</source>
        <translation>A szabályok mentése PDF-be (Ctrl+S)</translation>
    </message>
</context>
<context>
    <name>TourSheet</name>
    <message>
        <source>Skip</source>
        <translation>Kihagyom</translation>
    </message>
    <message>
        <source>Put the notes away</source>
        <translation>A cetlik elrakása</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>A lapjaid</translation>
    </message>
    <message>
        <source>Play a card with a click, by dragging it to the table, or with the keys 1, 2 and 3.</source>
        <translation>Kattintással, az asztalra húzva vagy az 1, 2, 3 billentyűvel játszhatsz ki egy lapot.</translation>
    </message>
    <message>
        <source>The trump</source>
        <translation>Az adu</translation>
    </message>
    <message>
        <source>The suit of the card under the stock is trump. The highest trump takes the trick; without one, the highest card of the suit led. Nobody has to follow suit. Afterwards everybody draws a card.</source>
        <translation>A talon alatti lap színe az adu. Az ütést a legnagyobb adu viszi; adu nélkül a hívott szín legnagyobb lapja. Színre színt adni nem kötelező. Utána mindenki húz egy lapot.</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Mi mennyit ér</translation>
    </message>
    <message>
        <source>Tricks lie before those who took them. An ace counts 11, a three 10, a king 4, a knight 3 and a knave 2 points. More than 60 of the 120 win the deal.</source>
        <translation>Az ütések az előtt fekszenek, aki elvitte őket. Az ász 11 pont, a hármas 10, a király 4, a lovag 3, az apród 2. Aki a 120-ból 60-nál többet visz, az nyeri a leosztást.</translation>
    </message>
    <message>
        <source>Whenever you like</source>
        <translation>Amikor csak akarod</translation>
    </message>
    <message>
        <source>Up here are a new deal, a hint and undo; the menu has everything else, these notes too. F1 opens the rules, ? shows every key, S says what lies on the table.</source>
        <translation>Itt fent van az új leosztás, a tanács és a visszavonás; minden más a menüben, ezek a cetlik is. Az F1 a szabályokat nyitja meg, a ? az összes billentyűt mutatja, az S elmondja, mi van az asztalon.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Tovább</translation>
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
        <translation>A keverés ellenőrzése</translation>
    </message>
    <message>
        <source>Before the deal the server seals a secret and shows only its seal. Then every player gives a number. The pack follows from all of these, so nobody could choose it; now that the deal is over, your computer has shuffled again by itself and compared.</source>
        <translation>A leosztás előtt a kiszolgáló lepecsétel egy titkot, és csak a pecsétet mutatja meg. Aztán minden játékos ad egy számot. Mindezekből adódik a pakli, így senki sem választhatta meg. Most, a leosztás végén, a géped maga is megkeverte, és összevetette a kettőt.</translation>
    </message>
    <message>
        <source>One honest word: whoever hosts a table could read the memory of their own computer. This proves that the cards were not stacked, not that nobody peeked.</source>
        <translation>Az igazsághoz hozzátartozik: aki a saját gépén nyit asztalt, kiolvashatná annak a memóriáját. Ez azt bizonyítja, hogy a paklit nem pakolták meg, azt nem, hogy senki sem leselkedett.</translation>
    </message>
    <message>
        <source>Copy all numbers</source>
        <translation>Az összes szám másolása</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Seal (SHA-256)</source>
        <translation>Pecsét (SHA-256)</translation>
    </message>
    <message>
        <source>The server’s secret</source>
        <translation>A kiszolgáló titka</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>nincs megmutatva</translation>
    </message>
    <message>
        <source>not given in time</source>
        <translation>nem érkezett időben</translation>
    </message>
    <message>
        <source>Number of {name}</source>
        <translation>{name} száma</translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message>
        <source>something in it is neither a card nor an action</source>
        <translation>van benne valami, ami sem lap, sem lépés</translation>
    </message>
    <message>
        <source>these rules do not go together</source>
        <translation>ezek a szabályok nem férnek össze</translation>
    </message>
    <message>
        <source>the cards are not those of the pack</source>
        <translation>a lapok nem a pakli lapjai</translation>
    </message>
    <message>
        <source>it has another format</source>
        <translation>más a formátuma</translation>
    </message>
    <message>
        <source>there is no such table</source>
        <translation>ilyen asztal nincs</translation>
    </message>
    <message>
        <source>what is done there is against the rules</source>
        <translation>a lépés szabálytalan</translation>
    </message>
    <message>
        <source>the deal cannot be played from its record</source>
        <translation>a feljegyzés nem játszható le</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>nincs ilyen fájl vagy mappa</translation>
    </message>
    <message>
        <source>it is not permitted</source>
        <translation>nincs rá engedély</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>a lemez csak olvasható</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>megtelt a lemez</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>ez egy mappa</translation>
    </message>
    <message>
        <source>the address is in use</source>
        <translation>a cím már foglalt</translation>
    </message>
</context>
<context>
    <name>notices</name>
    <message>
        <source>The history of deals could not be read ({fault}) and was put aside as {backup}; a new one begins.</source>
        <translation>Az előzményeket nem sikerült beolvasni ({fault}); félretéve itt: {backup}; most újak kezdődnek.</translation>
    </message>
    <message>
        <source>The history cannot be used ({fault}); play on: finished deals are added as soon as possible.</source>
        <translation>Az előzmények most nem használhatók ({fault}); játssz nyugodtan, a kész leosztások bekerülnek, amint lehet.</translation>
    </message>
    <message>
        <source>The table has moved on; please choose again.</source>
        <translation>A játék közben továbbment; válassz újra.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>A leosztásnak vége.</translation>
    </message>
    <message>
        <source>That seat is not yours to play.</source>
        <translation>Az a hely nem a tiéd.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Nem te jössz.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Ez a lap nincs a kezedben.</translation>
    </message>
    <message>
        <source>The ace was thrown: your highest trump, or your best card, is due.</source>
        <translation>„Dobjatok!”: a legnagyobb adudat kell adnod, vagy a legjobb lapodat.</translation>
    </message>
    <message>
        <source>The rules of this table do not have that.</source>
        <translation>Ennél az asztalnál ilyen szabály nincs.</translation>
    </message>
    <message>
        <source>The turned card has been drawn; it is too late to exchange.</source>
        <translation>A felfordított lapot már felhúzták; cserélni késő.</translation>
    </message>
    <message>
        <source>You do not hold the card that takes the turned one.</source>
        <translation>Nincs nálad az a lap, amelyik a felfordítottat elviheti.</translation>
    </message>
    <message>
        <source>Only the first card of a trick can be thrown.</source>
        <translation>„Dobjatok!” csak híváskor mondható.</translation>
    </message>
    <message>
        <source>You do not hold the ace of trumps.</source>
        <translation>Nincs nálad az adu ász.</translation>
    </message>
    <message>
        <source>You can claim the rest between the last three tricks, when the stock is empty.</source>
        <translation>A maradékot az utolsó három ütés között viheted el, ha elfogyott a talon.</translation>
    </message>
    <message>
        <source>Your side does not hold the highest trumps.</source>
        <translation>A csapatodnál nincsenek meg a legnagyobb aduk.</translation>
    </message>
    <message>
        <source>There is nothing to undo: you have not played yet.</source>
        <translation>Nincs mit visszavonni: még nem játszottál ki lapot.</translation>
    </message>
    <message>
        <source>No deal has been started.</source>
        <translation>Még nincs leosztás.</translation>
    </message>
    <message>
        <source>This deal is not over yet.</source>
        <translation>Ez a leosztás még nem ért véget.</translation>
    </message>
    <message>
        <source>Undo is for one person against the computer.</source>
        <translation>Visszavonni csak egyedül, a gép ellen lehet.</translation>
    </message>
    <message>
        <source>A deal can be given up by one person against the computer.</source>
        <translation>Feladni csak egyedül, a gép ellen lehet.</translation>
    </message>
    <message>
        <source>There is no deal to go back to.</source>
        <translation>Nincs leosztás, amelyhez visszatérhetnél.</translation>
    </message>
    <message>
        <source>No trick has been taken yet.</source>
        <translation>Még senki sem vitt ütést.</translation>
    </message>
    <message>
        <source>At an online table nothing can be taken back: the others have seen it.</source>
        <translation>Online asztalnál nincs visszavonás: a többiek már látták.</translation>
    </message>
    <message>
        <source>There are no hints at an online table: everybody plays without help.</source>
        <translation>Online asztalnál mindenki maga játszik: tanács nincs.</translation>
    </message>
    <message>
        <source>At an online table the next deal begins when everybody is ready.</source>
        <translation>Online asztalnál akkor jön a következő leosztás, ha mindenki készen áll.</translation>
    </message>
    <message>
        <source>Your last move is still on its way to the server.</source>
        <translation>Az utolsó lépésed még úton van a kiszolgálóhoz.</translation>
    </message>
    <message>
        <source>The connection is lost; your seat waits for you. Trying again.</source>
        <translation>Megszakadt a kapcsolat; a helyed megvár. Újra próbálkozunk.</translation>
    </message>
    <message>
        <source>There is no table with a free seat under this code. Please check it, or ask for a new one.</source>
        <translation>Ezzel a kóddal nincs asztal szabad hellyel. Nézd meg újra, vagy kérj másikat.</translation>
    </message>
    <message>
        <source>Too many codes that do not exist; try again in {seconds} s.</source>
        <translation>Túl sok nem létező kód; próbáld újra {seconds} mp múlva.</translation>
    </message>
    <message>
        <source>The server is full; please try again later.</source>
        <translation>A kiszolgáló megtelt; próbáld meg később.</translation>
    </message>
    <message>
        <source>You already sit at a table; leave it first.</source>
        <translation>Már ülsz egy asztalnál; előbb állj fel onnan.</translation>
    </message>
    <message>
        <source>You do not sit at this table any more.</source>
        <translation>Már nem ülsz ennél az asztalnál.</translation>
    </message>
    <message>
        <source>Your seat at that table is no longer kept.</source>
        <translation>A helyedet annál az asztalnál már nem tartják fenn.</translation>
    </message>
    <message>
        <source>The table cannot be reached just now; trying again.</source>
        <translation>Az asztal most nem érhető el; újra próbálkozunk.</translation>
    </message>
    <message>
        <source>That is not possible at the table just now.</source>
        <translation>Az asztalnál ez most nem lehetséges.</translation>
    </message>
    <message>
        <source>That was too much at once; please wait {seconds} s.</source>
        <translation>Ez túl sok volt egyszerre; várj {seconds} mp-et.</translation>
    </message>
    <message>
        <source>Slower, please: you can write again in {seconds} s.</source>
        <translation>Lassabban: {seconds} mp múlva írhatsz újra.</translation>
    </message>
    <message>
        <source>Nothing in that text can be shown.</source>
        <translation>Ebből a szövegből nem maradt semmi megjeleníthető.</translation>
    </message>
    <message>
        <source>The server does not play by these rules: {text}.</source>
        <translation>A kiszolgálón így nem lehet játszani: {text}.</translation>
    </message>
    <message>
        <source>The server does not have this timer.</source>
        <translation>A kiszolgálón ez a gondolkodási idő nem választható.</translation>
    </message>
    <message>
        <source>The server does not have computers of this level.</source>
        <translation>A kiszolgálón nincs ilyen szintű gépi játékos.</translation>
    </message>
    <message>
        <source>The server did not understand this; it may be of another version.</source>
        <translation>A kiszolgáló ezt nem értette; lehet, hogy más a változata.</translation>
    </message>
    <message>
        <source>The server speaks another version of the game. Please update the older of the two.</source>
        <translation>A kiszolgálón a játék más változata fut. Frissítsd a kettő közül a régebbit.</translation>
    </message>
    <message>
        <source>No table server answers at {server}. Is the address right?</source>
        <translation>Ezen a címen nem válaszol kiszolgáló: {server}. Jó a cím?</translation>
    </message>
    <message>
        <source>The server cannot prove who it is: its certificate is not trusted here. Nothing was sent to it.</source>
        <translation>A kiszolgáló nem tudja igazolni magát: a tanúsítványában ez a gép nem bízik. Semmit sem küldtünk el neki.</translation>
    </message>
    <message>
        <source>{server} is not the address of a server; an address looks like play.example.org.</source>
        <translation>{server} nem egy kiszolgáló címe; egy cím például: play.example.org.</translation>
    </message>
    <message>
        <source>The server does not take more connections from here just now.</source>
        <translation>A kiszolgáló innen most nem fogad több kapcsolatot.</translation>
    </message>
    <message>
        <source>Your seat was taken up in another window.</source>
        <translation>A helyedet egy másik ablakban foglaltad el.</translation>
    </message>
    <message>
        <source>The table was closed by whoever keeps it.</source>
        <translation>Az asztalt bezárta, aki nyitotta.</translation>
    </message>
    <message>
        <source>Whose code is that? No table is near; ask for the address as well, or connect to a server first.</source>
        <translation>Kié ez a kód? A közelben nincs asztal; kérd el a címet is, vagy előbb csatlakozz egy kiszolgálóhoz.</translation>
    </message>
    <message>
        <source>A code has eight letters or digits, like ABCD EF23.</source>
        <translation>A kód nyolc betű vagy számjegy, például ABCD EF23.</translation>
    </message>
    <message>
        <source>A table cannot be hosted on this computer ({fault}).</source>
        <translation>Ezen a gépen nem nyitható asztal ({fault}).</translation>
    </message>
    <message>
        <source>The record breaks off: {fault}. The part before that is shown.</source>
        <translation>A feljegyzés megszakad: {fault}. Az előtte lévő rész látható.</translation>
    </message>
    <message>
        <source>{file} is not a record of a deal: {fault}.</source>
        <translation>{file} nem egy leosztás feljegyzése: {fault}.</translation>
    </message>
    <message>
        <source>The computer player failed ({fault}); a simpler one has played in its place.</source>
        <translation>A gépi játékos elakadt ({fault}); egy egyszerűbb játszott helyette.</translation>
    </message>
    <message>
        <source>There is no hint this time: the strong player failed ({fault}).</source>
        <translation>Ezúttal nincs tanács: az erős játékos elakadt ({fault}).</translation>
    </message>
    <message>
        <source>The saved deal could not be read and was put aside as {backup}; a new deal begins.</source>
        <translation>A mentett leosztást nem sikerült beolvasni; félretéve itt: {backup}; új leosztás kezdődik.</translation>
    </message>
    <message>
        <source>The deal cannot be saved in {folder} ({fault}); you can play on.</source>
        <translation>A leosztás nem menthető ide: {folder} ({fault}); a játék mehet tovább.</translation>
    </message>
    <message>
        <source>The settings could not be read and were put aside as {backup}; the usual ones are used.</source>
        <translation>A beállításokat nem sikerült beolvasni; félretéve itt: {backup}; az alapbeállítások érvényesek.</translation>
    </message>
    <message>
        <source>Settings cannot be kept in {folder}; you can play on.</source>
        <translation>A beállítások nem menthetők ide: {folder}; a játék mehet tovább.</translation>
    </message>
    <message>
        <source>The chosen rules do not go together ({fault}); classic is played.</source>
        <translation>A választott szabályok nem férnek össze ({fault}); a Klasszikus lép a helyükre.</translation>
    </message>
    <message>
        <source>A deck cannot be used: {fault}.</source>
        <translation>Az egyik pakli nem használható: {fault}.</translation>
    </message>
    <message>
        <source>The setting {key} had an unknown value, {value}; {used} is used instead.</source>
        <translation>Egy beállítás értéke ismeretlen volt: {key} = {value}; helyette: {used}.</translation>
    </message>
    <message>
        <source>This deal cannot be reviewed ({fault}).</source>
        <translation>Ez a leosztás nem elemezhető ({fault}).</translation>
    </message>
</context>
</TS>
