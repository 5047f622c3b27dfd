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
        <source>Briscola alone, at one screen or over the network, with cards and sounds of our own.</source>
        <translation>Briscola in je eentje, samen aan één scherm of via het netwerk, met eigen kaarten en geluiden.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public Licence, version 3 or later.</source>
        <translation>Vrije software onder de GNU General Public License, versie 3 of nieuwer.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>The computer&apos;s level: a new deal begins</source>
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
        <translation>Pak de open kaart voor de jouwe</translation>
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
        <source>D</source>
        <comment>one letter on the chip of the dealer</comment>
        <translation>D</translation>
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
            <numerusform>%n plek</numerusform>
            <numerusform>%n plekken</numerusform>
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
        <translation>Spelvorm</translation>
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
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CourseChart</name>
    <message>
        <source>Average points, from {first} in the first deals to {last} in the last ones</source>
        <translation type="unfinished"></translation>
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
    <name>DealWindow</name>
    <message>
        <source>A deal again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record breaks off here: {fault}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished">Spelen</translation>
    </message>
    <message>
        <source>{name} (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step back (←)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step on (→)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards face up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>The strong player looks at each of your choices and says what it cost, by what you could know then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review this deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choices looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeckSlots</name>
    <message>
        <source>the back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Door</name>
    <message>
        <source>Disconnect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play with others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name</source>
        <translation type="unfinished">Je naam</translation>
    </message>
    <message>
        <source>Host a table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With friends near you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your computer is the table. Who is in the same network finds it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code of a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A friend told you a code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the address, or the whole invitation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play.example.org</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address of a server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public tables on a server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Tables for %n players</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Tables with free seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create a table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No table for so many players has a free seat just now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No table has a free seat just now. Create one, and others will find it here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody in this network hosts a table just now.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DuplicateView</name>
    <message numerus="yes">
        <source>With the same cards you took %n points more than the others.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the same cards the others took %n points more than you.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>With the same cards you took exactly as much as the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From this seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the other seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the third seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the second seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryWindow</name>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove this deal from the history and from the statistics? This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be read: {fault}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is not a record of a deal: {fault}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be written: {fault}</source>
        <translation>Het bestand kon niet worden geschreven: {fault}</translation>
    </message>
    <message>
        <source>Deals (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals (*.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n spel</numerusform>
            <numerusform>%n spellen</numerusform>
        </translation>
    </message>
    <message>
        <source>No deal is like that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deal has been finished yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each card cost, and which was better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same cards against the same computers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levels mixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At one screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>{rules}, changed</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}, levels mixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with undo</source>
        <translation>met terugnemen</translation>
    </message>
    <message>
        <source>with a hint</source>
        <translation>met tip</translation>
    </message>
    <message>
        <source>given up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with {partners}, against {names}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ImportPage</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It has no back and gets one of ours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All 48 cards are there: it can be played with by any number of people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All 40 cards are there; six players need the 8s and 9s as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n of the 40 cards are missing.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>None of the cards was recognised.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Italian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>French</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw small figures in the corners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not needed where the cards carry their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring it in</source>
        <translation type="unfinished"></translation>
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
        <source>{preset}, with changes</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seconds} s a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>people only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computers ({level}) in empty seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n seats free</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a free seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has left; a computer plays on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computer, {level}</source>
        <translation type="unfinished">computer, {level}</translation>
    </message>
    <message>
        <source>away; a computer plays until they are back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has lost the connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computer, {level}, if nobody comes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits for somebody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left; a computer plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>away; a computer plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shuffle was fair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pack is exactly the one that the server’s secret and every player’s number give.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shuffle fits, without you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All fits, but your own number is not in it, so it proves nothing to you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The secret was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The secret that the server shows is not the one that it had sealed before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your number was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another number than your own was mixed into the shuffle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer was not drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer is not the one that secret and numbers give.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pack was stacked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pack is not the one that secret and numbers give.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal was told differently</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal as the server tells it at its end is not the one that you have seen.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Briscola</source>
        <translation>Briscola</translation>
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
        <source>Back to the deal before</source>
        <translation>Terug naar het vorige spel</translation>
    </message>
    <message>
        <source>Choose a table…</source>
        <translation>Tafel kiezen…</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Geluid</translation>
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
        <source>The deal before is kept.</source>
        <translation>Het vorige spel is bewaard.</translation>
    </message>
    <message>
        <source>Back to it (B)</source>
        <translation>Ernaar terug (B)</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation type="unfinished"></translation>
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
        <source>You</source>
        <translation>Jij</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <translation>Naam op plaats {number}</translation>
    </message>
    <message>
        <source>a person here</source>
        <translation>een mens hier</translation>
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
        <source>{option}: this does not go together with the rest.</source>
        <translation>{option}: dat gaat niet samen met de rest.</translation>
    </message>
    <message>
        <source>At least one person must sit at the table.</source>
        <translation>Er moet minstens één mens aan tafel zitten.</translation>
    </message>
</context>
<context>
    <name>OptionsView</name>
    <message>
        <source>{card}: {points} points, {chance} to win</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OwnDecksWindow</name>
    <message>
        <source>My decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at {name} …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the deck {name}? The files that you brought it in from are not touched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deck cannot be used: {fault}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is this deck to be called?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder of a deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decks (*.zip *.svgz *.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file of a deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring in a deck that you have: a folder, a zip or an SVGZ with a picture for each card. Drop it here, or choose it below; the names of its files tell which card is which.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have not brought in a deck yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File…</source>
        <translation type="unfinished"></translation>
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
        <source>{name} hosts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this network, at {address}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>In this network</source>
        <translation type="unfinished"></translation>
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
        <source>Motion</source>
        <translation>Beweging</translation>
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
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normaal</translation>
    </message>
    <message>
        <source>large</source>
        <translation>groot</translation>
    </message>
    <message>
        <source>Figures in the corners</source>
        <translation>Tekens in de hoeken</translation>
    </message>
    <message>
        <source>of the app’s language</source>
        <translation>zoals de taal van het spel</translation>
    </message>
    <message>
        <source>Letters of French courts</source>
        <translation>Letters op de Franse plaatjes</translation>
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
        <source>as the system</source>
        <translation>zoals het systeem</translation>
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
        <source>Left-handed: the table is mirrored</source>
        <translation>Voor linkshandigen: de tafel is gespiegeld</translation>
    </message>
    <message>
        <source>off</source>
        <translation>uit</translation>
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
        <source>Reduce motion: nothing flies</source>
        <translation>Minder beweging: er vliegt niets</translation>
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
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Mute all sounds</source>
        <translation>Alles stil</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
</context>
<context>
    <name>ReplayTable</name>
    <message>
        <source>The deal, step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trick {number} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultsChart</name>
    <message numerus="yes">
        <source>Points of the last %n deals: {points}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>the exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ace, thrown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} took the trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} spent a trump on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} gave points to the partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} let the trick go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} was a quiet lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} led points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} led a trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ace was thrown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} was played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} points fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} points more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chance} % less to win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chance} % more to win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a trifle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was nothing to choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a card could have been better: well played!</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n of {choices} cards could have been better: {points} points in all.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{instead}: {cost}. {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{instead}: {cost}. Better to do the same with the {best}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} was as good as any.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Whoever plays the highest trump takes the trick; without a trump, the highest card of the suit led.</source>
        <translation>De hoogste troef haalt de slag; zonder troef de hoogste kaart van de gevraagde kleur.</translation>
    </message>
    <message>
        <source>No one has to follow suit. From high to low: ace, three, king, knight, knave, seven to two.</source>
        <translation>Niemand hoeft kleur te bekennen. Van hoog naar laag: aas, drie, koning, ruiter, boer, zeven tot twee.</translation>
    </message>
    <message>
        <source>Points: ace 11, three 10, king 4, knight 3, knave 2. Of the 120, more than 60 win.</source>
        <translation>Punten: aas 11, drie 10, koning 4, ruiter 3, boer 2. Van de 120 zijn er meer dan 60 nodig om te winnen.</translation>
    </message>
    <message>
        <source>After each trick everybody draws a card, the winner of the trick first, and the winner leads.</source>
        <translation>Na elke slag pakt iedereen een kaart, de winnaar van de slag eerst, en die komt ook uit.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
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
        <source>PDF (*.pdf)</source>
        <translation>Pdf (*.pdf)</translation>
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
        <source>Two at a bar, and the points kept in the head.</source>
        <translation>Samen aan de bar, de punten in je hoofd.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partij</translation>
    </message>
    <message>
        <source>Dealt by threes, round to the right, best of three.</source>
        <translation>Drie tegelijk, rechtsom, hoogstens drie spellen.</translation>
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
        <translation>Wie er na jou komt: de buur links of rechts.</translation>
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
        <translation>Punten</translation>
    </message>
    <message>
        <source>The points taken so far stand beside the tricks, or stay hidden until the end.</source>
        <translation>Wat je al hebt staat naast je slagen, of blijft tot het eind verborgen.</translation>
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
        <translation>vier spellen, op winst</translation>
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
    <name>ShareBar</name>
    <message>
        <source>{won} won, {drawn} drawn, {lost} lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SharingWindow</name>
    <message>
        <source>Shared deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is no deal’s number: please compare it letter by letter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type or paste the number that you were given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have played it: {points} points. Once more does not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no number: one person against computers of one level can share a deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of this deal: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever plays this number gets the same cards against the same computers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play it from the other seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A friend’s deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of a deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished">Spelen</translation>
    </message>
    <message>
        <source>The deal of the day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same cards for everyone today: {kind}.</source>
        <translation type="unfinished"></translation>
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
        <source>Put a card back</source>
        <translation>Kaart terugsteken</translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>lost in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count anew from here on, for {what}? The deals stay in the history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been counted here yet: finish a deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also with undo, hints or known cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals that were helped along are left out unless this is ticked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>points on average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points at best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>longest row of wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average points over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count anew…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
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
        <translation>met terugnemen</translation>
    </message>
    <message>
        <source>with a hint</source>
        <translation>met tip</translation>
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
        <translation>‘Gooien!’: het aas haalt hun beste kaarten op</translation>
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
        <source>{name} takes %n points</source>
        <translation>
            <numerusform>{name} haalt de slag: %n punt</numerusform>
            <numerusform>{name} haalt de slag: %n punten</numerusform>
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
    <name>notices</name>
    <message>
        <source>The history of deals could not be read ({fault}) and was put aside as {backup}; a new one begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The history cannot be used ({fault}); play on: finished deals are kept as soon as it can be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table has moved on; please choose again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That seat is not yours to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ace was thrown: your highest trump, or your best card, is due.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules of this table do not have that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turned card has been drawn; it is too late to exchange.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold the card that takes the turned one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the first card of a trick can be thrown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold the ace of trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can claim between the last three tricks, with the stock empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side does not hold the highest trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to undo: you have not played yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deal has been started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal is not over yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo is for one person against the computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no deal to go back to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trick has been taken yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At an online table nothing can be taken back: the others have seen it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At an online table everybody plays by themselves: there are no hints.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At an online table the next deal begins when everybody is ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your last move is still on its way to the server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection is lost; your seat waits for you. It is tried again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no table with a free seat under this code. Please check it, or ask for a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many codes that do not exist; try again in {seconds} s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server is full; please try again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You already sit at a table; leave it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not sit at this table any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your seat at that table is no longer kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table cannot be reached just now; it is tried again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That does not fit what is going on at the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That was too much at once; please wait {seconds} s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slower, please: you can write again in {seconds} s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing that can be shown is left of that text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server does not play by these rules: {text}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server does not have this timer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server does not have computers of this level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server did not understand this; it may be of another version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server speaks another version of the game. Please update the older of the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No table server answers at {server}. Is the address right?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{server} is not the address of a server, like play.example.org.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server does not take more connections from here just now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your seat was taken up in another window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table was closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose code is that? No table is near; ask for the address as well, or connect to a server first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A code has eight letters or digits, like ABCD EF23.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table cannot be hosted on this computer ({fault}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record breaks off: {fault}. The part before is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is not a record of a deal: {fault}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer player failed ({fault}); a simpler one has played in its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no hint this time: the strong player failed ({fault}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved deal could not be read and was put aside as {backup}; a new deal begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal cannot be saved in {folder} ({fault}); you can play on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings could not be read and were put aside as {backup}; the usual ones are used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings cannot be kept in {folder}; you can play on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chosen rules do not go together ({fault}); classic is played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deck cannot be used: {fault}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The setting {key} had an unknown value, {value}; {used} is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal cannot be reviewed ({fault}).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
