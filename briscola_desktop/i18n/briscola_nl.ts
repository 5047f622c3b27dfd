<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Briscola Desktop</source>
        <translation>Briscola Desktop</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versie {version}</translation>
    </message>
    <message>
        <source>Briscola on your own, with others at one screen or over the network; the cards and sounds are our own.</source>
        <translation>Briscola in je eentje, samen aan één scherm of via het netwerk, met eigen kaarten en geluiden.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public Licence, version 3 or later.</source>
        <translation>Vrije software onder de GNU General Public License, versie 3 of nieuwer.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenties</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Het spel</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Gemaakt met</translation>
    </message>
    <message>
        <source>To use a Qt of your own</source>
        <translation>Een eigen Qt gebruiken</translation>
    </message>
    <message>
        <source>Source code</source>
        <translation>Broncode</translation>
    </message>
    <message>
        <source>All licences in full</source>
        <translation>Alle licentieteksten</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>To the lobby</source>
        <translation>Naar de tafels</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Nu proberen</translation>
    </message>
    <message>
        <source>The connection is lost. Your seat is kept, and the game keeps trying.</source>
        <translation>De verbinding is weg. Je plaats wordt vrijgehouden; nieuwe pogingen gaan vanzelf.</translation>
    </message>
    <message>
        <source>{server} has not answered for a minute; the table may be gone for good. The game keeps trying.</source>
        <translation>{server} antwoordt al een minuut niet; misschien bestaat de tafel niet meer. Nieuwe pogingen gaan vanzelf.</translation>
    </message>
    <message>
        <source>{why} The deal breaks off here and counts for nobody.</source>
        <translation>{why} Het spel breekt hier af en telt voor niemand.</translation>
    </message>
    <message>
        <source>Play it out</source>
        <translation>Hier uitspelen</translation>
    </message>
    <message>
        <source>Against the computer, at your own table; the cards that you have not seen are dealt anew</source>
        <translation>Tegen de computer, aan je eigen tafel; de kaarten die je niet hebt gezien, worden opnieuw gedeeld</translation>
    </message>
</context>
<context>
    <name>Beside</name>
    <message>
        <source>History…</source>
        <translation>Geschiedenis…</translation>
    </message>
    <message>
        <source>Review this deal</source>
        <translation>Dit spel analyseren</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistieken…</translation>
    </message>
    <message>
        <source>Shared deals…</source>
        <translation>Spellen uitwisselen…</translation>
    </message>
    <message>
        <source>My decks…</source>
        <translation>Eigen kaarten…</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>The computer’s level: a new deal begins</source>
        <translation>Hoe sterk de computer speelt; er begint een nieuw spel</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Another deck of cards</source>
        <translation>Andere speelkaarten</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>A new deal; you can go back to this one</source>
        <translation>Een nieuw spel; naar dit kun je terug</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tip</translation>
    </message>
    <message>
        <source>What the strong player would do</source>
        <translation>Wat de sterke speler zou doen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Back to your last choice</source>
        <translation>Terug naar je laatste keuze</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Laatste slag</translation>
    </message>
    <message>
        <source>Show the last trick</source>
        <translation>De laatste slag nog eens zien</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Choose how to play: rules, players, levels</source>
        <translation>Kies hoe je speelt: regels, spelers, niveaus</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Voorkeuren</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Voorkeuren</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Everything else</source>
        <translation>Al het andere</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Ruilen</translation>
    </message>
    <message>
        <source>Take the turned card for yours</source>
        <translation>Ruil jouw kaart voor de open kaart</translation>
    </message>
    <message>
        <source>Throw the ace</source>
        <translation>‘Gooien!’</translation>
    </message>
    <message>
        <source>Lead the ace: everyone plays their best card</source>
        <translation>Kom met het aas uit: iedereen staat zijn beste kaart af</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <translation>Rest opstrijken</translation>
    </message>
    <message>
        <source>The rest is yours for certain</source>
        <translation>De rest is zeker van jou</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Kaarttafel</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Jouw beurt</translation>
    </message>
    <message>
        <source>D</source>
        <comment>one letter on the chip of the dealer</comment>
        <translation>D</translation>
    </message>
</context>
<context>
    <name>Company</name>
    <message>
        <source>At the table</source>
        <translation>Aan tafel</translation>
    </message>
    <message>
        <source>Verify the shuffle…</source>
        <translation>Schudden controleren…</translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Terug naar de tafel</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>The timer is off: everybody agrees.</source>
        <translation>De klok is uit: iedereen vindt het goed.</translation>
    </message>
    <message>
        <source>{agreed} of {people} want no timer</source>
        <translation>Zonder klok: {agreed} van de {people} akkoord</translation>
    </message>
    <message>
        <source>No timer against computers alone</source>
        <translation>Speel je alleen tegen computers, dan loopt er geen klok</translation>
    </message>
    <message>
        <source>Timer off</source>
        <translation>Klok uit</translation>
    </message>
    <message>
        <source>The timer goes off when everybody agrees</source>
        <translation>De klok gaat uit als iedereen het goed vindt</translation>
    </message>
    <message>
        <source>You have asked to switch the timer off.</source>
        <translation>Je vraagt of de klok uit mag.</translation>
    </message>
    <message>
        <source>{name} asks to switch the timer off: press Timer off to agree.</source>
        <translation>{name} vraagt of de klok uit mag: druk op ‘Klok uit’ als je het goed vindt.</translation>
    </message>
</context>
<context>
    <name>ContentsPanel</name>
    <message>
        <source>Your table ({preset})</source>
        <translation>Jouw tafel ({preset})</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n treffer</numerusform>
            <numerusform>%n treffers</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Niets gevonden</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Zoeken in de regels</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhoud</translation>
    </message>
    <message>
        <source>Language of the rules</source>
        <translation>Taal van de regels</translation>
    </message>
    <message>
        <source>Cards of the pictures</source>
        <translation>Kaarten op de plaatjes</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Play with these rules</source>
        <translation>Met deze regels spelen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Place in the deal</source>
        <translation>Plek in het spel</translation>
    </message>
</context>
<context>
    <name>CourseChart</name>
    <message>
        <source>Average points: {points}. {later}</source>
        <translation>Gemiddeld aantal punten: {points}. {later}</translation>
    </message>
    <message>
        <source>Average points, from {first} in the first deals to {last} in the last ones</source>
        <translation>Gemiddeld aantal punten, van {first} in de eerste spellen tot {last} in de laatste</translation>
    </message>
    <message>
        <source>From {number} deals on there is a line.</source>
        <translation>Vanaf {number} spellen is er een lijn.</translation>
    </message>
</context>
<context>
    <name>CoverSheet</name>
    <message>
        <source>Show my cards</source>
        <translation>Laat mijn kaarten zien</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, jij bent aan de beurt</translation>
    </message>
</context>
<context>
    <name>CreateTableDialog</name>
    <message>
        <source>Host the table</source>
        <translation>Tafel openen</translation>
    </message>
    <message>
        <source>Create the table</source>
        <translation>Tafel openen</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Een tafel bij jou openen</translation>
    </message>
    <message>
        <source>Your computer keeps the table; it must stay on while you play.</source>
        <translation>De tafel staat op jouw computer; die moet aan blijven zolang jullie spelen.</translation>
    </message>
    <message>
        <source>Create a table</source>
        <translation>Een tafel openen</translation>
    </message>
    <message>
        <source>You choose the rules; whoever sits down agrees to them.</source>
        <translation>Jij kiest de regels; wie aanschuift, gaat ermee akkoord.</translation>
    </message>
    <message>
        <source>friends with the code</source>
        <translation>vrienden met de code</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>iedereen</translation>
    </message>
    <message>
        <source>nobody: all seats are for people</source>
        <translation>niemand: alle plaatsen zijn voor mensen</translation>
    </message>
    <message>
        <source>computers, {level}</source>
        <translation>computers, {level}</translation>
    </message>
    <message>
        <source>Who may sit down</source>
        <translation>Wie er mag aanschuiven</translation>
    </message>
    <message>
        <source>Time to think</source>
        <translation>Bedenktijd</translation>
    </message>
    <message>
        <source>When it runs out, the computer plays the card. Against computers alone there is no timer.</source>
        <translation>Is die op, dan speelt de computer de kaart. Speel je alleen tegen computers, dan loopt er geen klok.</translation>
    </message>
    <message>
        <source>In seats that stay empty</source>
        <translation>Op plaatsen die leeg blijven</translation>
    </message>
</context>
<context>
    <name>DealWindow</name>
    <message>
        <source>Replay of a deal</source>
        <translation>Een spel bekijken</translation>
    </message>
    <message>
        <source>The record breaks off here: {fault}</source>
        <translation>Hier breekt de opname af: {fault}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Afspelen</translation>
    </message>
    <message>
        <source>{name} (Space)</source>
        <translation>{name} (spatie)</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>Naar het begin (Home)</translation>
    </message>
    <message>
        <source>A step back (←)</source>
        <translation>Een stap terug (←)</translation>
    </message>
    <message>
        <source>A step forward (→)</source>
        <translation>Een stap verder (→)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Naar het eind (End)</translation>
    </message>
    <message>
        <source>All cards face up</source>
        <translation>Alle kaarten open</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>The strong player looks at each of your choices and says what it cost, going by what you could know then.</source>
        <translation>De sterke speler bekijkt elke keuze van je en zegt wat die heeft gekost, gezien wat je toen kon weten.</translation>
    </message>
    <message>
        <source>Review this deal</source>
        <translation>Dit spel analyseren</translation>
    </message>
    <message>
        <source>Choices looked at</source>
        <translation>Bekeken keuzes</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
</context>
<context>
    <name>DeckImport</name>
    <message>
        <source>{name} holds no pictures whose names tell which cards they are</source>
        <translation>in {name} zitten geen plaatjes waarvan de naam zegt welke kaart het is</translation>
    </message>
    <message>
        <source>these cards are missing: {cards}{more}</source>
        <translation>deze kaarten ontbreken: {cards}{more}</translation>
    </message>
    <message>
        <source>the deck cannot be kept in {folder}: {fault}</source>
        <translation>de kaarten kunnen niet worden bewaard in {folder}: {fault}</translation>
    </message>
    <message>
        <source>{name} cannot be renamed: {fault}</source>
        <translation>{name} kan geen andere naam krijgen: {fault}</translation>
    </message>
    <message>
        <source>{name} cannot be removed: {fault}</source>
        <translation>{name} kan niet worden verwijderd: {fault}</translation>
    </message>
    <message>
        <source>a deck needs a name</source>
        <translation>de kaarten hebben een naam nodig</translation>
    </message>
    <message>
        <source>the cards of {name} are {aspect} times as high as wide, not {least} to {most} times</source>
        <translation>de kaarten van {name} zijn {aspect} keer zo hoog als breed, niet {least} tot {most} keer</translation>
    </message>
    <message>
        <source>{name} has another shape than the other cards</source>
        <translation>{name} heeft een andere vorm dan de andere kaarten</translation>
    </message>
    <message>
        <source>{name} defines entities, which no card needs</source>
        <translation>{name} definieert entiteiten, die geen kaart nodig heeft</translation>
    </message>
    <message>
        <source>{name} refers to other files</source>
        <translation>{name} verwijst naar andere bestanden</translation>
    </message>
    <message>
        <source>{name} has no drawing of {element}</source>
        <translation>in {name} is {element} niet getekend</translation>
    </message>
    <message>
        <source>{name} is not a drawing that can be read</source>
        <translation>{name} is geen leesbare tekening</translation>
    </message>
    <message>
        <source>{name} has more pixels than any card needs</source>
        <translation>{name} heeft meer pixels dan een kaart nodig heeft</translation>
    </message>
    <message>
        <source>{name} is not a picture that can be read</source>
        <translation>{name} is geen leesbaar plaatje</translation>
    </message>
    <message>
        <source>{name} is broken: {fault}</source>
        <translation>{name} is beschadigd: {fault}</translation>
    </message>
    <message>
        <source>{name} has {width} × {height} pixels, more than any card needs</source>
        <translation>{name} heeft {width} × {height} pixels, meer dan een kaart nodig heeft</translation>
    </message>
    <message>
        <source>{name} is only {width} pixels wide; a card needs {least}</source>
        <translation>{name} is maar {width} pixels breed; een kaart heeft er {least} nodig</translation>
    </message>
    <message>
        <source>{name} is an animated picture</source>
        <translation>{name} is een geanimeerd plaatje</translation>
    </message>
    <message>
        <source>{name} does not exist</source>
        <translation>{name} bestaat niet</translation>
    </message>
    <message>
        <source>{name} cannot be read: {fault}</source>
        <translation>{name} is niet te lezen: {fault}</translation>
    </message>
    <message>
        <source>{name} is neither a folder nor a zip nor an SVGZ</source>
        <translation>{name} is geen map en ook geen zip- of SVGZ-bestand</translation>
    </message>
    <message>
        <source>{name} is larger than {most} MB when unpacked</source>
        <translation>{name} is uitgepakt groter dan {most} MB</translation>
    </message>
    <message>
        <source>{name} has more than {most} files; choose the folder of one deck</source>
        <translation>{name} heeft meer dan {most} bestanden; kies de map van één stel kaarten</translation>
    </message>
    <message>
        <source>{name} is larger than {most} MB</source>
        <translation>{name} is groter dan {most} MB</translation>
    </message>
    <message>
        <source>{name} is broken, or packed in an unknown way: {fault}</source>
        <translation>{name} is beschadigd of op een onbekende manier ingepakt: {fault}</translation>
    </message>
    <message>
        <source>{name} has more than {most} files</source>
        <translation>{name} heeft meer dan {most} bestanden</translation>
    </message>
    <message>
        <source>{name} holds a file that would lie outside of it: {file}</source>
        <translation>{name} bevat een bestand dat erbuiten terecht zou komen: {file}</translation>
    </message>
    <message>
        <source>{name} holds a link: {file}</source>
        <translation>{name} bevat een koppeling: {file}</translation>
    </message>
    <message>
        <source>{name} is locked with a password</source>
        <translation>{name} is met een wachtwoord beveiligd</translation>
    </message>
    <message>
        <source>{file} is larger than {most} MB</source>
        <translation>{file} is groter dan {most} MB</translation>
    </message>
    <message>
        <source>a picture cannot be drawn: {fault}</source>
        <translation>een plaatje is niet te tekenen: {fault}</translation>
    </message>
    <message>
        <source>the family of {name} is not italian, spanish or french but {family}</source>
        <translation>in {name} is family niet italian, spanish of french, maar {family}</translation>
    </message>
    <message>
        <source>[files] in the deck.toml of {name} does not give the name of a file for each card</source>
        <translation>in de deck.toml van {name} geeft [files] niet bij elke kaart een bestandsnaam</translation>
    </message>
    <message>
        <source>the deck.toml of {name} does not give a card’s width and height as numbers above 0</source>
        <translation>de deck.toml van {name} geeft de breedte en hoogte van een kaart niet als getallen boven 0</translation>
    </message>
    <message>
        <source>{name} has no picture of {cards}{more}</source>
        <translation>in {name} ontbreken plaatjes: {cards}{more}</translation>
    </message>
    <message>
        <source>{name} has no deck.toml</source>
        <translation>in {name} ontbreekt het bestand deck.toml</translation>
    </message>
    <message>
        <source>the deck.toml of {name} cannot be read: {fault}</source>
        <translation>de deck.toml van {name} is niet te lezen: {fault}</translation>
    </message>
    <message>
        <source>the deck.toml of {name} is not text in UTF-8</source>
        <translation>de deck.toml van {name} is geen tekst in UTF-8</translation>
    </message>
    <message>
        <source>the deck.toml of {name} is not valid TOML in line {line}</source>
        <translation>in de deck.toml van {name} is regel {line} geen geldige TOML</translation>
    </message>
</context>
<context>
    <name>DeckSlots</name>
    <message>
        <source>the back</source>
        <translation>de achterkant</translation>
    </message>
</context>
<context>
    <name>Door</name>
    <message>
        <source>Disconnect</source>
        <translation>Verbreken</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Play with others</source>
        <translation>Met anderen spelen</translation>
    </message>
    <message>
        <source>You play as</source>
        <translation>Je speelt als</translation>
    </message>
    <message>
        <source>your name</source>
        <translation>je naam</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Je naam</translation>
    </message>
    <message>
        <source>Give it up</source>
        <translation>Opgeven</translation>
    </message>
    <message>
        <source>Host a table…</source>
        <translation>Tafel openen…</translation>
    </message>
    <message>
        <source>With friends near you</source>
        <translation>Met vrienden in de buurt</translation>
    </message>
    <message>
        <source>Your computer is the table. Anyone on the same network can find it.</source>
        <translation>Jouw computer is de tafel. Wie in hetzelfde netwerk zit, vindt hem.</translation>
    </message>
    <message>
        <source>Code of a table</source>
        <translation>Code van een tafel</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Meedoen</translation>
    </message>
    <message>
        <source>A friend gave you a code</source>
        <translation>Je hebt een code gekregen</translation>
    </message>
    <message>
        <source>With its address if you have it, or the whole invitation.</source>
        <translation>Met het adres als je het hebt, of meteen de hele uitnodiging.</translation>
    </message>
    <message>
        <source>play.example.org</source>
        <translation>play.example.org</translation>
    </message>
    <message>
        <source>Address of a server</source>
        <translation>Adres van een server</translation>
    </message>
    <message>
        <source>Public tables on a server</source>
        <translation>Openbare tafels op een server</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Alle tafels</translation>
    </message>
    <message numerus="yes">
        <source>Tables for %n players</source>
        <translation>
            <numerusform>Tafels voor %n speler</numerusform>
            <numerusform>Tafels voor %n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>Tables with free seats</source>
        <translation>Tafels met vrije plaatsen</translation>
    </message>
    <message>
        <source>Create a table…</source>
        <translation>Tafel openen…</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Aanschuiven</translation>
    </message>
    <message>
        <source>No table for that many players has a free seat just now.</source>
        <translation>Voor zoveel spelers is er nu aan geen enkele tafel een plaats vrij.</translation>
    </message>
    <message>
        <source>No table has a free seat just now. Create one, and others will find it here.</source>
        <translation>Er is nu aan geen enkele tafel een plaats vrij. Open er zelf een, dan vinden anderen die hier.</translation>
    </message>
    <message>
        <source>Nobody on this network is hosting a table just now.</source>
        <translation>In dit netwerk heeft nu niemand een tafel geopend.</translation>
    </message>
</context>
<context>
    <name>DuplicateView</name>
    <message numerus="yes">
        <source>With the same cards you took %n points more than the others.</source>
        <translation>
            <numerusform>Met dezelfde kaarten haalde je %n punt meer dan de anderen.</numerusform>
            <numerusform>Met dezelfde kaarten haalde je %n punten meer dan de anderen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the same cards the others took %n points more than you.</source>
        <translation>
            <numerusform>Met dezelfde kaarten haalden de anderen %n punt meer dan jij.</numerusform>
            <numerusform>Met dezelfde kaarten haalden de anderen %n punten meer dan jij.</numerusform>
        </translation>
    </message>
    <message>
        <source>With the same cards you took exactly as much as the others.</source>
        <translation>Met dezelfde kaarten haalde je precies evenveel als de anderen.</translation>
    </message>
    <message>
        <source>From this seat</source>
        <translation>Vanaf deze plaats</translation>
    </message>
    <message>
        <source>From the other seat</source>
        <translation>Vanaf de andere plaats</translation>
    </message>
    <message>
        <source>From the third seat</source>
        <translation>Vanaf de derde plaats</translation>
    </message>
    <message>
        <source>From the second seat</source>
        <translation>Vanaf de tweede plaats</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>nog niet gespeeld</translation>
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
        <translation>Uitnodiging kopiëren</translation>
    </message>
    <message>
        <source>Code {code}</source>
        <translation>Code {code}</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Opstaan</translation>
    </message>
    <message>
        <source>Give up your seat</source>
        <translation>Je plaats opgeven</translation>
    </message>
    <message>
        <source>Not yet…</source>
        <translation>Nog niet…</translation>
    </message>
    <message>
        <source>I am ready</source>
        <translation>Ik ben klaar</translation>
    </message>
    <message>
        <source>The deal begins when everybody is ready</source>
        <translation>Het spel begint als iedereen klaar is</translation>
    </message>
    <message>
        <source>Copied: send it to your friends</source>
        <translation>Gekopieerd: stuur hem naar je vrienden</translation>
    </message>
    <message>
        <source>Friends sit down with this code</source>
        <translation>Met deze code schuiven vrienden aan</translation>
    </message>
</context>
<context>
    <name>HistoryWindow</name>
    <message>
        <source>History</source>
        <translation>Geschiedenis</translation>
    </message>
    <message>
        <source>Remove this deal from the history and from the statistics? This cannot be undone.</source>
        <translation>Dit spel uit de geschiedenis en de statistieken verwijderen? Dat kun je niet ongedaan maken.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {fault}</source>
        <translation>{file} is niet te lezen: {fault}</translation>
    </message>
    <message>
        <source>{file} is not a record of a deal: {fault}</source>
        <translation>{file} is geen opname van een spel: {fault}</translation>
    </message>
    <message>
        <source>The file could not be written: {fault}</source>
        <translation>Het bestand kon niet worden geschreven: {fault}</translation>
    </message>
    <message>
        <source>Save the deal</source>
        <translation>Het spel opslaan</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle bestanden</translation>
    </message>
    <message>
        <source>Open a deal</source>
        <translation>Een spel openen</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n spel</numerusform>
            <numerusform>%n spellen</numerusform>
        </translation>
    </message>
    <message>
        <source>No deal matches these choices.</source>
        <translation>Geen spel past bij deze keuze.</translation>
    </message>
    <message>
        <source>No deal has been finished yet.</source>
        <translation>Er is nog geen spel uitgespeeld.</translation>
    </message>
    <message>
        <source>Number {number}</source>
        <translation>Nummer {number}</translation>
    </message>
    <message>
        <source>Finished deals</source>
        <translation>Gespeelde spellen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Bekijken</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Nog eens spelen</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Opslaan…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Openen…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Verwijderen…</translation>
    </message>
    <message>
        <source>What each card cost, and which would have been better</source>
        <translation>Wat elke kaart heeft gekost en welke beter was</translation>
    </message>
    <message>
        <source>The same cards against the same computers</source>
        <translation>Dezelfde kaarten tegen dezelfde computers</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle regels</translation>
    </message>
    <message>
        <source>Levels mixed</source>
        <translation>Gemengde niveaus</translation>
    </message>
    <message>
        <source>At one screen</source>
        <translation>Aan één scherm</translation>
    </message>
    <message>
        <source>Online</source>
        <translation>Online</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Alle tegenstanders</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Alle uitslagen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Tegenstanders</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>{rules}, changed</source>
        <translation>{rules}, aangepast</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}, at one screen</source>
        <translation>{number}, aan één scherm</translation>
    </message>
    <message>
        <source>{number}, levels mixed</source>
        <translation>{number}, gemengde niveaus</translation>
    </message>
    <message>
        <source>{number}, online</source>
        <translation>{number}, online</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespeeld</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>gelijk</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>with undo</source>
        <translation>met teruggenomen kaart</translation>
    </message>
    <message>
        <source>with a hint</source>
        <translation>met tip</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>opgegeven</translation>
    </message>
    <message>
        <source>cards known</source>
        <translation>met bekende kaarten</translation>
    </message>
    <message>
        <source>against {names}</source>
        <translation>tegen {names}</translation>
    </message>
    <message>
        <source>with {partners}, against {names}</source>
        <translation>met {partners}, tegen {names}</translation>
    </message>
</context>
<context>
    <name>ImportPage</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>It has no back and gets one of ours.</source>
        <translation>Er is geen achterkant bij; je krijgt er een van ons.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Toch maar niet</translation>
    </message>
    <message>
        <source>All 48 cards are there: enough for any number of players.</source>
        <translation>Alle 48 kaarten zijn er: genoeg voor elk aantal spelers.</translation>
    </message>
    <message>
        <source>All 40 cards are there; six players need the 8s and 9s as well.</source>
        <translation>Alle 40 kaarten zijn er; met z’n zessen heb je ook de achten en negens nodig.</translation>
    </message>
    <message>
        <source>Missing: {cards}.</source>
        <translation>Dit ontbreekt: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the 40 cards are missing.</source>
        <translation>
            <numerusform>Van de 40 kaarten ontbreekt er %n.</numerusform>
            <numerusform>Van de 40 kaarten ontbreken er %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the cards was recognised.</source>
        <translation>Geen enkele kaart is herkend.</translation>
    </message>
    <message>
        <source>Which deck</source>
        <translation>Welke kaarten</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italiaans</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Spaans</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Frans</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>Draw small indices in the corners</source>
        <translation>Kleine tekens in de hoeken zetten</translation>
    </message>
    <message>
        <source>Not needed where the cards carry their own.</source>
        <translation>Niet nodig als de kaarten er zelf al hebben.</translation>
    </message>
    <message>
        <source>Cards written</source>
        <translation>Opgeslagen kaarten</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>Toevoegen</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>en</source>
        <comment>not a word: the code of the language that you translate into</comment>
        <translation>nl</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>{table}, at {server}: you were sitting there when the program stopped.</source>
        <translation>{table} op {server}: daar zat je toen het programma stopte.</translation>
    </message>
    <message>
        <source>{preset}, with changes</source>
        <translation>{preset}, aangepast</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>no timer</source>
        <translation>geen klok</translation>
    </message>
    <message>
        <source>{seconds} s a card</source>
        <translation>{seconds} s per kaart</translation>
    </message>
    <message>
        <source>people only</source>
        <translation>alleen mensen</translation>
    </message>
    <message>
        <source>computers ({level}) in empty seats</source>
        <translation>computers ({level}) op lege plaatsen</translation>
    </message>
    <message numerus="yes">
        <source>%n seats free</source>
        <translation>
            <numerusform>%n plaats vrij</numerusform>
            <numerusform>%n plaatsen vrij</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s table</source>
        <translation>Tafel van {name}</translation>
    </message>
    <message>
        <source>a free seat</source>
        <translation>een vrije plaats</translation>
    </message>
    <message>
        <source>has left; a computer plays on</source>
        <translation>is weg; een computer speelt verder</translation>
    </message>
    <message>
        <source>computer, {level}</source>
        <translation>computer, {level}</translation>
    </message>
    <message>
        <source>away; a computer plays until they are back</source>
        <translation>weg; zolang speelt een computer</translation>
    </message>
    <message>
        <source>has lost the connection</source>
        <translation>is de verbinding kwijt</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>klaar</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>nog niet klaar</translation>
    </message>
    <message>
        <source>you</source>
        <translation>jij</translation>
    </message>
    <message>
        <source>computer, {level}, if nobody comes</source>
        <translation>computer, {level}, als er niemand komt</translation>
    </message>
    <message>
        <source>waiting for somebody</source>
        <translation>wacht op iemand</translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation>verbinding weg</translation>
    </message>
    <message>
        <source>The table that you hosted was interrupted.</source>
        <translation>De tafel die je had geopend, werd onderbroken.</translation>
    </message>
    <message>
        <source>Host it again</source>
        <translation>Opnieuw openen</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Terug naar de tafel</translation>
    </message>
    <message>
        <source>a computer plays</source>
        <translation>een computer speelt</translation>
    </message>
    <message>
        <source>The shuffle was fair</source>
        <translation>Er is eerlijk geschud</translation>
    </message>
    <message>
        <source>The pack is exactly the one that the server’s secret and every player’s number give.</source>
        <translation>De kaarten liggen precies zoals volgt uit het geheim van de server en de getallen van alle spelers.</translation>
    </message>
    <message>
        <source>The shuffle fits, without you</source>
        <translation>Het schudden klopt, maar zonder jou</translation>
    </message>
    <message>
        <source>Everything fits, but your own number is not in it, so it proves nothing to you.</source>
        <translation>Alles klopt, maar jouw getal zit er niet bij; voor jou bewijst het dus niets.</translation>
    </message>
    <message>
        <source>The secret was changed</source>
        <translation>Het geheim is verwisseld</translation>
    </message>
    <message>
        <source>The secret that the server shows is not the one that it had sealed before.</source>
        <translation>Het geheim dat de server laat zien, is niet wat hij vooraf had verzegeld.</translation>
    </message>
    <message>
        <source>Your number was changed</source>
        <translation>Jouw getal is verwisseld</translation>
    </message>
    <message>
        <source>Another number than your own was mixed into the shuffle.</source>
        <translation>Er is een ander getal dan het jouwe meegeschud.</translation>
    </message>
    <message>
        <source>The dealer was not drawn</source>
        <translation>De deler is niet eerlijk geloot</translation>
    </message>
    <message>
        <source>The dealer is not the one that secret and numbers give.</source>
        <translation>De deler is niet degene die uit geheim en getallen volgt.</translation>
    </message>
    <message>
        <source>The pack was stacked</source>
        <translation>Het was doorgestoken kaart</translation>
    </message>
    <message>
        <source>The pack is not the one that secret and numbers give.</source>
        <translation>De kaarten liggen niet zoals uit geheim en getallen volgt.</translation>
    </message>
    <message>
        <source>The server shows another deal</source>
        <translation>De server toont een ander spel</translation>
    </message>
    <message>
        <source>What the server shows at the end is not the deal that you have seen.</source>
        <translation>Wat de server aan het eind toont, is niet het spel dat jij hebt gezien.</translation>
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
        <translation>Vorig spel (B)</translation>
    </message>
    <message>
        <source>An online match is under way, and a computer will play your cards. Your seat is kept for a while: to come back to it, open Online… and press Go back.</source>
        <translation>Er is een onlinepartij bezig, en een computer speelt dan je kaarten. Je plaats blijft een tijdje vrij: om terug te komen open je ‘Online…’ en druk je op ‘Terug naar de tafel’.</translation>
    </message>
    <message>
        <source>You are hosting a match: while the program is closed nobody can play on. To go on with it, open Online… and press Host it again.</source>
        <translation>Jij bent de gastheer van een partij: zolang het programma dicht is, kan niemand verder spelen. Om haar voort te zetten open je ‘Online…’ en druk je op ‘Opnieuw openen’.</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Volgend niveau</translation>
    </message>
    <message>
        <source>Next deck</source>
        <translation>Volgende kaarten</translation>
    </message>
    <message>
        <source>Exchange the turned card</source>
        <translation>De open kaart ruilen</translation>
    </message>
    <message>
        <source>Throw the ace</source>
        <translation>‘Gooien!’</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <translation>Rest opstrijken</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tip</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Laatste slag</translation>
    </message>
    <message>
        <source>Back to the previous deal</source>
        <translation>Terug naar het vorige spel</translation>
    </message>
    <message>
        <source>Say what is on the table</source>
        <translation>Zeggen wat er op tafel ligt</translation>
    </message>
    <message>
        <source>Give up this deal</source>
        <translation>Dit spel opgeven</translation>
    </message>
    <message>
        <source>Choose a table…</source>
        <translation>Tafel kiezen…</translation>
    </message>
    <message>
        <source>Online…</source>
        <translation>Online…</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Geluid</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Volledig scherm</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Aan de slag</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Voorkeuren…</translation>
    </message>
    <message>
        <source>All shortcuts</source>
        <translation>Alle sneltoetsen</translation>
    </message>
    <message>
        <source>About Briscola Desktop</source>
        <translation>Over Briscola Desktop</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Afsluiten</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>The computer now plays at level {level}.</source>
        <translation>De computer speelt nu op niveau ‘{level}’.</translation>
    </message>
    <message>
        <source>The previous deal is kept.</source>
        <translation>Het vorige spel is bewaard.</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Geluid uit</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Geluid aan</translation>
    </message>
</context>
<context>
    <name>MomentButton</name>
    <message>
        <source>{number}. Trick {trick}: {played}, better {best}; {cost}</source>
        <translation>{number}. Slag {trick}: {played}, beter {best}; {cost}</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Slag {number}</translation>
    </message>
</context>
<context>
    <name>NameQuestion</name>
    <message>
        <source>Keep</source>
        <translation>Bewaren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>NewTableDialog</name>
    <message>
        <source>How shall we play?</source>
        <translation>Hoe gaan we spelen?</translation>
    </message>
    <message>
        <source>Choose a table; each rule can be changed.</source>
        <translation>Kies een tafel; elke regel kun je veranderen.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Change rules…</source>
        <translation>Regels aanpassen…</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Plaats {number}</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <translation>Naam op plaats {number}</translation>
    </message>
    <message>
        <source>a person here</source>
        <translation>iemand hier</translation>
    </message>
    <message>
        <source>computer, {level}</source>
        <translation>computer, {level}</translation>
    </message>
    <message>
        <source>Who sits at seat {number}</source>
        <translation>Wie er op plaats {number} zit</translation>
    </message>
    <message>
        <source>{number} players: choose {tables}</source>
        <translation>{number} spelers: kies {tables}</translation>
    </message>
    <message>
        <source>Not for {wanted} players: {number} will play.</source>
        <translation>Niet voor {wanted} spelers: hier spelen er {number}.</translation>
    </message>
    <message>
        <source>{option}: this does not go together with the rest.</source>
        <translation>{option}: dat gaat niet samen met de rest.</translation>
    </message>
    <message>
        <source>At least one person must sit at the table.</source>
        <translation>Er moet minstens één mens aan tafel zitten.</translation>
    </message>
</context>
<context>
    <name>OnlineWindow</name>
    <message>
        <source>Online play</source>
        <translation>Online spelen</translation>
    </message>
    <message>
        <source>A deal is in progress. Leave the table? A computer plays on in your place.</source>
        <translation>Het spel is nog bezig. Toch opstaan? Een computer speelt voor je verder.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Opstaan</translation>
    </message>
    <message>
        <source>Your computer keeps this table: if you close the window, it ends for everybody.</source>
        <translation>Deze tafel staat op jouw computer: sluit je het venster, dan is het voor iedereen afgelopen.</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Tafel sluiten</translation>
    </message>
    <message>
        <source>No server is chosen. The game calls nobody by itself.</source>
        <translation>Geen server gekozen. Uit zichzelf maakt het spel nergens verbinding mee.</translation>
    </message>
    <message>
        <source>This computer hosts, at {address}.</source>
        <translation>De tafel staat op deze computer, op {address}.</translation>
    </message>
    <message>
        <source>Connected to {server}.</source>
        <translation>Verbonden met {server}.</translation>
    </message>
    <message>
        <source>The connection to {server} is lost; trying again.</source>
        <translation>De verbinding met {server} is weg; er loopt een nieuwe poging.</translation>
    </message>
    <message>
        <source>Connecting to {server}…</source>
        <translation>Verbinden met {server}…</translation>
    </message>
    <message>
        <source>The table is being set up…</source>
        <translation>De tafel wordt klaargezet…</translation>
    </message>
</context>
<context>
    <name>OptionsView</name>
    <message>
        <source>{card}: costs {cost}, {points} points, {chance} to win</source>
        <translation>{card}: kost {cost}, {points} punten, winstkans {chance}</translation>
    </message>
    <message>
        <source>costs</source>
        <comment>column</comment>
        <translation>kost</translation>
    </message>
    <message>
        <source>points</source>
        <comment>column</comment>
        <translation>punten</translation>
    </message>
    <message>
        <source>to win</source>
        <comment>column</comment>
        <translation>winstkans</translation>
    </message>
</context>
<context>
    <name>OwnDecksWindow</name>
    <message>
        <source>My decks</source>
        <translation>Eigen kaarten</translation>
    </message>
    <message>
        <source>Looking at {name}…</source>
        <translation>{name} wordt bekeken…</translation>
    </message>
    <message>
        <source>Remove the deck {name}? The files that it came from are not touched.</source>
        <translation>De kaarten ‘{name}’ verwijderen? De bestanden waar ze vandaan komen, blijven staan.</translation>
    </message>
    <message>
        <source>A deck cannot be used: {fault}.</source>
        <translation>Een stel kaarten is niet te gebruiken: {fault}.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>What is this deck to be called?</source>
        <translation>Hoe moeten deze kaarten heten?</translation>
    </message>
    <message>
        <source>The folder of a deck</source>
        <translation>Map met kaarten</translation>
    </message>
    <message>
        <source>Decks (*.zip *.svgz *.svg)</source>
        <translation>Kaarten (*.zip *.svgz *.svg)</translation>
    </message>
    <message>
        <source>The file of a deck</source>
        <translation>Bestand met kaarten</translation>
    </message>
    <message>
        <source>Add a deck of your own: a folder, a zip or an SVGZ with a picture for each card. Drop it here, or choose it below; the names of its files tell which card is which.</source>
        <translation>Voeg kaarten toe die je al hebt: een map, een zip- of SVGZ-bestand met een plaatje per kaart. Sleep ze hierheen of kies ze hieronder; de bestandsnamen zeggen welke kaart welke is.</translation>
    </message>
    <message>
        <source>You have not added a deck yet.</source>
        <translation>Je hebt nog geen kaarten toegevoegd.</translation>
    </message>
    <message>
        <source>From a folder…</source>
        <translation>Uit een map…</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Uit een bestand…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Naam wijzigen…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Verwijderen…</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
</context>
<context>
    <name>PlaceRow</name>
    <message>
        <source>{name} is hosting</source>
        <translation>Bij {name}</translation>
    </message>
    <message>
        <source>On this network, at {address}</source>
        <translation>In dit netwerk, op {address}</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>On this network</source>
        <translation>In dit netwerk</translation>
    </message>
</context>
<context>
    <name>Portraits</name>
    <message>
        <source>A man with a moustache</source>
        <translation>Een man met een snor</translation>
    </message>
    <message>
        <source>A woman with long dark hair</source>
        <translation>Een vrouw met lang donker haar</translation>
    </message>
    <message>
        <source>An old man with a cap</source>
        <translation>Een oude man met een pet</translation>
    </message>
    <message>
        <source>An old woman with a bun</source>
        <translation>Een oude vrouw met een knotje</translation>
    </message>
    <message>
        <source>A man with curls and a beard</source>
        <translation>Een man met krullen en een baard</translation>
    </message>
    <message>
        <source>A woman with red hair and glasses</source>
        <translation>Een vrouw met rood haar en een bril</translation>
    </message>
    <message>
        <source>A woman with a headscarf</source>
        <translation>Een vrouw met een hoofddoek</translation>
    </message>
    <message>
        <source>A bald man with glasses</source>
        <translation>Een kale man met een bril</translation>
    </message>
    <message>
        <source>A woman with a fair ponytail</source>
        <translation>Een vrouw met een blonde paardenstaart</translation>
    </message>
    <message>
        <source>An old man with a straw hat</source>
        <translation>Een oude man met een strohoed</translation>
    </message>
    <message>
        <source>A young man with short hair</source>
        <translation>Een jonge man met kort haar</translation>
    </message>
    <message>
        <source>A woman with a fringe</source>
        <translation>Een vrouw met een pony</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Voorkeuren</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Jij</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Bewaren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Deck of cards</source>
        <translation>Speelkaarten</translation>
    </message>
    <message>
        <source>large</source>
        <translation>groot</translation>
    </message>
    <message>
        <source>Letters on French courts</source>
        <translation>Letters op de Franse figuren</translation>
    </message>
    <message>
        <source>French suits in four colours</source>
        <translation>Franse kleuren in vier tinten</translation>
    </message>
    <message>
        <source>green</source>
        <translation>groen</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blauw</translation>
    </message>
    <message>
        <source>burgundy</source>
        <translation>bordeauxrood</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Laken</translation>
    </message>
    <message>
        <source>light</source>
        <translation>licht</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>donker</translation>
    </message>
    <message>
        <source>Surroundings</source>
        <translation>Omgeving</translation>
    </message>
    <message>
        <source>Large print: names, points and messages</source>
        <translation>Grote letters: namen, punten en berichten</translation>
    </message>
    <message>
        <source>Left-handed: the table is mirrored</source>
        <translation>Voor linkshandigen: de tafel is gespiegeld</translation>
    </message>
    <message>
        <source>none</source>
        <comment>motion</comment>
        <translation>geen</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langzaam</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>snel</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Beweging</translation>
    </message>
    <message>
        <source>Reduced: cards fade in instead of flying</source>
        <translation>Minder: kaarten verschijnen zacht en vliegen niet</translation>
    </message>
    <message>
        <source>A finished trick stays</source>
        <translation>Een volle slag blijft liggen</translation>
    </message>
    <message>
        <source>until I click</source>
        <translation>tot ik klik</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Je naam</translation>
    </message>
    <message>
        <source>Your portrait</source>
        <translation>Je portret</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Beweging en geluid</translation>
    </message>
    <message>
        <source>none</source>
        <comment>indices</comment>
        <translation>geen</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>indices</comment>
        <translation>normaal</translation>
    </message>
    <message>
        <source>Indices in the corners</source>
        <translation>Tekens in de hoeken</translation>
    </message>
    <message>
        <source>in the app’s language</source>
        <translation>in de taal van het spel</translation>
    </message>
    <message>
        <source>like the system</source>
        <translation>zoals het systeem</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>motion</comment>
        <translation>normaal</translation>
    </message>
    <message>
        <source>Mute all sounds</source>
        <translation>Alles dempen</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no table server</comment>
        <translation>geen</translation>
    </message>
    <message>
        <source>Table server</source>
        <translation>Spelserver</translation>
    </message>
    <message>
        <source>Where Online… looks for public tables; without a server the game calls nobody.</source>
        <translation>Hier zoekt ‘Online…’ openbare tafels; zonder server maakt het spel nergens verbinding mee.</translation>
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
        <translation>Station</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Onbekend</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Zoeken in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Soort:</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Page &amp;order:</source>
        <translation>Pagina&amp;volgorde:</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>Pagina’s &amp;per vel:</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Pages</source>
        <translation>Pagina’s</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Welke pagina’s:</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Dubbelzijdig afdrukken</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Binden aan de lange zijde</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Binden aan de korte zijde</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>Remark</name>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>ReplayTable</name>
    <message>
        <source>The deal, step by step</source>
        <translation>Het spel, stap voor stap</translation>
    </message>
    <message>
        <source>trick {number} of {all}</source>
        <translation>slag {number} van {all}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
</context>
<context>
    <name>ResultsChart</name>
    <message numerus="yes">
        <source>Points of the last %n deals: {points}</source>
        <translation>
            <numerusform>Punten van het laatste spel: {points}</numerusform>
            <numerusform>Punten van de laatste %n spellen: {points}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>the exchange</source>
        <translation>de ruil</translation>
    </message>
    <message>
        <source>the claim</source>
        <translation>de rest opstrijken</translation>
    </message>
    <message>
        <source>the ace, thrown</source>
        <translation>het aas met ‘Gooien!’</translation>
    </message>
    <message>
        <source>The {card} took the trick</source>
        <translation>{card} haalt de slag</translation>
    </message>
    <message>
        <source>The {card} spent a trump on it</source>
        <translation>{card} kost een troef</translation>
    </message>
    <message>
        <source>The {card} gave points to the partner</source>
        <translation>{card} geeft je partner punten</translation>
    </message>
    <message>
        <source>The {card} let the trick go</source>
        <translation>{card} laat de slag lopen</translation>
    </message>
    <message>
        <source>The {card} was a quiet lead</source>
        <translation>{card} is een rustige uitkomst</translation>
    </message>
    <message>
        <source>The {card} led points</source>
        <translation>{card} komt met punten uit</translation>
    </message>
    <message>
        <source>The {card} led a trump</source>
        <translation>{card} komt met troef uit</translation>
    </message>
    <message>
        <source>The ace was thrown</source>
        <translation>Het aas met ‘Gooien!’</translation>
    </message>
    <message>
        <source>The {card} was played</source>
        <translation>{card} gespeeld</translation>
    </message>
    <message>
        <source>passed over</source>
        <translation>gemist</translation>
    </message>
    <message>
        <source>costs {cost}</source>
        <translation>kost {cost}</translation>
    </message>
    <message>
        <source>{points} points fewer</source>
        <translation>{points} punten minder</translation>
    </message>
    <message>
        <source>{points} points more</source>
        <translation>{points} punten meer</translation>
    </message>
    <message>
        <source>{chance}% less chance of winning</source>
        <translation>{chance}% minder kans</translation>
    </message>
    <message>
        <source>{chance}% more chance of winning</source>
        <translation>{chance}% meer kans</translation>
    </message>
    <message>
        <source>a trifle</source>
        <translation>een kleinigheid</translation>
    </message>
    <message>
        <source>There was nothing to choose.</source>
        <translation>Er viel niets te kiezen.</translation>
    </message>
    <message>
        <source>No card could have been better: well played!</source>
        <translation>Geen kaart had beter gekund: goed gespeeld!</translation>
    </message>
    <message numerus="yes">
        <source>%n of {choices} cards could have been better and cost {cost} in all.</source>
        <translation>
            <numerusform>%n van de {choices} kaarten had beter gekund en kostte {cost}.</numerusform>
            <numerusform>%n van de {choices} kaarten hadden beter gekund en kostten samen {cost}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cost is in points; winning the deal is worth {points} of them.</source>
        <translation>De prijs telt in punten; het spel winnen is er {points} waard.</translation>
    </message>
    <message>
        <source>Cards that cannot be told apart for certain count as equally good.</source>
        <translation>Kaarten waartussen geen verschil zeker is, gelden als even goed.</translation>
    </message>
    <message>
        <source>{instead}: {cost}. {why}.</source>
        <translation>{instead}: {cost}. {why}.</translation>
    </message>
    <message>
        <source>{instead}: {cost}. Better to do the same with the {best}.</source>
        <translation>{instead}: {cost}. Beter hetzelfde met {best}.</translation>
    </message>
    <message>
        <source>The {card} was about as good as the {best}.</source>
        <translation>{card}: ongeveer even goed als {best}.</translation>
    </message>
    <message>
        <source>The {card} was as good as any.</source>
        <translation>{card}: beter kon niet.</translation>
    </message>
</context>
<context>
    <name>RulesReader</name>
    <message>
        <source>Rules of {title}</source>
        <translation>Regels: {title}</translation>
    </message>
    <message>
        <source>Save the rules as PDF</source>
        <translation>De regels opslaan als pdf</translation>
    </message>
    <message>
        <source>The file could not be written: {path}</source>
        <translation>Het bestand kon niet worden geschreven: {path}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
</context>
<context>
    <name>RulesWords</name>
    <message>
        <source>Classic</source>
        <translation>Klassiek</translation>
    </message>
    <message>
        <source>As at home: the cards and nothing else.</source>
        <translation>Zoals thuis: de kaarten en verder niets.</translation>
    </message>
    <message>
        <source>Café</source>
        <translation>Café</translation>
    </message>
    <message>
        <source>Two at a bar, keeping count in their heads.</source>
        <translation>Samen aan de bar, de punten in je hoofd.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partij</translation>
    </message>
    <message>
        <source>Dealt in threes, round to the right, best of three.</source>
        <translation>Drie tegelijk, naar rechts, hoogstens drie spellen.</translation>
    </message>
    <message>
        <source>Brisca</source>
        <translation>Brisca</translation>
    </message>
    <message>
        <source>The Spanish way: the seven buys the trump.</source>
        <translation>Op z’n Spaans: de zeven koopt de troef.</translation>
    </message>
    <message>
        <source>2, 3 or 4 players</source>
        <translation>2, 3 of 4 spelers</translation>
    </message>
    <message>
        <source>points shown</source>
        <translation>punten in beeld</translation>
    </message>
    <message>
        <source>single deals</source>
        <translation>losse spellen</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2 spelers</translation>
    </message>
    <message>
        <source>points hidden</source>
        <translation>punten in je hoofd</translation>
    </message>
    <message>
        <source>partners look once</source>
        <translation>partners: één blik</translation>
    </message>
    <message>
        <source>best of three</source>
        <translation>hoogstens drei spellen</translation>
    </message>
    <message>
        <source>2, 4 or 6 players</source>
        <translation>2, 4 of 6 spelers</translation>
    </message>
    <message>
        <source>exchange the seven</source>
        <translation>zeven ruilen</translation>
    </message>
    <message>
        <source>throw and claim</source>
        <translation>gooien en de rest</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Richting</translation>
    </message>
    <message>
        <source>Who plays next: the neighbour at the left or at the right.</source>
        <translation>Wie er na jou komt: je linker- of je rechterbuur.</translation>
    </message>
    <message>
        <source>Cards dealt at a time</source>
        <translation>Delen</translation>
    </message>
    <message>
        <source>One by one in three rounds, or three together.</source>
        <translation>Drie keer rond één kaart, of drie tegelijk.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Troef</translation>
    </message>
    <message>
        <source>A card is turned up, or the suits take turns over four deals: coins, cups, swords, clubs.</source>
        <translation>Er wordt een kaart opengedraaid, of de kleuren wisselen elkaar in vier spellen af: munten, bekers, zwaarden, knotsen.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Ruilen</translation>
    </message>
    <message>
        <source>The seven of trumps may be changed for a higher turned card, the two for a seven or lower.</source>
        <translation>De troefzeven pakt een hogere open kaart, de twee een zeven of lager.</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>‘Gooien!’</translation>
    </message>
    <message>
        <source>Whoever leads the ace of trumps may order the others to play their best card on it.</source>
        <translation>Wie met troefaas uitkomt, mag de anderen hun beste kaart laten afstaan.</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Rest opstrijken</translation>
    </message>
    <message>
        <source>With the highest trumps in hand, the last two or three tricks may be claimed at once.</source>
        <translation>Met de hoogste troeven in handen mag je de laatste twee of drie slagen in één keer opstrijken.</translation>
    </message>
    <message>
        <source>Partners’ hands</source>
        <translation>Partners zien</translation>
    </message>
    <message>
        <source>Partners may show each other their cards, at the start or when the stock has run out.</source>
        <translation>Partners mogen elkaar hun kaarten laten zien, aan het begin of als de stok op is.</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Open kaarten</translation>
    </message>
    <message>
        <source>All cards lie face up, except the stock: good for learning.</source>
        <translation>Alle kaarten liggen open, behalve de stok: goed om te leren.</translation>
    </message>
    <message>
        <source>Points shown</source>
        <translation>Punten in beeld</translation>
    </message>
    <message>
        <source>The points taken so far stand beside the tricks, or stay hidden until the end.</source>
        <translation>Wat je al hebt, staat naast je slagen, of blijft tot het eind verborgen.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Lengte</translation>
    </message>
    <message>
        <source>A single deal, the best of several, or four deals counted by points or by wins.</source>
        <translation>Eén los spel, een partij over meer spellen, of vier spellen op punten of op gewonnen spellen.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>off</source>
        <translation>nee</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>naar links</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>naar rechts</translation>
    </message>
    <message>
        <source>one</source>
        <translation>één voor één</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drie tegelijk</translation>
    </message>
    <message>
        <source>a card is turned</source>
        <translation>open kaart</translation>
    </message>
    <message>
        <source>the suits take turns</source>
        <translation>afgesproken</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nee</translation>
    </message>
    <message>
        <source>seven and two</source>
        <translation>zeven en twee</translation>
    </message>
    <message>
        <source>never shown</source>
        <translation>niets</translation>
    </message>
    <message>
        <source>shown at the start</source>
        <translation>alles, aan het begin</translation>
    </message>
    <message>
        <source>shown at the end of the stock</source>
        <translation>de laatste drie, één keer</translation>
    </message>
    <message>
        <source>a single deal</source>
        <translation>los spel</translation>
    </message>
    <message>
        <source>best of five</source>
        <translation>hoogstens vijf spellen</translation>
    </message>
    <message>
        <source>four deals, by points</source>
        <translation>vier spellen, op punten</translation>
    </message>
    <message>
        <source>four deals, by wins</source>
        <translation>vier spellen, op gewonnen spellen</translation>
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
        <translation>{name} weer horen</translation>
    </message>
    <message>
        <source>Mute {name}</source>
        <translation>{name} dempen</translation>
    </message>
</context>
<context>
    <name>ShareBar</name>
    <message>
        <source>{won} won, {drawn} drawn, {lost} lost</source>
        <translation>{won} gewonnen, {drawn} gelijk, {lost} verloren</translation>
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
            <numerusform>%n gelijk</numerusform>
            <numerusform>%n gelijk</numerusform>
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
        <translation>Spellen uitwisselen</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>That is not the number of a deal: please check it letter by letter.</source>
        <translation>Dat is geen nummer van een spel: vergelijk het nog eens teken voor teken.</translation>
    </message>
    <message>
        <source>Type or paste the number that you were given.</source>
        <translation>Typ of plak het nummer dat je hebt gekregen.</translation>
    </message>
    <message>
        <source>You have played it already: {points} points. Playing it again does not count.</source>
        <translation>Je hebt het al gespeeld: {points} punten. Nog een keer telt niet.</translation>
    </message>
    <message>
        <source>The deal at the table</source>
        <translation>Het spel op tafel</translation>
    </message>
    <message>
        <source>It has no number: only deals of one person against computers of the same level can be shared.</source>
        <translation>Het heeft geen nummer: uitwisselen kan alleen als één mens tegen computers van hetzelfde niveau speelt.</translation>
    </message>
    <message>
        <source>Number of this deal: {number}</source>
        <translation>Nummer van dit spel: {number}</translation>
    </message>
    <message>
        <source>Whoever plays this number gets the same cards against the same computers.</source>
        <translation>Wie dit nummer speelt, krijgt dezelfde kaarten tegen dezelfde computers.</translation>
    </message>
    <message>
        <source>Play from the other seat</source>
        <translation>Vanaf de andere plaats spelen</translation>
    </message>
    <message>
        <source>Play it again with the cards of whoever sat beside you</source>
        <translation>Speel het nog eens met de kaarten van je buur</translation>
    </message>
    <message>
        <source>A friend’s deal</source>
        <translation>Het spel van een vriend</translation>
    </message>
    <message>
        <source>Number of a deal</source>
        <translation>Nummer van een spel</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>The deal of the day</source>
        <translation>Het spel van de dag</translation>
    </message>
    <message>
        <source>The same cards for everyone today: {kind}.</source>
        <translation>Vandaag voor iedereen dezelfde kaarten: {kind}.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>All shortcuts</source>
        <translation>Alle sneltoetsen</translation>
    </message>
    <message>
        <source>Play the first, second or third card</source>
        <translation>Eerste, tweede of derde kaart spelen</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Kaart kiezen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Play the chosen card; go on</source>
        <translation>Gekozen kaart spelen; verder</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Put a card back, close what is open</source>
        <translation>Kaart terugleggen, sluiten wat open is</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message>
        <source>Statistics</source>
        <translation>Statistieken</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n spel</numerusform>
            <numerusform>%n spellen</numerusform>
        </translation>
    </message>
    <message>
        <source>All deals</source>
        <translation>Alle spellen</translation>
    </message>
    <message numerus="yes">
        <source>The last %n deals</source>
        <translation>
            <numerusform>Het laatste spel</numerusform>
            <numerusform>De laatste %n spellen</numerusform>
        </translation>
    </message>
    <message>
        <source>lost in a row</source>
        <translation>op rij verloren</translation>
    </message>
    <message>
        <source>won in a row</source>
        <translation>op rij gewonnen</translation>
    </message>
    <message>
        <source>all deals</source>
        <translation>alle spellen</translation>
    </message>
    <message>
        <source>Count anew from here on, for {what}? The deals stay in the history.</source>
        <translation>Vanaf hier opnieuw tellen? Het gaat om: {what}. De spellen blijven in de geschiedenis.</translation>
    </message>
    <message>
        <source>Count anew</source>
        <translation>Opnieuw tellen</translation>
    </message>
    <message>
        <source>Which deals</source>
        <translation>Welke spellen</translation>
    </message>
    <message>
        <source>Nothing has been counted here yet: finish a deal.</source>
        <translation>Hier is nog niets geteld: speel een spel uit.</translation>
    </message>
    <message numerus="yes">
        <source>%n deals are kept but not counted: with undo, hints or known cards. Tick the box below to count them too.</source>
        <translation>
            <numerusform>%n spel is bewaard maar niet meegeteld: met teruggenomen kaarten, tips of bekende kaarten. Vink het vakje hieronder aan om het mee te tellen.</numerusform>
            <numerusform>%n spellen zijn bewaard maar niet meegeteld: met teruggenomen kaarten, tips of bekende kaarten. Vink het vakje hieronder aan om ze mee te tellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Also with undo, hints or known cards</source>
        <translation>Ook met teruggenomen kaarten, tips of bekende kaarten</translation>
    </message>
    <message>
        <source>Deals that were helped along are left out unless this is ticked.</source>
        <translation>Spellen met hulp tellen alleen mee als dit is aangevinkt.</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>spellen</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>points on average</source>
        <translation>punten per spel</translation>
    </message>
    <message>
        <source>most points</source>
        <translation>meeste punten</translation>
    </message>
    <message>
        <source>longest winning streak</source>
        <translation>langste zegereeks</translation>
    </message>
    <message>
        <source>Average points over time</source>
        <translation>Puntengemiddelde door de tijd</translation>
    </message>
    <message>
        <source>Count anew…</source>
        <translation>Opnieuw tellen…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Everybody shuffles</source>
        <translation>Iedereen schudt</translation>
    </message>
    <message>
        <source>at {address}</source>
        <translation>op {address}</translation>
    </message>
    <message>
        <source>{name} has left; a computer plays on</source>
        <translation>{name} is weg; een computer speelt verder</translation>
    </message>
    <message numerus="yes">
        <source>Give the code to your friends: %n more must sit down</source>
        <translation>
            <numerusform>Geef vrienden de code: er ontbreekt nog %n speler</numerusform>
            <numerusform>Geef vrienden de code: er ontbreken nog %n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the code to a friend, or begin against the computer</source>
        <translation>Geef een vriend de code, of begin tegen de computer</translation>
    </message>
    <message>
        <source>Only you are missing: press “{button}”</source>
        <translation>Nu jij nog: druk op ‘{button}’</translation>
    </message>
    <message>
        <source>Press “{button}” to begin</source>
        <translation>Druk op ‘{button}’ om te beginnen</translation>
    </message>
    <message>
        <source>Waiting for {name}</source>
        <translation>Wachten op {name}</translation>
    </message>
    <message>
        <source>Waiting for {count} players</source>
        <translation>Wachten op {count} spelers</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Volgend spel</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Opstaan</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Van tafel opstaan</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: %n seconds left</source>
        <translation>
            <numerusform>Jouw beurt: nog %n seconde</numerusform>
            <numerusform>Jouw beurt: nog %n seconden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n seconds left</source>
        <translation>
            <numerusform>{name}: nog %n seconde</numerusform>
            <numerusform>{name}: nog %n seconden</numerusform>
        </translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>De tijd is om</translation>
    </message>
    <message numerus="yes">
        <source>The next deal begins in %n seconds</source>
        <translation>
            <numerusform>Het volgende spel begint over %n seconde</numerusform>
            <numerusform>Het volgende spel begint over %n seconden</numerusform>
        </translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Who is at the table, and what they say</source>
        <translation>Wie er aan tafel zit en wat er gezegd wordt</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Geluid</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Geluid aan</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Geluid uit</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards to draw</source>
        <translation>
            <numerusform>nog %n kaart te pakken</numerusform>
            <numerusform>nog %n kaarten te pakken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand</source>
        <translation>
            <numerusform>%n kaart in de hand</numerusform>
            <numerusform>%n kaarten in de hand</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Winst</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nieuwe partij</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Volgend spel</translation>
    </message>
    <message>
        <source>Another table</source>
        <translation>Andere tafel</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>The match is drawn</source>
        <translation>De partij is onbeslist</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Gelijkspel</translation>
    </message>
    <message>
        <source>We win the match</source>
        <translation>Wij winnen de partij</translation>
    </message>
    <message>
        <source>We win the deal</source>
        <translation>Wij winnen het spel</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Jij wint de partij</translation>
    </message>
    <message>
        <source>You win the deal</source>
        <translation>Jij wint het spel</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} wint de partij</translation>
    </message>
    <message>
        <source>{name} wins the deal</source>
        <translation>{name} wint het spel</translation>
    </message>
    <message>
        <source>{names} win the match</source>
        <translation>{names} winnen de partij</translation>
    </message>
    <message>
        <source>{names} win the deal</source>
        <translation>{names} winnen het spel</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} en {last}</translation>
    </message>
    <message>
        <source>trumps were {suit}</source>
        <translation>troef: {suit}</translation>
    </message>
    <message>
        <source>{ours} to {theirs}</source>
        <translation>{ours} tegen {theirs}</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>spel {number}</translation>
    </message>
    <message>
        <source>with undo</source>
        <translation>met teruggenomen kaart</translation>
    </message>
    <message>
        <source>with a hint</source>
        <translation>met tip</translation>
    </message>
    <message>
        <source>{card} is turned: trumps are {suit}</source>
        <translation>opengedraaid: {card}. Troef: {suit}</translation>
    </message>
    <message>
        <source>You play the {card}</source>
        <translation>Je speelt {card}</translation>
    </message>
    <message>
        <source>{name} plays the {card}</source>
        <translation>{name} speelt {card}</translation>
    </message>
    <message>
        <source>You draw the {card}</source>
        <translation>Je pakt {card}</translation>
    </message>
    <message>
        <source>{name} draws the {card}</source>
        <translation>{name} pakt {card}</translation>
    </message>
    <message>
        <source>{name} holds {cards}</source>
        <translation>{name} heeft {cards}</translation>
    </message>
    <message>
        <source>Your cards: {cards}</source>
        <translation>Jouw kaarten: {cards}</translation>
    </message>
    <message>
        <source>Points: {points}</source>
        <translation>Punten: {points}</translation>
    </message>
    <message>
        <source>The last trick: {cards}</source>
        <translation>De laatste slag: {cards}</translation>
    </message>
    <message>
        <source>{card} is turned</source>
        <translation>opengedraaid: {card}</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>een gesloten kaart</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>makkelijk</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normaal</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>moeilijk</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Jij</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Speler {number}</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>met jou</translation>
    </message>
    <message>
        <source>with {name}</source>
        <translation>met {name}</translation>
    </message>
    <message>
        <source>against you</source>
        <translation>tegen jou</translation>
    </message>
    <message>
        <source>Us</source>
        <translation>Wij</translation>
    </message>
    <message>
        <source>Them</source>
        <translation>Zij</translation>
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
        <translation>{card}: iets anders is er niet</translation>
    </message>
    <message>
        <source>Claim the rest: it is yours</source>
        <translation>Strijk de rest op: die is van jou</translation>
    </message>
    <message>
        <source>Exchange: the turned card is better</source>
        <translation>Ruil: de open kaart is beter</translation>
    </message>
    <message>
        <source>Throw the ace: it draws their best cards</source>
        <translation>‘Gooien!’: het aas haalt hun beste kaarten eruit</translation>
    </message>
    <message>
        <source>The {card}: it takes the trick</source>
        <translation>{card}: daarmee haal je de slag</translation>
    </message>
    <message>
        <source>The {card}: the trick is worth a trump</source>
        <translation>{card}: de slag is een troef waard</translation>
    </message>
    <message>
        <source>The {card}: points for your partner</source>
        <translation>{card}: punten voor je partner</translation>
    </message>
    <message>
        <source>The {card}: let this trick go</source>
        <translation>{card}: laat deze slag lopen</translation>
    </message>
    <message>
        <source>The {card}: a lead that risks little</source>
        <translation>{card}: daarmee riskeer je weinig</translation>
    </message>
    <message>
        <source>The {card}: it has a good chance to hold</source>
        <translation>{card}: grote kans dat de slag van jou blijft</translation>
    </message>
    <message>
        <source>The {card}: lead a trump</source>
        <translation>{card}: kom met troef uit</translation>
    </message>
    <message>
        <source>There is nothing to do but wait</source>
        <translation>Er zit niets anders op dan wachten</translation>
    </message>
    <message>
        <source>You deal</source>
        <translation>Jij deelt</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation>{name} deelt</translation>
    </message>
    <message>
        <source>Trumps are {suit}</source>
        <translation>Troef: {suit}</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Jouw kaarten</translation>
    </message>
    <message>
        <source>The trick</source>
        <translation>De slag</translation>
    </message>
    <message>
        <source>Stock and trumps</source>
        <translation>Stok en troef</translation>
    </message>
    <message>
        <source>Tricks taken</source>
        <translation>Gehaalde slagen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>De partij</translation>
    </message>
    <message>
        <source>{name}: cards in hand</source>
        <translation>{name}: kaarten in de hand</translation>
    </message>
    <message>
        <source>{card}, a trump</source>
        <translation>{card}, troef</translation>
    </message>
    <message>
        <source>card {number} of {count}</source>
        <translation>kaart {number} van {count}</translation>
    </message>
    <message>
        <source>may not be played now</source>
        <translation>mag nu niet gespeeld worden</translation>
    </message>
    <message>
        <source>a place for the card to be drawn</source>
        <translation>plaats voor de volgende kaart</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>{card}, winning so far</source>
        <translation>{card}, nog de hoogste</translation>
    </message>
    <message>
        <source>no card on the table</source>
        <translation>geen kaart op tafel</translation>
    </message>
    <message>
        <source>the turned card: {card}</source>
        <translation>de open kaart: {card}</translation>
    </message>
    <message>
        <source>the stock is empty</source>
        <translation>de stok is op</translation>
    </message>
    <message>
        <source>Tricks of {name}: {cards}</source>
        <translation>Slagen van {name}: {cards}</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>deler</translation>
    </message>
    <message>
        <source>away</source>
        <translation>weg</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>aan de beurt</translation>
    </message>
    <message>
        <source>Score: {score}</source>
        <translation>Stand: {score}</translation>
    </message>
    <message>
        <source>{name} is to play</source>
        <translation>{name} is aan de beurt</translation>
    </message>
    <message>
        <source>Your lead</source>
        <translation>Jij komt uit</translation>
    </message>
    <message>
        <source>{name} leads the {card}: your turn</source>
        <translation>{name} komt uit met {card}: jouw beurt</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} denkt na</translation>
    </message>
    <message numerus="yes">
        <source>You take %n points</source>
        <translation>
            <numerusform>Jouw slag: %n punt</numerusform>
            <numerusform>Jouw slag: %n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n points with a trump</source>
        <translation>
            <numerusform>Jouw slag met troef: %n punt</numerusform>
            <numerusform>Jouw slag met troef: %n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n points with the highest trump</source>
        <translation>
            <numerusform>Jouw slag met de hoogste troef: %n punt</numerusform>
            <numerusform>Jouw slag met de hoogste troef: %n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n points with the highest of the suit led</source>
        <translation>
            <numerusform>Jouw slag met de hoogste van de kleur: %n punt</numerusform>
            <numerusform>Jouw slag met de hoogste van de kleur: %n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n points</source>
        <translation>
            <numerusform>{name} haalt de slag: %n punt</numerusform>
            <numerusform>{name} haalt de slag: %n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n points with a trump</source>
        <translation>
            <numerusform>{name} haalt de slag met troef: %n punt</numerusform>
            <numerusform>{name} haalt de slag met troef: %n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n points with the highest trump</source>
        <translation>
            <numerusform>{name} haalt de slag met de hoogste troef: %n punt</numerusform>
            <numerusform>{name} haalt de slag met de hoogste troef: %n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n points with the highest of the suit led</source>
        <translation>
            <numerusform>{name} haalt de slag met de hoogste van de kleur: %n punt</numerusform>
            <numerusform>{name} haalt de slag met de hoogste van de kleur: %n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>You take the {took} for the {gave}</source>
        <translation>Je pakt {took} voor de {gave}</translation>
    </message>
    <message>
        <source>{name} takes the {took} for the {gave}</source>
        <translation>{name} pakt {took} voor de {gave}</translation>
    </message>
    <message>
        <source>You throw the ace: best cards, please!</source>
        <translation>Troefaas: ‘Gooien!’</translation>
    </message>
    <message>
        <source>{name} throws the ace: best cards, please!</source>
        <translation>{name}, troefaas: ‘Gooien!’</translation>
    </message>
    <message>
        <source>Your time is up: the computer plays the {card} for you</source>
        <translation>Je tijd is om: de computer speelt {card} voor je</translation>
    </message>
    <message>
        <source>{name}’s time is up: the computer plays the {card}</source>
        <translation>De tijd van {name} is om: de computer speelt {card}</translation>
    </message>
    <message numerus="yes">
        <source>You claim the rest: %n points</source>
        <translation>
            <numerusform>Je strijkt de rest op: %n punt</numerusform>
            <numerusform>Je strijkt de rest op: %n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} claims the rest: %n points</source>
        <translation>
            <numerusform>{name} strijkt de rest op: %n punt</numerusform>
            <numerusform>{name} strijkt de rest op: %n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>Partners show each other their hands</source>
        <translation>De partners laten elkaar hun kaarten zien</translation>
    </message>
    <message>
        <source>The points are counted</source>
        <translation>De punten worden geteld</translation>
    </message>
</context>
<context>
    <name>Talk</name>
    <message>
        <source>What was said</source>
        <translation>Wat er gezegd is</translation>
    </message>
    <message>
        <source>Nothing has been said yet.</source>
        <translation>Er is nog niets gezegd.</translation>
    </message>
    <message>
        <source>Say something…</source>
        <translation>Zeg iets…</translation>
    </message>
    <message>
        <source>Say something to the table</source>
        <translation>Iets tegen de anderen zeggen</translation>
    </message>
    <message>
        <source>Say it (Enter)</source>
        <translation>Zeggen (Enter)</translation>
    </message>
    <message>
        <source>Say it</source>
        <translation>Zeggen</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Contents</source>
        <translation>Inhoud</translation>
    </message>
    <message>
        <source>Smaller text (Ctrl+−)</source>
        <translation>Kleinere letters (Ctrl+−)</translation>
    </message>
    <message>
        <source>Larger text (Ctrl++)</source>
        <translation>Grotere letters (Ctrl++)</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Afdrukken…</translation>
    </message>
    <message>
        <source>Print the rules (Ctrl+P)</source>
        <translation>De regels afdrukken (Ctrl+P)</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Save the rules as PDF (Ctrl+S)</source>
        <translation>De regels opslaan als pdf (Ctrl+S)</translation>
    </message>
</context>
<context>
    <name>TourSheet</name>
    <message>
        <source>Skip</source>
        <translation>Overslaan</translation>
    </message>
    <message>
        <source>Put the notes away</source>
        <translation>De briefjes wegleggen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Jouw kaarten</translation>
    </message>
    <message>
        <source>Play a card with a click, by dragging it to the table, or with the keys 1, 2 and 3.</source>
        <translation>Speel een kaart met een klik, sleep hem naar de tafel, of gebruik de toetsen 1, 2 en 3.</translation>
    </message>
    <message>
        <source>The trump</source>
        <translation>De troef</translation>
    </message>
    <message>
        <source>The suit of the card under the stock is trump. The highest trump takes the trick; without one, the highest card of the suit led. Nobody has to follow suit. Afterwards everybody draws a card.</source>
        <translation>De kleur van de kaart onder de stok is troef. De hoogste troef haalt de slag; zonder troef de hoogste kaart van de gevraagde kleur. Niemand hoeft kleur te bekennen. Daarna pakt iedereen een kaart.</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Wat telt</translation>
    </message>
    <message>
        <source>Tricks lie before those who took them. An ace counts 11, a three 10, a king 4, a knight 3 and a knave 2 points. More than 60 of the 120 win the deal.</source>
        <translation>Slagen liggen voor wie ze gehaald heeft. Een aas telt 11 punten, een drie 10, een koning 4, een ruiter 3, een boer 2. Met meer dan 60 van de 120 win je het spel.</translation>
    </message>
    <message>
        <source>Whenever you like</source>
        <translation>Wanneer je maar wilt</translation>
    </message>
    <message>
        <source>Up here are a new deal, a hint and undo; the menu has everything else, these notes too. F1 opens the rules, ? shows every key, S says what lies on the table.</source>
        <translation>Hierboven vind je ‘Nieuw spel’, ‘Tip’ en ‘Terug’; al het andere staat in het menu, ook deze briefjes. F1 opent de regels, ? toont alle toetsen, S zegt wat er op tafel ligt.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Verder</translation>
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
        <translation>Schudden controleren</translation>
    </message>
    <message>
        <source>Before the deal the server seals a secret and shows only its seal. Then every player gives a number. The pack follows from all of these, so nobody could choose it; now that the deal is over, your computer has shuffled again by itself and compared.</source>
        <translation>Vóór het spel verzegelt de server een geheim en laat alleen het zegel zien. Dan geeft elke speler een getal. Daaruit volgt hoe de kaarten liggen, dus niemand kon dat kiezen. Nu het spel uit is, heeft je computer zelf nog eens geschud en vergeleken.</translation>
    </message>
    <message>
        <source>One honest word: whoever hosts a table could read the memory of their own computer. This proves that the cards were not stacked, not that nobody peeked.</source>
        <translation>Eerlijk is eerlijk: wie een tafel op zijn eigen computer opent, zou in het geheugen kunnen kijken. Bewezen is dat het geen doorgestoken kaart was, niet dat niemand heeft gegluurd.</translation>
    </message>
    <message>
        <source>Copy all numbers</source>
        <translation>Alle getallen kopiëren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Seal (SHA-256)</source>
        <translation>Zegel (SHA-256)</translation>
    </message>
    <message>
        <source>The server’s secret</source>
        <translation>Geheim van de server</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>niet getoond</translation>
    </message>
    <message>
        <source>not given in time</source>
        <translation>niet op tijd gegeven</translation>
    </message>
    <message>
        <source>Number of {name}</source>
        <translation>Getal van {name}</translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message>
        <source>something in it is neither a card nor an action</source>
        <translation>er staat iets in wat kaart noch zet is</translation>
    </message>
    <message>
        <source>these rules do not go together</source>
        <translation>deze regels gaan niet samen</translation>
    </message>
    <message>
        <source>the cards are not those of the pack</source>
        <translation>het zijn niet de kaarten van dit spel</translation>
    </message>
    <message>
        <source>it has another format</source>
        <translation>het heeft een andere indeling</translation>
    </message>
    <message>
        <source>there is no such table</source>
        <translation>zo’n tafel bestaat niet</translation>
    </message>
    <message>
        <source>what is done there is against the rules</source>
        <translation>de zet is tegen de regels</translation>
    </message>
    <message>
        <source>the deal cannot be played from its record</source>
        <translation>de opname is niet af te spelen</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>het bestand of de map bestaat niet</translation>
    </message>
    <message>
        <source>it is not permitted</source>
        <translation>je hebt er geen rechten voor</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>de schijf is alleen-lezen</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>de schijf is vol</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>het is een map</translation>
    </message>
    <message>
        <source>the address is in use</source>
        <translation>het adres is al in gebruik</translation>
    </message>
</context>
<context>
    <name>notices</name>
    <message>
        <source>The history of deals could not be read ({fault}) and was put aside as {backup}; a new one begins.</source>
        <translation>De geschiedenis was niet te lezen ({fault}) en is opzijgezet als {backup}; er begint een nieuwe.</translation>
    </message>
    <message>
        <source>The history cannot be used ({fault}); play on: finished deals are added as soon as possible.</source>
        <translation>De geschiedenis is nu niet te gebruiken ({fault}); speel gerust door, uitgespeelde spellen komen erin zodra het kan.</translation>
    </message>
    <message>
        <source>The table has moved on; please choose again.</source>
        <translation>De tafel is al verder; kies opnieuw.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Het spel is uit.</translation>
    </message>
    <message>
        <source>That seat is not yours to play.</source>
        <translation>Die plaats is niet van jou.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Je bent niet aan de beurt.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Die kaart heb je niet in je hand.</translation>
    </message>
    <message>
        <source>The ace was thrown: your highest trump, or your best card, is due.</source>
        <translation>‘Gooien!’: nu moet je hoogste troef op tafel, of anders je beste kaart.</translation>
    </message>
    <message>
        <source>The rules of this table do not have that.</source>
        <translation>Dat zit niet in de regels van deze tafel.</translation>
    </message>
    <message>
        <source>The turned card has been drawn; it is too late to exchange.</source>
        <translation>De open kaart is al gepakt; ruilen kan niet meer.</translation>
    </message>
    <message>
        <source>You do not hold the card that takes the turned one.</source>
        <translation>De kaart waarmee je kunt ruilen, heb je niet.</translation>
    </message>
    <message>
        <source>Only the first card of a trick can be thrown.</source>
        <translation>‘Gooien!’ kan alleen bij het uitkomen.</translation>
    </message>
    <message>
        <source>You do not hold the ace of trumps.</source>
        <translation>Je hebt troefaas niet.</translation>
    </message>
    <message>
        <source>You can claim the rest between the last three tricks, when the stock is empty.</source>
        <translation>De rest opstrijken kan tussen de laatste drie slagen, als de stok op is.</translation>
    </message>
    <message>
        <source>Your side does not hold the highest trumps.</source>
        <translation>Jouw kamp heeft niet de hoogste troeven.</translation>
    </message>
    <message>
        <source>There is nothing to undo: you have not played yet.</source>
        <translation>Er valt niets terug te nemen: je hebt nog niet gespeeld.</translation>
    </message>
    <message>
        <source>No deal has been started.</source>
        <translation>Er is nog geen spel begonnen.</translation>
    </message>
    <message>
        <source>This deal is not over yet.</source>
        <translation>Dit spel is nog niet uit.</translation>
    </message>
    <message>
        <source>Undo is for one person against the computer.</source>
        <translation>Terugnemen kan alleen in je eentje tegen de computer.</translation>
    </message>
    <message>
        <source>A deal can be given up by one person against the computer.</source>
        <translation>Opgeven kan alleen in je eentje tegen de computer.</translation>
    </message>
    <message>
        <source>There is no deal to go back to.</source>
        <translation>Er is geen spel om naar terug te gaan.</translation>
    </message>
    <message>
        <source>No trick has been taken yet.</source>
        <translation>Er is nog geen slag gehaald.</translation>
    </message>
    <message>
        <source>At an online table nothing can be taken back: the others have seen it.</source>
        <translation>Online kun je niets terugnemen: iedereen heeft het gezien.</translation>
    </message>
    <message>
        <source>There are no hints at an online table: everybody plays without help.</source>
        <translation>Aan een online tafel zijn er geen tips: iedereen speelt zelf.</translation>
    </message>
    <message>
        <source>At an online table the next deal begins when everybody is ready.</source>
        <translation>Aan een online tafel begint het volgende spel als iedereen klaar is.</translation>
    </message>
    <message>
        <source>Your last move is still on its way to the server.</source>
        <translation>Je laatste zet is nog onderweg naar de server.</translation>
    </message>
    <message>
        <source>The connection is lost; your seat waits for you. Trying again.</source>
        <translation>De verbinding is weg; je plaats blijft vrij. Er loopt een nieuwe poging.</translation>
    </message>
    <message>
        <source>There is no table with a free seat under this code. Please check it, or ask for a new one.</source>
        <translation>Bij deze code hoort geen tafel met een vrije plaats. Kijk de code na, of vraag een nieuwe.</translation>
    </message>
    <message>
        <source>Too many codes that do not exist; try again in {seconds} s.</source>
        <translation>Te veel codes die niet bestaan; probeer het over {seconds} s opnieuw.</translation>
    </message>
    <message>
        <source>The server is full; please try again later.</source>
        <translation>De server zit vol; probeer het later nog eens.</translation>
    </message>
    <message>
        <source>You already sit at a table; leave it first.</source>
        <translation>Je zit al aan een tafel; sta daar eerst op.</translation>
    </message>
    <message>
        <source>You do not sit at this table any more.</source>
        <translation>Je zit niet meer aan deze tafel.</translation>
    </message>
    <message>
        <source>Your seat at that table is no longer kept.</source>
        <translation>Je plaats aan die tafel wordt niet meer vrijgehouden.</translation>
    </message>
    <message>
        <source>The table cannot be reached just now; trying again.</source>
        <translation>De tafel is nu niet bereikbaar; er loopt een nieuwe poging.</translation>
    </message>
    <message>
        <source>That is not possible at the table just now.</source>
        <translation>Dat kan aan deze tafel nu niet.</translation>
    </message>
    <message>
        <source>That was too much at once; please wait {seconds} s.</source>
        <translation>Dat was te veel tegelijk; wacht {seconds} s.</translation>
    </message>
    <message>
        <source>Slower, please: you can write again in {seconds} s.</source>
        <translation>Rustig aan: over {seconds} s kun je weer schrijven.</translation>
    </message>
    <message>
        <source>Nothing in that text can be shown.</source>
        <translation>In die tekst staat niets wat getoond kan worden.</translation>
    </message>
    <message>
        <source>The server does not play by these rules: {text}.</source>
        <translation>De server speelt niet met deze regels: {text}.</translation>
    </message>
    <message>
        <source>The server does not have this timer.</source>
        <translation>Deze bedenktijd heeft de server niet.</translation>
    </message>
    <message>
        <source>The server does not have computers of this level.</source>
        <translation>Computers van dit niveau heeft de server niet.</translation>
    </message>
    <message>
        <source>The server did not understand this; it may be of another version.</source>
        <translation>De server begreep dit niet; misschien heeft hij een andere versie.</translation>
    </message>
    <message>
        <source>The server speaks another version of the game. Please update the older of the two.</source>
        <translation>De server heeft een andere versie van het spel. Werk de oudste van de twee bij.</translation>
    </message>
    <message>
        <source>No table server answers at {server}. Is the address right?</source>
        <translation>Op {server} antwoordt geen spelserver. Klopt het adres?</translation>
    </message>
    <message>
        <source>The server cannot prove who it is: its certificate is not trusted here. Nothing was sent to it.</source>
        <translation>De server kan niet bewijzen wie hij is: zijn certificaat wordt hier niet vertrouwd. Er is niets naartoe gestuurd.</translation>
    </message>
    <message>
        <source>{server} is not the address of a server; an address looks like play.example.org.</source>
        <translation>{server} is geen adres van een server; zo’n adres ziet eruit als play.example.org.</translation>
    </message>
    <message>
        <source>The server does not take more connections from here just now.</source>
        <translation>De server neemt van hier nu geen verbindingen meer aan.</translation>
    </message>
    <message>
        <source>Your seat was taken up in another window.</source>
        <translation>Je plaats is in een ander venster ingenomen.</translation>
    </message>
    <message>
        <source>The table was closed by whoever keeps it.</source>
        <translation>Wie de tafel had geopend, heeft hem gesloten.</translation>
    </message>
    <message>
        <source>Whose code is that? No table is near; ask for the address as well, or connect to a server first.</source>
        <translation>Van wie is die code? Er is geen tafel in de buurt; vraag ook het adres, of maak eerst verbinding met een server.</translation>
    </message>
    <message>
        <source>A code has eight letters or digits, like ABCD EF23.</source>
        <translation>Een code heeft acht letters of cijfers, zoals ABCD EF23.</translation>
    </message>
    <message>
        <source>A table cannot be hosted on this computer ({fault}).</source>
        <translation>Op deze computer kan geen tafel worden geopend ({fault}).</translation>
    </message>
    <message>
        <source>The record breaks off: {fault}. The part before that is shown.</source>
        <translation>De opname breekt af: {fault}. Wat ervoor kwam, wordt getoond.</translation>
    </message>
    <message>
        <source>{file} is not a record of a deal: {fault}.</source>
        <translation>{file} is geen opname van een spel: {fault}.</translation>
    </message>
    <message>
        <source>The computer player failed ({fault}); a simpler one has played in its place.</source>
        <translation>De computerspeler liet het afweten ({fault}); een eenvoudiger speler is ingevallen.</translation>
    </message>
    <message>
        <source>There is no hint this time: the strong player failed ({fault}).</source>
        <translation>Deze keer geen tip: de sterke speler liet het afweten ({fault}).</translation>
    </message>
    <message>
        <source>The saved deal could not be read and was put aside as {backup}; a new deal begins.</source>
        <translation>Het bewaarde spel was niet te lezen en is opzijgezet als {backup}; er begint een nieuw spel.</translation>
    </message>
    <message>
        <source>The deal cannot be saved in {folder} ({fault}); you can play on.</source>
        <translation>Het spel kan niet worden bewaard in {folder} ({fault}); je kunt gewoon verderspelen.</translation>
    </message>
    <message>
        <source>The settings could not be read and were put aside as {backup}; the usual ones are used.</source>
        <translation>De voorkeuren waren niet te lezen en zijn opzijgezet als {backup}; nu gelden de gebruikelijke.</translation>
    </message>
    <message>
        <source>Settings cannot be kept in {folder}; you can play on.</source>
        <translation>De voorkeuren kunnen niet worden bewaard in {folder}; je kunt gewoon verderspelen.</translation>
    </message>
    <message>
        <source>The chosen rules do not go together ({fault}); classic is played.</source>
        <translation>De gekozen regels gaan niet samen ({fault}); er wordt ‘Klassiek’ gespeeld.</translation>
    </message>
    <message>
        <source>A deck cannot be used: {fault}.</source>
        <translation>Een stel kaarten is niet te gebruiken: {fault}.</translation>
    </message>
    <message>
        <source>The setting {key} had an unknown value, {value}; {used} is used instead.</source>
        <translation>De instelling {key} had een onbekende waarde, {value}; {used} wordt gebruikt.</translation>
    </message>
    <message>
        <source>This deal cannot be reviewed ({fault}).</source>
        <translation>Dit spel is niet te analyseren ({fault}).</translation>
    </message>
</context>
</TS>
