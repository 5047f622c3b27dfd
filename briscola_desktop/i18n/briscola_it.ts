<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Briscola Desktop</source>
        <translation>Briscola Desktop</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versione {version}</translation>
    </message>
    <message>
        <source>Briscola on your own, with others at one screen or over the network; the cards and sounds are our own.</source>
        <translation>La briscola da soli, in compagnia davanti allo stesso schermo o in rete, con carte e suoni fatti da noi.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public Licence, version 3 or later.</source>
        <translation>Software libero: GNU General Public License, versione 3 o successiva.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Il gioco</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Realizzato con</translation>
    </message>
    <message>
        <source>To use a Qt of your own</source>
        <translation>Per usare una propria copia di Qt</translation>
    </message>
    <message>
        <source>Source code</source>
        <translation>Codice sorgente</translation>
    </message>
    <message>
        <source>All licences in full</source>
        <translation>Il testo di tutte le licenze</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>To the lobby</source>
        <translation>Ai tavoli</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Riprova ora</translation>
    </message>
    <message>
        <source>The connection is lost. Your seat is kept, and the game keeps trying.</source>
        <translation>Connessione caduta. Il posto resta tuo; il gioco riprova da solo.</translation>
    </message>
    <message>
        <source>{server} has not answered for a minute; the table may be gone for good. The game keeps trying.</source>
        <translation>{server} non risponde da un minuto; forse il tavolo non c’è più. Il gioco continua a riprovare da solo.</translation>
    </message>
    <message>
        <source>{why} The deal breaks off here and counts for nobody.</source>
        <translation>{why} La smazzata si interrompe qui e non conta per nessuno.</translation>
    </message>
    <message>
        <source>Play it out</source>
        <translation>Finisci la smazzata</translation>
    </message>
    <message>
        <source>Against the computer, at your own table; the cards that you have not seen are dealt anew</source>
        <translation>Contro il computer, al tuo tavolo; le carte che non hai visto vengono ridistribuite</translation>
    </message>
</context>
<context>
    <name>Beside</name>
    <message>
        <source>History…</source>
        <translation>Cronologia…</translation>
    </message>
    <message>
        <source>Review this deal</source>
        <translation>Analizza la smazzata</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistiche…</translation>
    </message>
    <message>
        <source>Shared deals…</source>
        <translation>Smazzate condivise…</translation>
    </message>
    <message>
        <source>My decks…</source>
        <translation>I miei mazzi…</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>The computer’s level: a new deal begins</source>
        <translation>Il livello del computer: comincia una nuova smazzata</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>Another deck of cards</source>
        <translation>Un altro mazzo di carte</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Nuova</translation>
    </message>
    <message>
        <source>A new deal; you can go back to this one</source>
        <translation>Una nuova smazzata; a questa puoi tornare</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>What the strong player would do</source>
        <translation>Che cosa farebbe un esperto</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Back to your last choice</source>
        <translation>Torna alla tua ultima scelta</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Ultima mano</translation>
    </message>
    <message>
        <source>Show the last trick</source>
        <translation>Mostra l’ultima mano</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Choose how to play: rules, players, levels</source>
        <translation>Scegli come giocare: regole, giocatori, livelli</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Preferenze</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferenze</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Everything else</source>
        <translation>Tutto il resto</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Scambio</translation>
    </message>
    <message>
        <source>Take the turned card for yours</source>
        <translation>Prendi la carta scoperta in cambio della tua</translation>
    </message>
    <message>
        <source>Throw the ace</source>
        <translation>«Scartate!»</translation>
    </message>
    <message>
        <source>Lead the ace: everyone plays their best card</source>
        <translation>Esci con l’asso: tutti calano la carta migliore</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <translation>Il resto è mio</translation>
    </message>
    <message>
        <source>The rest is yours for certain</source>
        <translation>Il resto è tuo di sicuro</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Tavolo da gioco</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>D</source>
        <comment>one letter on the chip of the dealer</comment>
        <translation>M</translation>
    </message>
</context>
<context>
    <name>Company</name>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Verify the shuffle…</source>
        <translation>Verifica il mazzo…</translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Torna al tavolo</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>The timer is off: everybody agrees.</source>
        <translation>Niente limite di tempo: sono tutti d’accordo.</translation>
    </message>
    <message>
        <source>{agreed} of {people} want no timer</source>
        <translation>Senza tempo: d’accordo {agreed} su {people}</translation>
    </message>
    <message>
        <source>No timer against computers alone</source>
        <translation>Contro i soli computer non c’è limite</translation>
    </message>
    <message>
        <source>Timer off</source>
        <translation>Togli il tempo</translation>
    </message>
    <message>
        <source>The timer goes off when everybody agrees</source>
        <translation>Il tempo si toglie quando tutti sono d’accordo</translation>
    </message>
    <message>
        <source>You have asked to switch the timer off.</source>
        <translation>Hai chiesto di togliere il tempo.</translation>
    </message>
    <message>
        <source>{name} asks to switch the timer off: press Timer off to agree.</source>
        <translation>{name} chiede di togliere il tempo: se ti va, premi «Togli il tempo».</translation>
    </message>
</context>
<context>
    <name>ContentsPanel</name>
    <message>
        <source>Your table ({preset})</source>
        <translation>Il tuo tavolo ({preset})</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n risultato</numerusform>
            <numerusform>%n risultati</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nessun risultato</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Cerca nelle regole</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Language of the rules</source>
        <translation>Lingua delle regole</translation>
    </message>
    <message>
        <source>Cards of the pictures</source>
        <translation>Mazzo delle immagini</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Regole del tavolo</translation>
    </message>
    <message>
        <source>Play with these rules</source>
        <translation>Gioca con queste regole</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Place in the deal</source>
        <translation>Momento della smazzata</translation>
    </message>
</context>
<context>
    <name>CourseChart</name>
    <message>
        <source>Average points: {points}. {later}</source>
        <translation>Media dei punti: {points}. {later}</translation>
    </message>
    <message>
        <source>Average points, from {first} in the first deals to {last} in the last ones</source>
        <translation>Punti in media, da {first} nelle prime smazzate a {last} nelle ultime</translation>
    </message>
    <message>
        <source>From {number} deals on there is a line.</source>
        <translation>Da {number} smazzate in poi c’è una linea.</translation>
    </message>
</context>
<context>
    <name>CoverSheet</name>
    <message>
        <source>Show my cards</source>
        <translation>Mostra le mie carte</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, tocca a te</translation>
    </message>
</context>
<context>
    <name>CreateTableDialog</name>
    <message>
        <source>Host the table</source>
        <translation>Ospita il tavolo</translation>
    </message>
    <message>
        <source>Create the table</source>
        <translation>Apri il tavolo</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Ospita un tavolo</translation>
    </message>
    <message>
        <source>Your computer keeps the table; it must stay on while you play.</source>
        <translation>Il tavolo sta sul tuo computer: lascialo acceso finché giocate.</translation>
    </message>
    <message>
        <source>Create a table</source>
        <translation>Apri un tavolo</translation>
    </message>
    <message>
        <source>You choose the rules; whoever sits down agrees to them.</source>
        <translation>Le regole le scegli tu; chi si siede le accetta.</translation>
    </message>
    <message>
        <source>friends with the code</source>
        <translation>gli amici con il codice</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>tutti</translation>
    </message>
    <message>
        <source>nobody: all seats are for people</source>
        <translation>nessuno: tutti i posti sono per persone</translation>
    </message>
    <message>
        <source>computers, {level}</source>
        <translation>computer, {level}</translation>
    </message>
    <message>
        <source>Who may sit down</source>
        <translation>Chi può sedersi</translation>
    </message>
    <message>
        <source>Time to think</source>
        <translation>Tempo per pensare</translation>
    </message>
    <message>
        <source>When it runs out, the computer plays the card. Against computers alone there is no timer.</source>
        <translation>Quando scade, la carta la gioca il computer. Contro i soli computer non c’è limite.</translation>
    </message>
    <message>
        <source>In seats that stay empty</source>
        <translation>Nei posti che restano vuoti</translation>
    </message>
</context>
<context>
    <name>DealWindow</name>
    <message>
        <source>Replay of a deal</source>
        <translation>Rivedi una smazzata</translation>
    </message>
    <message>
        <source>The record breaks off here: {fault}</source>
        <translation>La registrazione si interrompe qui: {fault}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Avvia</translation>
    </message>
    <message>
        <source>{name} (Space)</source>
        <translation>{name} (spazio)</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>All’inizio (Home)</translation>
    </message>
    <message>
        <source>A step back (←)</source>
        <translation>Un passo indietro (←)</translation>
    </message>
    <message>
        <source>A step forward (→)</source>
        <translation>Un passo avanti (→)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Alla fine (Fine)</translation>
    </message>
    <message>
        <source>All cards face up</source>
        <translation>Tutte le carte scoperte</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>The strong player looks at each of your choices and says what it cost, going by what you could know then.</source>
        <translation>Un esperto guarda ogni tua scelta e dice quanto ti è costata, in base a quello che potevi sapere in quel momento.</translation>
    </message>
    <message>
        <source>Review this deal</source>
        <translation>Analizza la smazzata</translation>
    </message>
    <message>
        <source>Choices looked at</source>
        <translation>Scelte esaminate</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
</context>
<context>
    <name>DeckImport</name>
    <message>
        <source>{name} holds no pictures whose names tell which cards they are</source>
        <translation>in {name} nessuna immagine ha un nome che dica di quale carta si tratta</translation>
    </message>
    <message>
        <source>these cards are missing: {cards}{more}</source>
        <translation>mancano queste carte: {cards}{more}</translation>
    </message>
    <message>
        <source>the deck cannot be kept in {folder}: {fault}</source>
        <translation>il mazzo non si può salvare in {folder}: {fault}</translation>
    </message>
    <message>
        <source>{name} cannot be renamed: {fault}</source>
        <translation>{name} non si può rinominare: {fault}</translation>
    </message>
    <message>
        <source>{name} cannot be removed: {fault}</source>
        <translation>{name} non si può eliminare: {fault}</translation>
    </message>
    <message>
        <source>a deck needs a name</source>
        <translation>un mazzo ha bisogno di un nome</translation>
    </message>
    <message>
        <source>the cards of {name} are {aspect} times as high as wide, not {least} to {most} times</source>
        <translation>l’altezza delle carte di {name} è {aspect} volte la larghezza, non da {least} a {most}</translation>
    </message>
    <message>
        <source>{name} has another shape than the other cards</source>
        <translation>{name} ha una forma diversa dalle altre carte</translation>
    </message>
    <message>
        <source>{name} defines entities, which no card needs</source>
        <translation>{name} definisce entità, che a una carta non servono</translation>
    </message>
    <message>
        <source>{name} refers to other files</source>
        <translation>{name} rimanda ad altri file</translation>
    </message>
    <message>
        <source>{name} has no drawing of {element}</source>
        <translation>{name} non disegna {element}</translation>
    </message>
    <message>
        <source>{name} is not a drawing that can be read</source>
        <translation>{name} non è un disegno leggibile</translation>
    </message>
    <message>
        <source>{name} has more pixels than any card needs</source>
        <translation>{name} ha più pixel di quanti ne servano a una carta</translation>
    </message>
    <message>
        <source>{name} is not a picture that can be read</source>
        <translation>{name} non è un’immagine leggibile</translation>
    </message>
    <message>
        <source>{name} is broken: {fault}</source>
        <translation>{name} è danneggiato: {fault}</translation>
    </message>
    <message>
        <source>{name} has {width} × {height} pixels, more than any card needs</source>
        <translation>{name} ha {width} × {height} pixel, più di quanti ne servano a una carta</translation>
    </message>
    <message>
        <source>{name} is only {width} pixels wide; a card needs {least}</source>
        <translation>{name} è largo solo {width} pixel; a una carta ne servono {least}</translation>
    </message>
    <message>
        <source>{name} is an animated picture</source>
        <translation>{name} è un’immagine animata</translation>
    </message>
    <message>
        <source>{name} does not exist</source>
        <translation>{name} non esiste</translation>
    </message>
    <message>
        <source>{name} cannot be read: {fault}</source>
        <translation>{name} non si può leggere: {fault}</translation>
    </message>
    <message>
        <source>{name} is neither a folder nor a zip nor an SVGZ</source>
        <translation>{name} non è né una cartella né uno zip né un SVGZ</translation>
    </message>
    <message>
        <source>{name} is larger than {most} MB when unpacked</source>
        <translation>{name}, una volta decompresso, supera {most} MB</translation>
    </message>
    <message>
        <source>{name} has more than {most} files; choose the folder of one deck</source>
        <translation>{name} ha più di {most} file; scegli la cartella di un solo mazzo</translation>
    </message>
    <message>
        <source>{name} is larger than {most} MB</source>
        <translation>{name} supera {most} MB</translation>
    </message>
    <message>
        <source>{name} is broken, or packed in an unknown way: {fault}</source>
        <translation>{name} è danneggiato, o compresso in un modo sconosciuto: {fault}</translation>
    </message>
    <message>
        <source>{name} has more than {most} files</source>
        <translation>{name} ha più di {most} file</translation>
    </message>
    <message>
        <source>{name} holds a file that would lie outside of it: {file}</source>
        <translation>{name} contiene un file che finirebbe fuori: {file}</translation>
    </message>
    <message>
        <source>{name} holds a link: {file}</source>
        <translation>{name} contiene un collegamento: {file}</translation>
    </message>
    <message>
        <source>{name} is locked with a password</source>
        <translation>{name} è protetto da una password</translation>
    </message>
    <message>
        <source>{file} is larger than {most} MB</source>
        <translation>{file} supera {most} MB</translation>
    </message>
    <message>
        <source>a picture cannot be drawn: {fault}</source>
        <translation>un’immagine non si può disegnare: {fault}</translation>
    </message>
    <message>
        <source>the family of {name} is not italian, spanish or french but {family}</source>
        <translation>in {name} il valore di family non è italian, spanish o french, ma {family}</translation>
    </message>
    <message>
        <source>[files] in the deck.toml of {name} does not give the name of a file for each card</source>
        <translation>nel deck.toml di {name}, [files] non dà a ogni carta il nome di un file</translation>
    </message>
    <message>
        <source>the deck.toml of {name} does not give a card’s width and height as numbers above 0</source>
        <translation>il deck.toml di {name} non dà la larghezza e l’altezza di una carta come numeri maggiori di 0</translation>
    </message>
    <message>
        <source>{name} has no picture of {cards}{more}</source>
        <translation>in {name} mancano le immagini di {cards}{more}</translation>
    </message>
    <message>
        <source>{name} has no deck.toml</source>
        <translation>in {name} manca il file deck.toml</translation>
    </message>
    <message>
        <source>the deck.toml of {name} cannot be read: {fault}</source>
        <translation>il deck.toml di {name} non si può leggere: {fault}</translation>
    </message>
    <message>
        <source>the deck.toml of {name} is not text in UTF-8</source>
        <translation>il deck.toml di {name} non è un testo in UTF-8</translation>
    </message>
    <message>
        <source>the deck.toml of {name} is not valid TOML in line {line}</source>
        <translation>nel deck.toml di {name} la riga {line} non è TOML valido</translation>
    </message>
</context>
<context>
    <name>DeckSlots</name>
    <message>
        <source>the back</source>
        <translation>il dorso</translation>
    </message>
</context>
<context>
    <name>Door</name>
    <message>
        <source>Disconnect</source>
        <translation>Disconnetti</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Connetti</translation>
    </message>
    <message>
        <source>Play with others</source>
        <translation>Gioca con altri</translation>
    </message>
    <message>
        <source>You play as</source>
        <translation>Giochi come</translation>
    </message>
    <message>
        <source>your name</source>
        <translation>il tuo nome</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Il tuo nome</translation>
    </message>
    <message>
        <source>Give it up</source>
        <translation>Rinuncia</translation>
    </message>
    <message>
        <source>Host a table…</source>
        <translation>Ospita un tavolo…</translation>
    </message>
    <message>
        <source>With friends near you</source>
        <translation>Con gli amici vicini</translation>
    </message>
    <message>
        <source>Your computer is the table. Anyone on the same network can find it.</source>
        <translation>Il tavolo è il tuo computer. Chi è nella stessa rete lo trova.</translation>
    </message>
    <message>
        <source>Code of a table</source>
        <translation>Codice di un tavolo</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Entra</translation>
    </message>
    <message>
        <source>A friend gave you a code</source>
        <translation>Un amico ti ha dato un codice</translation>
    </message>
    <message>
        <source>With its address if you have it, or the whole invitation.</source>
        <translation>Va bene anche con l’indirizzo, o l’invito intero.</translation>
    </message>
    <message>
        <source>play.example.org</source>
        <translation>play.example.org</translation>
    </message>
    <message>
        <source>Address of a server</source>
        <translation>Indirizzo di un server</translation>
    </message>
    <message>
        <source>Public tables on a server</source>
        <translation>Tavoli pubblici su un server</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Tutti i tavoli</translation>
    </message>
    <message numerus="yes">
        <source>Tables for %n players</source>
        <translation>
            <numerusform>Tavoli per %n giocatore</numerusform>
            <numerusform>Tavoli per %n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>Tables with free seats</source>
        <translation>Tavoli con posti liberi</translation>
    </message>
    <message>
        <source>Create a table…</source>
        <translation>Apri un tavolo…</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Siediti</translation>
    </message>
    <message>
        <source>No table for that many players has a free seat just now.</source>
        <translation>Per ora nessun tavolo per questo numero di giocatori ha un posto libero.</translation>
    </message>
    <message>
        <source>No table has a free seat just now. Create one, and others will find it here.</source>
        <translation>Per ora nessun tavolo ha un posto libero. Aprine uno: gli altri lo troveranno qui.</translation>
    </message>
    <message>
        <source>Nobody on this network is hosting a table just now.</source>
        <translation>In questa rete per ora nessuno ospita un tavolo.</translation>
    </message>
</context>
<context>
    <name>DuplicateView</name>
    <message numerus="yes">
        <source>With the same cards you took %n points more than the others.</source>
        <translation>
            <numerusform>Con le stesse carte hai fatto %n punto in più degli altri.</numerusform>
            <numerusform>Con le stesse carte hai fatto %n punti in più degli altri.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the same cards the others took %n points more than you.</source>
        <translation>
            <numerusform>Con le stesse carte gli altri hanno fatto %n punto più di te.</numerusform>
            <numerusform>Con le stesse carte gli altri hanno fatto %n punti più di te.</numerusform>
        </translation>
    </message>
    <message>
        <source>With the same cards you took exactly as much as the others.</source>
        <translation>Con le stesse carte hai fatto esattamente quanto gli altri.</translation>
    </message>
    <message>
        <source>From this seat</source>
        <translation>Da questo posto</translation>
    </message>
    <message>
        <source>From the other seat</source>
        <translation>Dall’altro posto</translation>
    </message>
    <message>
        <source>From the third seat</source>
        <translation>Dal terzo posto</translation>
    </message>
    <message>
        <source>From the second seat</source>
        <translation>Dal secondo posto</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>non ancora giocata</translation>
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
        <translation>Copia l’invito</translation>
    </message>
    <message>
        <source>Code {code}</source>
        <translation>Codice {code}</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Alzati</translation>
    </message>
    <message>
        <source>Give up your seat</source>
        <translation>Lascia il tuo posto</translation>
    </message>
    <message>
        <source>Not yet…</source>
        <translation>Non ancora…</translation>
    </message>
    <message>
        <source>I am ready</source>
        <translation>Ci sono</translation>
    </message>
    <message>
        <source>The deal begins when everybody is ready</source>
        <translation>La smazzata comincia quando tutti sono pronti</translation>
    </message>
    <message>
        <source>Copied: send it to your friends</source>
        <translation>Copiato: mandalo agli amici</translation>
    </message>
    <message>
        <source>Friends sit down with this code</source>
        <translation>Con questo codice si siedono gli amici</translation>
    </message>
</context>
<context>
    <name>HistoryWindow</name>
    <message>
        <source>History</source>
        <translation>Cronologia</translation>
    </message>
    <message>
        <source>Remove this deal from the history and from the statistics? This cannot be undone.</source>
        <translation>Eliminare questa smazzata dalla cronologia e dalle statistiche? Non si può annullare.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {fault}</source>
        <translation>Non si può leggere {file}: {fault}</translation>
    </message>
    <message>
        <source>{file} is not a record of a deal: {fault}</source>
        <translation>{file} non contiene una smazzata: {fault}</translation>
    </message>
    <message>
        <source>The file could not be written: {fault}</source>
        <translation>Non è stato possibile scrivere il file: {fault}</translation>
    </message>
    <message>
        <source>Save the deal</source>
        <translation>Salva la smazzata</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tutti i file</translation>
    </message>
    <message>
        <source>Open a deal</source>
        <translation>Apri una smazzata</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Smazzate</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Elimina</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n smazzata</numerusform>
            <numerusform>%n smazzate</numerusform>
        </translation>
    </message>
    <message>
        <source>No deal matches these choices.</source>
        <translation>Nessuna smazzata corrisponde ai filtri.</translation>
    </message>
    <message>
        <source>No deal has been finished yet.</source>
        <translation>Non hai ancora finito una smazzata.</translation>
    </message>
    <message>
        <source>Number {number}</source>
        <translation>Numero {number}</translation>
    </message>
    <message>
        <source>Finished deals</source>
        <translation>Smazzate finite</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rigioca</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salva…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Apri…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Elimina…</translation>
    </message>
    <message>
        <source>What each card cost, and which would have been better</source>
        <translation>Quanto è costata ogni carta, e quale sarebbe stata migliore</translation>
    </message>
    <message>
        <source>The same cards against the same computers</source>
        <translation>Le stesse carte contro gli stessi computer</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Tutte le regole</translation>
    </message>
    <message>
        <source>Levels mixed</source>
        <translation>Livelli misti</translation>
    </message>
    <message>
        <source>At one screen</source>
        <translation>Stesso schermo</translation>
    </message>
    <message>
        <source>Online</source>
        <translation>In rete</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Tutti gli avversari</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Tutti i risultati</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Avversari</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>{rules}, changed</source>
        <translation>{rules}, con modifiche</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}, at one screen</source>
        <translation>{number}, stesso schermo</translation>
    </message>
    <message>
        <source>{number}, levels mixed</source>
        <translation>{number}, livelli misti</translation>
    </message>
    <message>
        <source>{number}, online</source>
        <translation>{number}, in rete</translation>
    </message>
    <message>
        <source>played</source>
        <translation>giocata</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vinta</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>patta</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>persa</translation>
    </message>
    <message>
        <source>with undo</source>
        <translation>con mosse annullate</translation>
    </message>
    <message>
        <source>with a hint</source>
        <translation>con consigli</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abbandonata</translation>
    </message>
    <message>
        <source>cards known</source>
        <translation>carte già viste</translation>
    </message>
    <message>
        <source>against {names}</source>
        <translation>contro {names}</translation>
    </message>
    <message>
        <source>with {partners}, against {names}</source>
        <translation>con {partners}, contro {names}</translation>
    </message>
</context>
<context>
    <name>ImportPage</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>It has no back and gets one of ours.</source>
        <translation>Non ha il dorso: prende uno dei nostri.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lascia stare</translation>
    </message>
    <message>
        <source>All 48 cards are there: enough for any number of players.</source>
        <translation>Le 48 carte ci sono tutte: ci si gioca in quanti si vuole.</translation>
    </message>
    <message>
        <source>All 40 cards are there; six players need the 8s and 9s as well.</source>
        <translation>Le 40 carte ci sono tutte; in sei servono anche gli otto e i nove.</translation>
    </message>
    <message>
        <source>Missing: {cards}.</source>
        <translation>Carte mancanti: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the 40 cards are missing.</source>
        <translation>
            <numerusform>Delle 40 carte ne manca %n.</numerusform>
            <numerusform>Delle 40 carte ne mancano %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the cards was recognised.</source>
        <translation>Nessuna carta riconosciuta.</translation>
    </message>
    <message>
        <source>Which deck</source>
        <translation>Quale mazzo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italiani</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Spagnoli</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francesi</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Semi</translation>
    </message>
    <message>
        <source>Draw small indices in the corners</source>
        <translation>Disegna piccoli numeri negli angoli</translation>
    </message>
    <message>
        <source>Not needed where the cards carry their own.</source>
        <translation>Non serve se le carte hanno già i loro.</translation>
    </message>
    <message>
        <source>Cards written</source>
        <translation>Carte salvate</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>Aggiungi</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>en</source>
        <comment>not a word: the code of the language that you translate into</comment>
        <translation>it</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>{table}, at {server}: you were sitting there when the program stopped.</source>
        <translation>{table} su {server}: sedevi lì quando il gioco si è chiuso.</translation>
    </message>
    <message>
        <source>{preset}, with changes</source>
        <translation>{preset}, con modifiche</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>no timer</source>
        <translation>senza limite</translation>
    </message>
    <message>
        <source>{seconds} s a card</source>
        <translation>{seconds} s per carta</translation>
    </message>
    <message>
        <source>people only</source>
        <translation>solo persone</translation>
    </message>
    <message>
        <source>computers ({level}) in empty seats</source>
        <translation>computer ({level}) nei posti vuoti</translation>
    </message>
    <message numerus="yes">
        <source>%n seats free</source>
        <translation>
            <numerusform>%n posto libero</numerusform>
            <numerusform>%n posti liberi</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s table</source>
        <translation>Tavolo di {name}</translation>
    </message>
    <message>
        <source>a free seat</source>
        <translation>un posto libero</translation>
    </message>
    <message>
        <source>has left; a computer plays on</source>
        <translation>ha lasciato il tavolo; gioca il computer</translation>
    </message>
    <message>
        <source>computer, {level}</source>
        <translation>computer, {level}</translation>
    </message>
    <message>
        <source>away; a computer plays until they are back</source>
        <translation>assente; gioca il computer finché non torna</translation>
    </message>
    <message>
        <source>has lost the connection</source>
        <translation>senza connessione</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>c’è</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>non ancora</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tu</translation>
    </message>
    <message>
        <source>computer, {level}, if nobody comes</source>
        <translation>computer, {level}, se non viene nessuno</translation>
    </message>
    <message>
        <source>waiting for somebody</source>
        <translation>in attesa di qualcuno</translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation>connessione caduta</translation>
    </message>
    <message>
        <source>The table that you hosted was interrupted.</source>
        <translation>Il tavolo che ospitavi è stato interrotto.</translation>
    </message>
    <message>
        <source>Host it again</source>
        <translation>Ospitalo di nuovo</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Torna al tavolo</translation>
    </message>
    <message>
        <source>a computer plays</source>
        <translation>gioca il computer</translation>
    </message>
    <message>
        <source>The shuffle was fair</source>
        <translation>Il mazzo è stato mescolato onestamente</translation>
    </message>
    <message>
        <source>The pack is exactly the one that the server’s secret and every player’s number give.</source>
        <translation>Il mazzo è esattamente quello che risulta dal segreto del server e dai numeri di tutti i giocatori.</translation>
    </message>
    <message>
        <source>The shuffle fits, without you</source>
        <translation>La verifica riesce, ma senza di te</translation>
    </message>
    <message>
        <source>Everything fits, but your own number is not in it, so it proves nothing to you.</source>
        <translation>Tutto torna, ma il tuo numero non c’è: a te non dimostra niente.</translation>
    </message>
    <message>
        <source>The secret was changed</source>
        <translation>Il segreto è stato cambiato</translation>
    </message>
    <message>
        <source>The secret that the server shows is not the one that it had sealed before.</source>
        <translation>Il segreto che il server mostra non è quello che aveva sigillato prima.</translation>
    </message>
    <message>
        <source>Your number was changed</source>
        <translation>Il tuo numero è stato cambiato</translation>
    </message>
    <message>
        <source>Another number than your own was mixed into the shuffle.</source>
        <translation>Per mescolare è stato usato un numero diverso dal tuo.</translation>
    </message>
    <message>
        <source>The dealer was not drawn</source>
        <translation>Il mazziere non è stato sorteggiato</translation>
    </message>
    <message>
        <source>The dealer is not the one that secret and numbers give.</source>
        <translation>Il mazziere non è quello che risulta dal segreto e dai numeri.</translation>
    </message>
    <message>
        <source>The pack was stacked</source>
        <translation>Il mazzo era truccato</translation>
    </message>
    <message>
        <source>The pack is not the one that secret and numbers give.</source>
        <translation>Il mazzo non è quello che risulta dal segreto e dai numeri.</translation>
    </message>
    <message>
        <source>The server shows another deal</source>
        <translation>La smazzata mostrata è un’altra</translation>
    </message>
    <message>
        <source>What the server shows at the end is not the deal that you have seen.</source>
        <translation>La smazzata che il server mostra alla fine non è quella che hai visto.</translation>
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
        <translation>Smazzata di prima (B)</translation>
    </message>
    <message>
        <source>An online match is under way, and a computer will play your cards. Your seat is kept for a while: to come back to it, open Online… and press Go back.</source>
        <translation>È in corso una partita in rete, e un computer giocherà le tue carte. Il posto ti resta per un po’: per riprenderlo apri «In rete…» e premi «Torna al tavolo».</translation>
    </message>
    <message>
        <source>You are hosting a match: while the program is closed nobody can play on. To go on with it, open Online… and press Host it again.</source>
        <translation>Sei tu a ospitare la partita: a programma chiuso nessuno può continuare. Per riprenderla apri «In rete…» e premi «Ospitalo di nuovo».</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Nuova smazzata</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Livello successivo</translation>
    </message>
    <message>
        <source>Next deck</source>
        <translation>Mazzo successivo</translation>
    </message>
    <message>
        <source>Exchange the turned card</source>
        <translation>Scambia la carta scoperta</translation>
    </message>
    <message>
        <source>Throw the ace</source>
        <translation>«Scartate!»</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <translation>Prenditi il resto</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Ultima mano</translation>
    </message>
    <message>
        <source>Back to the previous deal</source>
        <translation>Torna alla smazzata di prima</translation>
    </message>
    <message>
        <source>Say what is on the table</source>
        <translation>Di’ che cosa c’è in tavola</translation>
    </message>
    <message>
        <source>Give up this deal</source>
        <translation>Abbandona la smazzata</translation>
    </message>
    <message>
        <source>Choose a table…</source>
        <translation>Scegli il tavolo…</translation>
    </message>
    <message>
        <source>Online…</source>
        <translation>In rete…</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Suoni</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Primi passi</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Preferenze…</translation>
    </message>
    <message>
        <source>All shortcuts</source>
        <translation>Tutte le scorciatoie</translation>
    </message>
    <message>
        <source>About Briscola Desktop</source>
        <translation>Informazioni su Briscola Desktop</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>The computer now plays at level {level}.</source>
        <translation>Ora il computer gioca a livello {level}.</translation>
    </message>
    <message>
        <source>The previous deal is kept.</source>
        <translation>La smazzata di prima è stata messa da parte.</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Suoni spenti</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Suoni accesi</translation>
    </message>
</context>
<context>
    <name>MomentButton</name>
    <message>
        <source>{number}. Trick {trick}: {played}, better {best}; {cost}</source>
        <translation>{number}. Mano {trick}: {played}, meglio {best}; {cost}</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Mano {number}</translation>
    </message>
</context>
<context>
    <name>NameQuestion</name>
    <message>
        <source>Keep</source>
        <translation>Conferma</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>NewTableDialog</name>
    <message>
        <source>How shall we play?</source>
        <translation>Come giochiamo?</translation>
    </message>
    <message>
        <source>Choose a table; each rule can be changed.</source>
        <translation>Scegli un tavolo; ogni regola si può cambiare.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Change rules…</source>
        <translation>Cambia le regole…</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Posto {number}</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <translation>Nome al posto {number}</translation>
    </message>
    <message>
        <source>a person here</source>
        <translation>una persona qui</translation>
    </message>
    <message>
        <source>computer, {level}</source>
        <translation>computer, {level}</translation>
    </message>
    <message>
        <source>Who sits at seat {number}</source>
        <translation>Chi siede al posto {number}</translation>
    </message>
    <message>
        <source>{number} players: choose {tables}</source>
        <translation>{number} giocatori: scegli {tables}</translation>
    </message>
    <message>
        <source>Not for {wanted} players: {number} will play.</source>
        <translation>Non si gioca in {wanted}: qui si è in {number}.</translation>
    </message>
    <message>
        <source>{option}: this does not go together with the rest.</source>
        <translation>{option}: non è compatibile con il resto.</translation>
    </message>
    <message>
        <source>At least one person must sit at the table.</source>
        <translation>Al tavolo deve sedere almeno una persona.</translation>
    </message>
</context>
<context>
    <name>OnlineWindow</name>
    <message>
        <source>Online play</source>
        <translation>Gioco in rete</translation>
    </message>
    <message>
        <source>A deal is in progress. Leave the table? A computer plays on in your place.</source>
        <translation>La smazzata è in corso. Vuoi alzarti? Al tuo posto continua un computer.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Alzati</translation>
    </message>
    <message>
        <source>Your computer keeps this table: if you close the window, it ends for everybody.</source>
        <translation>Questo tavolo sta sul tuo computer: se chiudi la finestra, finisce per tutti.</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Chiudi il tavolo</translation>
    </message>
    <message>
        <source>No server is chosen. The game calls nobody by itself.</source>
        <translation>Nessun server scelto. Da solo il gioco non si collega a nessuno.</translation>
    </message>
    <message>
        <source>This computer hosts, at {address}.</source>
        <translation>Il tavolo è su questo computer, all’indirizzo {address}.</translation>
    </message>
    <message>
        <source>Connected to {server}.</source>
        <translation>Connesso a {server}.</translation>
    </message>
    <message>
        <source>The connection to {server} is lost; trying again.</source>
        <translation>Connessione a {server} caduta; si riprova.</translation>
    </message>
    <message>
        <source>Connecting to {server}…</source>
        <translation>Connessione a {server}…</translation>
    </message>
    <message>
        <source>The table is being set up…</source>
        <translation>Si prepara il tavolo…</translation>
    </message>
</context>
<context>
    <name>OptionsView</name>
    <message>
        <source>{card}: costs {cost}, {points} points, {chance} to win</source>
        <translation>{card}: costa {cost}, {points} punti, vittoria al {chance}</translation>
    </message>
    <message>
        <source>costs</source>
        <comment>column</comment>
        <translation>costa</translation>
    </message>
    <message>
        <source>points</source>
        <comment>column</comment>
        <translation>punti</translation>
    </message>
    <message>
        <source>to win</source>
        <comment>column</comment>
        <translation>vittoria</translation>
    </message>
</context>
<context>
    <name>OwnDecksWindow</name>
    <message>
        <source>My decks</source>
        <translation>I miei mazzi</translation>
    </message>
    <message>
        <source>Looking at {name}…</source>
        <translation>Esamino {name}…</translation>
    </message>
    <message>
        <source>Remove the deck {name}? The files that it came from are not touched.</source>
        <translation>Eliminare il mazzo {name}? I file da cui l’hai preso restano dove sono.</translation>
    </message>
    <message>
        <source>A deck cannot be used: {fault}.</source>
        <translation>Uno dei mazzi non si può usare: {fault}.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>What is this deck to be called?</source>
        <translation>Come si chiama questo mazzo?</translation>
    </message>
    <message>
        <source>The folder of a deck</source>
        <translation>La cartella di un mazzo</translation>
    </message>
    <message>
        <source>Decks (*.zip *.svgz *.svg)</source>
        <translation>Mazzi (*.zip *.svgz *.svg)</translation>
    </message>
    <message>
        <source>The file of a deck</source>
        <translation>Il file di un mazzo</translation>
    </message>
    <message>
        <source>Add a deck of your own: a folder, a zip or an SVGZ with a picture for each card. Drop it here, or choose it below; the names of its files tell which card is which.</source>
        <translation>Aggiungi un mazzo tuo: una cartella, uno zip o un SVGZ con un’immagine per ogni carta. Trascinalo qui o sceglilo sotto; il nome di ogni file dice quale carta è.</translation>
    </message>
    <message>
        <source>You have not added a deck yet.</source>
        <translation>Non hai ancora aggiunto mazzi.</translation>
    </message>
    <message>
        <source>From a folder…</source>
        <translation>Da una cartella…</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Da un file…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Rinomina…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Elimina…</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
</context>
<context>
    <name>PlaceRow</name>
    <message>
        <source>{name} is hosting</source>
        <translation>{name} ospita un tavolo</translation>
    </message>
    <message>
        <source>On this network, at {address}</source>
        <translation>In questa rete, {address}</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>On this network</source>
        <translation>In questa rete</translation>
    </message>
</context>
<context>
    <name>Portraits</name>
    <message>
        <source>A man with a moustache</source>
        <translation>Un uomo con i baffi</translation>
    </message>
    <message>
        <source>A woman with long dark hair</source>
        <translation>Una donna dai lunghi capelli scuri</translation>
    </message>
    <message>
        <source>An old man with a cap</source>
        <translation>Un vecchio con la coppola</translation>
    </message>
    <message>
        <source>An old woman with a bun</source>
        <translation>Una nonna con lo chignon</translation>
    </message>
    <message>
        <source>A man with curls and a beard</source>
        <translation>Un uomo con i ricci e la barba</translation>
    </message>
    <message>
        <source>A woman with red hair and glasses</source>
        <translation>Una donna dai capelli rossi con gli occhiali</translation>
    </message>
    <message>
        <source>A woman with a headscarf</source>
        <translation>Una donna con il foulard</translation>
    </message>
    <message>
        <source>A bald man with glasses</source>
        <translation>Un uomo calvo con gli occhiali</translation>
    </message>
    <message>
        <source>A woman with a fair ponytail</source>
        <translation>Una donna con la coda bionda</translation>
    </message>
    <message>
        <source>An old man with a straw hat</source>
        <translation>Un vecchio con il cappello di paglia</translation>
    </message>
    <message>
        <source>A young man with short hair</source>
        <translation>Un giovane dai capelli corti</translation>
    </message>
    <message>
        <source>A woman with a fringe</source>
        <translation>Una donna con la frangia</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferenze</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conferma</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Deck of cards</source>
        <translation>Mazzo di carte</translation>
    </message>
    <message>
        <source>large</source>
        <translation>grandi</translation>
    </message>
    <message>
        <source>Letters on French courts</source>
        <translation>Lettere delle figure francesi</translation>
    </message>
    <message>
        <source>French suits in four colours</source>
        <translation>Semi francesi in quattro colori</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blu</translation>
    </message>
    <message>
        <source>burgundy</source>
        <translation>bordò</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Panno</translation>
    </message>
    <message>
        <source>light</source>
        <translation>chiaro</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>scuro</translation>
    </message>
    <message>
        <source>Surroundings</source>
        <translation>Ambiente</translation>
    </message>
    <message>
        <source>Large print: names, points and messages</source>
        <translation>Caratteri grandi: nomi, punti e messaggi</translation>
    </message>
    <message>
        <source>Left-handed: the table is mirrored</source>
        <translation>Per mancini: il tavolo è specchiato</translation>
    </message>
    <message>
        <source>none</source>
        <comment>motion</comment>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lento</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>veloce</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Reduced: cards fade in instead of flying</source>
        <translation>Ridotto: carte in dissolvenza, senza voli</translation>
    </message>
    <message>
        <source>A finished trick stays</source>
        <translation>La mano resta in tavola</translation>
    </message>
    <message>
        <source>until I click</source>
        <translation>finché non faccio clic</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Il tuo nome</translation>
    </message>
    <message>
        <source>Your portrait</source>
        <translation>Il tuo ritratto</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Movimento e suoni</translation>
    </message>
    <message>
        <source>none</source>
        <comment>indices</comment>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>indices</comment>
        <translation>normali</translation>
    </message>
    <message>
        <source>Indices in the corners</source>
        <translation>Numeri negli angoli</translation>
    </message>
    <message>
        <source>in the app’s language</source>
        <translation>nella lingua del gioco</translation>
    </message>
    <message>
        <source>like the system</source>
        <translation>come il sistema</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>motion</comment>
        <translation>normale</translation>
    </message>
    <message>
        <source>Mute all sounds</source>
        <translation>Niente suoni</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no table server</comment>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>Table server</source>
        <translation>Server dei tavoli</translation>
    </message>
    <message>
        <source>Where Online… looks for public tables; without a server the game calls nobody.</source>
        <translation>Dove «In rete…» cerca i tavoli pubblici; senza, il gioco non si collega a nessuno.</translation>
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
        <translation>Unità</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Cartella</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Sconosciuto</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Cerca in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Tipo:</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Page &amp;order:</source>
        <translation>&amp;Ordine delle pagine:</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>Pagine &amp;per foglio:</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Pages</source>
        <translation>Pagine</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Quali pagine:</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Stampa fronte-retro</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Rilegatura sul lato lungo</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Rilegatura sul lato corto</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>Remark</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>ReplayTable</name>
    <message>
        <source>The deal, step by step</source>
        <translation>La smazzata, passo per passo</translation>
    </message>
    <message>
        <source>trick {number} of {all}</source>
        <translation>mano {number} di {all}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
</context>
<context>
    <name>ResultsChart</name>
    <message numerus="yes">
        <source>Points of the last %n deals: {points}</source>
        <translation>
            <numerusform>Punti dell’ultima smazzata: {points}</numerusform>
            <numerusform>Punti delle ultime %n smazzate: {points}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>the exchange</source>
        <translation>lo scambio</translation>
    </message>
    <message>
        <source>the claim</source>
        <translation>prendersi il resto</translation>
    </message>
    <message>
        <source>the ace, thrown</source>
        <translation>l’asso, con «Scartate!»</translation>
    </message>
    <message>
        <source>The {card} took the trick</source>
        <translation>{card}: prende la mano</translation>
    </message>
    <message>
        <source>The {card} spent a trump on it</source>
        <translation>{card}: ci spende una briscola</translation>
    </message>
    <message>
        <source>The {card} gave points to the partner</source>
        <translation>{card}: porta punti al compagno</translation>
    </message>
    <message>
        <source>The {card} let the trick go</source>
        <translation>{card}: lascia andare la mano</translation>
    </message>
    <message>
        <source>The {card} was a quiet lead</source>
        <translation>{card}: un’uscita tranquilla</translation>
    </message>
    <message>
        <source>The {card} led points</source>
        <translation>{card}: un’uscita a punti</translation>
    </message>
    <message>
        <source>The {card} led a trump</source>
        <translation>{card}: un’uscita di briscola</translation>
    </message>
    <message>
        <source>The ace was thrown</source>
        <translation>L’asso, con «Scartate!»</translation>
    </message>
    <message>
        <source>The {card} was played</source>
        <translation>Carta giocata: {card}</translation>
    </message>
    <message>
        <source>passed over</source>
        <translation>occasione persa</translation>
    </message>
    <message>
        <source>costs {cost}</source>
        <translation>costa {cost}</translation>
    </message>
    <message>
        <source>{points} points fewer</source>
        <translation>{points} punti in meno</translation>
    </message>
    <message>
        <source>{points} points more</source>
        <translation>{points} punti in più</translation>
    </message>
    <message>
        <source>{chance}% less chance of winning</source>
        <translation>vittoria meno probabile del {chance}%</translation>
    </message>
    <message>
        <source>{chance}% more chance of winning</source>
        <translation>vittoria più probabile del {chance}%</translation>
    </message>
    <message>
        <source>a trifle</source>
        <translation>un’inezia</translation>
    </message>
    <message>
        <source>There was nothing to choose.</source>
        <translation>Non c’era niente da scegliere.</translation>
    </message>
    <message>
        <source>No card could have been better: well played!</source>
        <translation>Meglio di così non si poteva: ben giocato!</translation>
    </message>
    <message numerus="yes">
        <source>%n of {choices} cards could have been better and cost {cost} in all.</source>
        <translation>
            <numerusform>%n carta su {choices} poteva essere migliore ed è costata {cost}.</numerusform>
            <numerusform>%n carte su {choices} potevano essere migliori e sono costate {cost} in tutto.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cost is in points; winning the deal is worth {points} of them.</source>
        <translation>Il costo è in punti; vincere la smazzata ne vale {points}.</translation>
    </message>
    <message>
        <source>Cards that cannot be told apart for certain count as equally good.</source>
        <translation>Le carte tra cui non c’è una differenza sicura valgono come pari.</translation>
    </message>
    <message>
        <source>{instead}: {cost}. {why}.</source>
        <translation>{instead} ({cost}). {why}.</translation>
    </message>
    <message>
        <source>{instead}: {cost}. Better to do the same with the {best}.</source>
        <translation>{instead} ({cost}). Per farlo era meglio: {best}.</translation>
    </message>
    <message>
        <source>The {card} was about as good as the {best}.</source>
        <translation>{card}: più o meno alla pari con {best}.</translation>
    </message>
    <message>
        <source>The {card} was as good as any.</source>
        <translation>{card}: di meglio non c’era.</translation>
    </message>
</context>
<context>
    <name>RulesReader</name>
    <message>
        <source>Rules of {title}</source>
        <translation>Regole: {title}</translation>
    </message>
    <message>
        <source>Save the rules as PDF</source>
        <translation>Salva le regole in PDF</translation>
    </message>
    <message>
        <source>The file could not be written: {path}</source>
        <translation>Non è stato possibile scrivere il file: {path}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
</context>
<context>
    <name>RulesWords</name>
    <message>
        <source>Classic</source>
        <translation>Classica</translation>
    </message>
    <message>
        <source>As at home: the cards and nothing else.</source>
        <translation>Come a casa: le carte e basta.</translation>
    </message>
    <message>
        <source>Café</source>
        <translation>Al bar</translation>
    </message>
    <message>
        <source>Two at a bar, keeping count in their heads.</source>
        <translation>In due al bancone, e i punti a mente.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Dealt in threes, round to the right, best of three.</source>
        <translation>Tre carte insieme, verso destra, al meglio di tre.</translation>
    </message>
    <message>
        <source>Brisca</source>
        <translation>Brisca</translation>
    </message>
    <message>
        <source>The Spanish way: the seven buys the trump.</source>
        <translation>Alla spagnola: il sette compra la briscola.</translation>
    </message>
    <message>
        <source>2, 3 or 4 players</source>
        <translation>2, 3 o 4 giocatori</translation>
    </message>
    <message>
        <source>points shown</source>
        <translation>punti in vista</translation>
    </message>
    <message>
        <source>single deals</source>
        <translation>smazzata secca</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2 giocatori</translation>
    </message>
    <message>
        <source>points hidden</source>
        <translation>punti a mente</translation>
    </message>
    <message>
        <source>partners look once</source>
        <translation>una sbirciata ai compagni</translation>
    </message>
    <message>
        <source>best of three</source>
        <translation>al meglio di tre</translation>
    </message>
    <message>
        <source>2, 4 or 6 players</source>
        <translation>2, 4 o 6 giocatori</translation>
    </message>
    <message>
        <source>exchange the seven</source>
        <translation>il sette si scambia</translation>
    </message>
    <message>
        <source>throw and claim</source>
        <translation>«Scartate!» e il resto</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Senso di gioco</translation>
    </message>
    <message>
        <source>Who plays next: the neighbour at the left or at the right.</source>
        <translation>A chi tocca dopo: al vicino di sinistra o a quello di destra.</translation>
    </message>
    <message>
        <source>Cards dealt at a time</source>
        <translation>Distribuzione</translation>
    </message>
    <message>
        <source>One by one in three rounds, or three together.</source>
        <translation>Una alla volta per tre giri, o tre insieme.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Briscola</translation>
    </message>
    <message>
        <source>A card is turned up, or the suits take turns over four deals: coins, cups, swords, clubs.</source>
        <translation>Si scopre una carta, oppure i semi si danno il cambio in quattro smazzate: denari, coppe, spade, bastoni.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Scambio</translation>
    </message>
    <message>
        <source>The seven of trumps may be changed for a higher turned card, the two for a seven or lower.</source>
        <translation>Il sette di briscola prende la carta scoperta se è più alta; il due prende il sette o una carta più bassa.</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>«Scartate!»</translation>
    </message>
    <message>
        <source>Whoever leads the ace of trumps may order the others to play their best card on it.</source>
        <translation>Chi esce con l’asso di briscola può ordinare agli altri di calare la carta migliore.</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Prendersi il resto</translation>
    </message>
    <message>
        <source>With the highest trumps in hand, the last two or three tricks may be claimed at once.</source>
        <translation>Con le briscole più alte in mano ci si può prendere subito le ultime due o tre mani.</translation>
    </message>
    <message>
        <source>Partners’ hands</source>
        <translation>I compagni vedono</translation>
    </message>
    <message>
        <source>Partners may show each other their cards, at the start or when the stock has run out.</source>
        <translation>I compagni possono mostrarsi le carte, all’inizio o a mazzo finito.</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Carte scoperte</translation>
    </message>
    <message>
        <source>All cards lie face up, except the stock: good for learning.</source>
        <translation>Tutte le carte sono scoperte, tranne il mazzo: ideale per imparare.</translation>
    </message>
    <message>
        <source>Points shown</source>
        <translation>Punti in vista</translation>
    </message>
    <message>
        <source>The points taken so far stand beside the tricks, or stay hidden until the end.</source>
        <translation>I punti fatti si leggono accanto alle prese, oppure restano nascosti fino alla fine.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durata</translation>
    </message>
    <message>
        <source>A single deal, the best of several, or four deals counted by points or by wins.</source>
        <translation>Una smazzata secca, al meglio di più smazzate, o quattro smazzate contate a punti o a vittorie.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>verso sinistra</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>verso destra</translation>
    </message>
    <message>
        <source>one</source>
        <translation>una alla volta</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre insieme</translation>
    </message>
    <message>
        <source>a card is turned</source>
        <translation>si scopre una carta</translation>
    </message>
    <message>
        <source>the suits take turns</source>
        <translation>concordata</translation>
    </message>
    <message>
        <source>none</source>
        <translation>no</translation>
    </message>
    <message>
        <source>seven and two</source>
        <translation>sette e due</translation>
    </message>
    <message>
        <source>never shown</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>shown at the start</source>
        <translation>le carte, all’inizio</translation>
    </message>
    <message>
        <source>shown at the end of the stock</source>
        <translation>le ultime tre, una volta</translation>
    </message>
    <message>
        <source>a single deal</source>
        <translation>smazzata secca</translation>
    </message>
    <message>
        <source>best of five</source>
        <translation>al meglio di cinque</translation>
    </message>
    <message>
        <source>four deals, by points</source>
        <translation>quattro smazzate, ai punti</translation>
    </message>
    <message>
        <source>four deals, by wins</source>
        <translation>quattro smazzate, alle vittorie</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
</context>
<context>
    <name>SeatLine</name>
    <message>
        <source>Hear {name} again</source>
        <translation>Ridai la parola a {name}</translation>
    </message>
    <message>
        <source>Mute {name}</source>
        <translation>Zittisci {name}</translation>
    </message>
</context>
<context>
    <name>ShareBar</name>
    <message>
        <source>{won} won, {drawn} drawn, {lost} lost</source>
        <translation>{won} vinte, {drawn} patte, {lost} perse</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n vinta</numerusform>
            <numerusform>%n vinte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <translation>
            <numerusform>%n patta</numerusform>
            <numerusform>%n patte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n persa</numerusform>
            <numerusform>%n perse</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SharingWindow</name>
    <message>
        <source>Shared deals</source>
        <translation>Smazzate condivise</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>That is not the number of a deal: please check it letter by letter.</source>
        <translation>Non è il numero di una smazzata: ricontrollalo lettera per lettera.</translation>
    </message>
    <message>
        <source>Type or paste the number that you were given.</source>
        <translation>Scrivi o incolla il numero che ti hanno dato.</translation>
    </message>
    <message>
        <source>You have played it already: {points} points. Playing it again does not count.</source>
        <translation>L’hai già giocata: {points} punti. Rigiocarla non conta.</translation>
    </message>
    <message>
        <source>The deal at the table</source>
        <translation>La smazzata in tavola</translation>
    </message>
    <message>
        <source>It has no number: only deals of one person against computers of the same level can be shared.</source>
        <translation>Non ha numero: si condividono le smazzate di una persona contro computer dello stesso livello.</translation>
    </message>
    <message>
        <source>Number of this deal: {number}</source>
        <translation>Numero di questa smazzata: {number}</translation>
    </message>
    <message>
        <source>Whoever plays this number gets the same cards against the same computers.</source>
        <translation>Chi gioca questo numero ha le stesse carte contro gli stessi computer.</translation>
    </message>
    <message>
        <source>Play from the other seat</source>
        <translation>Giocala dall’altro posto</translation>
    </message>
    <message>
        <source>Play it again with the cards of whoever sat beside you</source>
        <translation>Rigiocala con le carte di chi ti sedeva accanto</translation>
    </message>
    <message>
        <source>A friend’s deal</source>
        <translation>La smazzata di un amico</translation>
    </message>
    <message>
        <source>Number of a deal</source>
        <translation>Numero di una smazzata</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>The deal of the day</source>
        <translation>La smazzata del giorno</translation>
    </message>
    <message>
        <source>The same cards for everyone today: {kind}.</source>
        <translation>Oggi le stesse carte per tutti: {kind}.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>All shortcuts</source>
        <translation>Tutte le scorciatoie</translation>
    </message>
    <message>
        <source>Play the first, second or third card</source>
        <translation>Gioca la prima, seconda o terza carta</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Scegli una carta</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Play the chosen card; go on</source>
        <translation>Gioca la carta scelta; continua</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Put a card back, close what is open</source>
        <translation>Rimetti giù la carta, chiudi ciò che è aperto</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n smazzata</numerusform>
            <numerusform>%n smazzate</numerusform>
        </translation>
    </message>
    <message>
        <source>All deals</source>
        <translation>Tutte le smazzate</translation>
    </message>
    <message numerus="yes">
        <source>The last %n deals</source>
        <translation>
            <numerusform>L’ultima smazzata</numerusform>
            <numerusform>Le ultime %n smazzate</numerusform>
        </translation>
    </message>
    <message>
        <source>lost in a row</source>
        <translation>perse di fila</translation>
    </message>
    <message>
        <source>won in a row</source>
        <translation>vinte di fila</translation>
    </message>
    <message>
        <source>all deals</source>
        <translation>tutte le smazzate</translation>
    </message>
    <message>
        <source>Count anew from here on, for {what}? The deals stay in the history.</source>
        <translation>Azzerare il conteggio da qui in poi? Riguarda: {what}. Le smazzate restano nella cronologia.</translation>
    </message>
    <message>
        <source>Count anew</source>
        <translation>Azzera</translation>
    </message>
    <message>
        <source>Which deals</source>
        <translation>Quali smazzate</translation>
    </message>
    <message>
        <source>Nothing has been counted here yet: finish a deal.</source>
        <translation>Qui non c’è ancora niente da contare: finisci una smazzata.</translation>
    </message>
    <message numerus="yes">
        <source>%n deals are kept but not counted: with undo, hints or known cards. Tick the box below to count them too.</source>
        <translation>
            <numerusform>%n smazzata è conservata ma non contata: con mosse annullate, consigli o carte già viste. Spunta la casella qui sotto per contarla.</numerusform>
            <numerusform>%n smazzate sono conservate ma non contate: con mosse annullate, consigli o carte già viste. Spunta la casella qui sotto per contarle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Also with undo, hints or known cards</source>
        <translation>Anche con mosse annullate, consigli o carte già viste</translation>
    </message>
    <message>
        <source>Deals that were helped along are left out unless this is ticked.</source>
        <translation>Le smazzate giocate con un aiuto contano solo se spunti questa casella.</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>smazzate</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vinte</translation>
    </message>
    <message>
        <source>points on average</source>
        <translation>punti in media</translation>
    </message>
    <message>
        <source>most points</source>
        <translation>record di punti</translation>
    </message>
    <message>
        <source>longest winning streak</source>
        <translation>record di vittorie di fila</translation>
    </message>
    <message>
        <source>Average points over time</source>
        <translation>Media dei punti nel tempo</translation>
    </message>
    <message>
        <source>Count anew…</source>
        <translation>Azzera…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Everybody shuffles</source>
        <translation>Tutti mescolano</translation>
    </message>
    <message>
        <source>at {address}</source>
        <translation>all’indirizzo {address}</translation>
    </message>
    <message>
        <source>{name} has left; a computer plays on</source>
        <translation>{name} ha lasciato il tavolo; gioca il computer</translation>
    </message>
    <message numerus="yes">
        <source>Give the code to your friends: %n more must sit down</source>
        <translation>
            <numerusform>Dai il codice agli amici: manca ancora %n giocatore</numerusform>
            <numerusform>Dai il codice agli amici: mancano ancora %n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the code to a friend, or begin against the computer</source>
        <translation>Dai il codice a un amico, o comincia contro il computer</translation>
    </message>
    <message>
        <source>Only you are missing: press “{button}”</source>
        <translation>Manchi solo tu: premi «{button}»</translation>
    </message>
    <message>
        <source>Press “{button}” to begin</source>
        <translation>Per cominciare premi «{button}»</translation>
    </message>
    <message>
        <source>Waiting for {name}</source>
        <translation>Si aspetta {name}</translation>
    </message>
    <message>
        <source>Waiting for {count} players</source>
        <translation>Si aspettano {count} giocatori</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rivincita</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Prossima smazzata</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Alzati</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Alzati dal tavolo</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: %n seconds left</source>
        <translation>
            <numerusform>Tocca a te: ancora %n secondo</numerusform>
            <numerusform>Tocca a te: ancora %n secondi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n seconds left</source>
        <translation>
            <numerusform>{name}: ancora %n secondo</numerusform>
            <numerusform>{name}: ancora %n secondi</numerusform>
        </translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Tempo scaduto</translation>
    </message>
    <message numerus="yes">
        <source>The next deal begins in %n seconds</source>
        <translation>
            <numerusform>La prossima smazzata comincia tra %n secondo</numerusform>
            <numerusform>La prossima smazzata comincia tra %n secondi</numerusform>
        </translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Who is at the table, and what they say</source>
        <translation>Chi è al tavolo, e che cosa dice</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Suoni</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Suoni accesi</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Suoni spenti</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards to draw</source>
        <translation>
            <numerusform>%n carta da pescare</numerusform>
            <numerusform>%n carte da pescare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand</source>
        <translation>
            <numerusform>%n carta in mano</numerusform>
            <numerusform>%n carte in mano</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Smazzata</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Prossima smazzata</translation>
    </message>
    <message>
        <source>Another table</source>
        <translation>Un altro tavolo</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>The match is drawn</source>
        <translation>Partita patta</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Patta</translation>
    </message>
    <message>
        <source>We win the match</source>
        <translation>Abbiamo vinto la partita</translation>
    </message>
    <message>
        <source>We win the deal</source>
        <translation>Abbiamo vinto la smazzata</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Hai vinto la partita</translation>
    </message>
    <message>
        <source>You win the deal</source>
        <translation>Hai vinto la smazzata</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} ha vinto la partita</translation>
    </message>
    <message>
        <source>{name} wins the deal</source>
        <translation>{name} ha vinto la smazzata</translation>
    </message>
    <message>
        <source>{names} win the match</source>
        <translation>{names} hanno vinto la partita</translation>
    </message>
    <message>
        <source>{names} win the deal</source>
        <translation>{names} hanno vinto la smazzata</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} e {last}</translation>
    </message>
    <message>
        <source>trumps were {suit}</source>
        <translation>briscola: {suit}</translation>
    </message>
    <message>
        <source>{ours} to {theirs}</source>
        <translation>{ours} a {theirs}</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>smazzata {number}</translation>
    </message>
    <message>
        <source>with undo</source>
        <translation>con mosse annullate</translation>
    </message>
    <message>
        <source>with a hint</source>
        <translation>con consigli</translation>
    </message>
    <message>
        <source>{card} is turned: trumps are {suit}</source>
        <translation>scoperta: {card}. Briscola: {suit}</translation>
    </message>
    <message>
        <source>You play the {card}</source>
        <translation>Giochi: {card}</translation>
    </message>
    <message>
        <source>{name} plays the {card}</source>
        <translation>{name} gioca: {card}</translation>
    </message>
    <message>
        <source>You draw the {card}</source>
        <translation>Peschi: {card}</translation>
    </message>
    <message>
        <source>{name} draws the {card}</source>
        <translation>{name} pesca: {card}</translation>
    </message>
    <message>
        <source>{name} holds {cards}</source>
        <translation>{name} ha in mano: {cards}</translation>
    </message>
    <message>
        <source>Your cards: {cards}</source>
        <translation>Le tue carte: {cards}</translation>
    </message>
    <message>
        <source>Points: {points}</source>
        <translation>Punti: {points}</translation>
    </message>
    <message>
        <source>The last trick: {cards}</source>
        <translation>L’ultima mano: {cards}</translation>
    </message>
    <message>
        <source>{card} is turned</source>
        <translation>scoperta: {card}</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>una carta coperta</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Giocatore {number}</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>con te</translation>
    </message>
    <message>
        <source>with {name}</source>
        <translation>con {name}</translation>
    </message>
    <message>
        <source>against you</source>
        <translation>contro di te</translation>
    </message>
    <message>
        <source>Us</source>
        <translation>Noi</translation>
    </message>
    <message>
        <source>Them</source>
        <translation>Loro</translation>
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
        <translation>{card}: non c’è altro da giocare</translation>
    </message>
    <message>
        <source>Claim the rest: it is yours</source>
        <translation>Prenditi il resto: è tuo</translation>
    </message>
    <message>
        <source>Exchange: the turned card is better</source>
        <translation>Scambia: la carta scoperta è migliore</translation>
    </message>
    <message>
        <source>Throw the ace: it draws their best cards</source>
        <translation>«Scartate!»: l’asso si porta via le loro carte migliori</translation>
    </message>
    <message>
        <source>The {card}: it takes the trick</source>
        <translation>{card}: così la mano è tua</translation>
    </message>
    <message>
        <source>The {card}: the trick is worth a trump</source>
        <translation>{card}: questa mano vale una briscola</translation>
    </message>
    <message>
        <source>The {card}: points for your partner</source>
        <translation>{card}: punti per la vostra squadra</translation>
    </message>
    <message>
        <source>The {card}: let this trick go</source>
        <translation>{card}: questa mano lasciala andare</translation>
    </message>
    <message>
        <source>The {card}: a lead that risks little</source>
        <translation>{card}: uscendo così rischi poco</translation>
    </message>
    <message>
        <source>The {card}: it has a good chance to hold</source>
        <translation>{card}: è facile che prenda</translation>
    </message>
    <message>
        <source>The {card}: lead a trump</source>
        <translation>{card}: esci di briscola</translation>
    </message>
    <message>
        <source>There is nothing to do but wait</source>
        <translation>Non resta che aspettare</translation>
    </message>
    <message>
        <source>You deal</source>
        <translation>Dai le carte tu</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation>Dà le carte {name}</translation>
    </message>
    <message>
        <source>Trumps are {suit}</source>
        <translation>Briscola: {suit}</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Messaggio</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Le tue carte</translation>
    </message>
    <message>
        <source>The trick</source>
        <translation>La mano in corso</translation>
    </message>
    <message>
        <source>Stock and trumps</source>
        <translation>Mazzo e briscola</translation>
    </message>
    <message>
        <source>Tricks taken</source>
        <translation>Prese</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>La partita</translation>
    </message>
    <message>
        <source>{name}: cards in hand</source>
        <translation>{name}: carte in mano</translation>
    </message>
    <message>
        <source>{card}, a trump</source>
        <translation>{card}, briscola</translation>
    </message>
    <message>
        <source>card {number} of {count}</source>
        <translation>carta {number} di {count}</translation>
    </message>
    <message>
        <source>may not be played now</source>
        <translation>ora non si può giocare</translation>
    </message>
    <message>
        <source>a place for the card to be drawn</source>
        <translation>posto per la carta da pescare</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>{card}, winning so far</source>
        <translation>{card}, per ora prende</translation>
    </message>
    <message>
        <source>no card on the table</source>
        <translation>nessuna carta in tavola</translation>
    </message>
    <message>
        <source>the turned card: {card}</source>
        <translation>la carta scoperta: {card}</translation>
    </message>
    <message>
        <source>the stock is empty</source>
        <translation>il mazzo è finito</translation>
    </message>
    <message>
        <source>Tricks of {name}: {cards}</source>
        <translation>Prese di {name}: {cards}</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>mazziere</translation>
    </message>
    <message>
        <source>away</source>
        <translation>assente</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>deve giocare</translation>
    </message>
    <message>
        <source>Score: {score}</source>
        <translation>Risultato: {score}</translation>
    </message>
    <message>
        <source>{name} is to play</source>
        <translation>Tocca a {name}</translation>
    </message>
    <message>
        <source>Your lead</source>
        <translation>Esci tu</translation>
    </message>
    <message>
        <source>{name} leads the {card}: your turn</source>
        <translation>{name} esce: {card}. Tocca a te</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} ci pensa</translation>
    </message>
    <message numerus="yes">
        <source>You take %n points</source>
        <translation>
            <numerusform>Prendi %n punto</numerusform>
            <numerusform>Prendi %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n points with a trump</source>
        <translation>
            <numerusform>Prendi %n punto con la briscola</numerusform>
            <numerusform>Prendi %n punti con la briscola</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n points with the highest trump</source>
        <translation>
            <numerusform>Prendi %n punto con la briscola più alta</numerusform>
            <numerusform>Prendi %n punti con la briscola più alta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n points with the highest of the suit led</source>
        <translation>
            <numerusform>Prendi %n punto con la più alta del seme di mano</numerusform>
            <numerusform>Prendi %n punti con la più alta del seme di mano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n points</source>
        <translation>
            <numerusform>{name} prende %n punto</numerusform>
            <numerusform>{name} prende %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n points with a trump</source>
        <translation>
            <numerusform>{name} prende %n punto con la briscola</numerusform>
            <numerusform>{name} prende %n punti con la briscola</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n points with the highest trump</source>
        <translation>
            <numerusform>{name} prende %n punto con la briscola più alta</numerusform>
            <numerusform>{name} prende %n punti con la briscola più alta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n points with the highest of the suit led</source>
        <translation>
            <numerusform>{name} prende %n punto con la più alta del seme di mano</numerusform>
            <numerusform>{name} prende %n punti con la più alta del seme di mano</numerusform>
        </translation>
    </message>
    <message>
        <source>You take the {took} for the {gave}</source>
        <translation>Lasci il {gave} e prendi: {took}</translation>
    </message>
    <message>
        <source>{name} takes the {took} for the {gave}</source>
        <translation>{name} lascia il {gave} e prende: {took}</translation>
    </message>
    <message>
        <source>You throw the ace: best cards, please!</source>
        <translation>Asso di briscola: «Scartate!»</translation>
    </message>
    <message>
        <source>{name} throws the ace: best cards, please!</source>
        <translation>{name}, con l’asso di briscola: «Scartate!»</translation>
    </message>
    <message>
        <source>Your time is up: the computer plays the {card} for you</source>
        <translation>Tempo scaduto: il computer gioca per te {card}</translation>
    </message>
    <message>
        <source>{name}’s time is up: the computer plays the {card}</source>
        <translation>Tempo scaduto per {name}: il computer gioca {card}</translation>
    </message>
    <message numerus="yes">
        <source>You claim the rest: %n points</source>
        <translation>
            <numerusform>Ti prendi il resto: %n punto</numerusform>
            <numerusform>Ti prendi il resto: %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} claims the rest: %n points</source>
        <translation>
            <numerusform>{name} si prende il resto: %n punto</numerusform>
            <numerusform>{name} si prende il resto: %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Partners show each other their hands</source>
        <translation>I compagni si mostrano le carte</translation>
    </message>
    <message>
        <source>The points are counted</source>
        <translation>Si contano i punti</translation>
    </message>
</context>
<context>
    <name>Talk</name>
    <message>
        <source>What was said</source>
        <translation>Quello che si è detto</translation>
    </message>
    <message>
        <source>Nothing has been said yet.</source>
        <translation>Nessuno ha ancora detto niente.</translation>
    </message>
    <message>
        <source>Say something…</source>
        <translation>Di’ qualcosa…</translation>
    </message>
    <message>
        <source>Say something to the table</source>
        <translation>Di’ qualcosa al tavolo</translation>
    </message>
    <message>
        <source>Say it (Enter)</source>
        <translation>Dillo (Invio)</translation>
    </message>
    <message>
        <source>Say it</source>
        <translation>Dillo</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Smaller text (Ctrl+−)</source>
        <translation>Testo più piccolo (Ctrl+−)</translation>
    </message>
    <message>
        <source>Larger text (Ctrl++)</source>
        <translation>Testo più grande (Ctrl++)</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Stampa…</translation>
    </message>
    <message>
        <source>Print the rules (Ctrl+P)</source>
        <translation>Stampa le regole (Ctrl+P)</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Save the rules as PDF (Ctrl+S)</source>
        <translation>Salva le regole in PDF (Ctrl+S)</translation>
    </message>
</context>
<context>
    <name>TourSheet</name>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
    <message>
        <source>Put the notes away</source>
        <translation>Metti via gli appunti</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Le tue carte</translation>
    </message>
    <message>
        <source>Play a card with a click, by dragging it to the table, or with the keys 1, 2 and 3.</source>
        <translation>Gioca una carta con un clic, trascinandola in tavola o con i tasti 1, 2 e 3.</translation>
    </message>
    <message>
        <source>The trump</source>
        <translation>La briscola</translation>
    </message>
    <message>
        <source>The suit of the card under the stock is trump. The highest trump takes the trick; without one, the highest card of the suit led. Nobody has to follow suit. Afterwards everybody draws a card.</source>
        <translation>Il seme della carta sotto il mazzo è la briscola. La mano è della briscola più alta; senza briscole, della carta più alta del seme di mano. Nessuno è obbligato a rispondere al seme. Poi tutti pescano una carta.</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Che cosa conta</translation>
    </message>
    <message>
        <source>Tricks lie before those who took them. An ace counts 11, a three 10, a king 4, a knight 3 and a knave 2 points. More than 60 of the 120 win the deal.</source>
        <translation>Le prese stanno davanti a chi le ha fatte. L’asso vale 11 punti, il tre 10, il re 4, il cavallo 3, il fante 2. In tutto sono 120: con più di 60 vinci la smazzata.</translation>
    </message>
    <message>
        <source>Whenever you like</source>
        <translation>Quando vuoi</translation>
    </message>
    <message>
        <source>Up here are a new deal, a hint and undo; the menu has everything else, these notes too. F1 opens the rules, ? shows every key, S says what lies on the table.</source>
        <translation>Quassù trovi nuova smazzata, consiglio e annulla; nel menu tutto il resto, anche questi appunti. F1 apre le regole, ? mostra tutti i tasti, S dice che cosa c’è in tavola.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
</context>
<context>
    <name>VerifyDialog</name>
    <message>
        <source>Verify the shuffle</source>
        <translation>Verifica il mazzo</translation>
    </message>
    <message>
        <source>Before the deal the server seals a secret and shows only its seal. Then every player gives a number. The pack follows from all of these, so nobody could choose it; now that the deal is over, your computer has shuffled again by itself and compared.</source>
        <translation>Prima della smazzata il server sigilla un segreto e mostra solo il sigillo. Poi ogni giocatore dà un numero. Il mazzo nasce da tutto questo, quindi nessuno poteva sceglierlo; ora che la smazzata è finita, il tuo computer ha rimescolato per conto suo e ha confrontato.</translation>
    </message>
    <message>
        <source>One honest word: whoever hosts a table could read the memory of their own computer. This proves that the cards were not stacked, not that nobody peeked.</source>
        <translation>Un’avvertenza, per onestà: chi ospita il tavolo sul proprio computer potrebbe leggerne la memoria. La prova dice che il mazzo non era truccato, non che nessuno abbia sbirciato.</translation>
    </message>
    <message>
        <source>Copy all numbers</source>
        <translation>Copia tutti i numeri</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Seal (SHA-256)</source>
        <translation>Sigillo (SHA-256)</translation>
    </message>
    <message>
        <source>The server’s secret</source>
        <translation>Il segreto del server</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>non mostrato</translation>
    </message>
    <message>
        <source>not given in time</source>
        <translation>non dato in tempo</translation>
    </message>
    <message>
        <source>Number of {name}</source>
        <translation>Numero di {name}</translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message>
        <source>something in it is neither a card nor an action</source>
        <translation>dentro c’è qualcosa che non è né una carta né una mossa</translation>
    </message>
    <message>
        <source>these rules do not go together</source>
        <translation>queste regole non sono compatibili</translation>
    </message>
    <message>
        <source>the cards are not those of the pack</source>
        <translation>le carte non sono quelle del mazzo</translation>
    </message>
    <message>
        <source>it has another format</source>
        <translation>ha un altro formato</translation>
    </message>
    <message>
        <source>there is no such table</source>
        <translation>un tavolo così non esiste</translation>
    </message>
    <message>
        <source>what is done there is against the rules</source>
        <translation>la mossa è contro le regole</translation>
    </message>
    <message>
        <source>the deal cannot be played from its record</source>
        <translation>la registrazione non si può rigiocare</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>il file o la cartella non esiste</translation>
    </message>
    <message>
        <source>it is not permitted</source>
        <translation>non è permesso</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>il disco è in sola lettura</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>il disco è pieno</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>è una cartella</translation>
    </message>
    <message>
        <source>the address is in use</source>
        <translation>l’indirizzo è già in uso</translation>
    </message>
</context>
<context>
    <name>notices</name>
    <message>
        <source>The history of deals could not be read ({fault}) and was put aside as {backup}; a new one begins.</source>
        <translation>Non è stato possibile leggere la cronologia ({fault}): è stata messa da parte come {backup} e ne comincia una nuova.</translation>
    </message>
    <message>
        <source>The history cannot be used ({fault}); play on: finished deals are added as soon as possible.</source>
        <translation>La cronologia non è utilizzabile ({fault}); gioca pure: le smazzate finite si salvano appena si può.</translation>
    </message>
    <message>
        <source>The table has moved on; please choose again.</source>
        <translation>Intanto il gioco è andato avanti; scegli di nuovo.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>La smazzata è finita.</translation>
    </message>
    <message>
        <source>That seat is not yours to play.</source>
        <translation>Quel posto non è tuo.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Non tocca a te.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Non hai quella carta in mano.</translation>
    </message>
    <message>
        <source>The ace was thrown: your highest trump, or your best card, is due.</source>
        <translation>«Scartate!»: devi dare la tua briscola più alta, o la tua carta migliore.</translation>
    </message>
    <message>
        <source>The rules of this table do not have that.</source>
        <translation>Le regole di questo tavolo non lo prevedono.</translation>
    </message>
    <message>
        <source>The turned card has been drawn; it is too late to exchange.</source>
        <translation>La carta scoperta è già stata pescata; troppo tardi per lo scambio.</translation>
    </message>
    <message>
        <source>You do not hold the card that takes the turned one.</source>
        <translation>Non hai la carta che prende quella scoperta.</translation>
    </message>
    <message>
        <source>Only the first card of a trick can be thrown.</source>
        <translation>«Scartate!» si può dire solo uscendo.</translation>
    </message>
    <message>
        <source>You do not hold the ace of trumps.</source>
        <translation>Non hai l’asso di briscola.</translation>
    </message>
    <message>
        <source>You can claim the rest between the last three tricks, when the stock is empty.</source>
        <translation>Ci si può prendere il resto tra le ultime tre mani, a mazzo finito.</translation>
    </message>
    <message>
        <source>Your side does not hold the highest trumps.</source>
        <translation>La tua squadra non ha le briscole più alte.</translation>
    </message>
    <message>
        <source>There is nothing to undo: you have not played yet.</source>
        <translation>Niente da annullare: non hai ancora giocato.</translation>
    </message>
    <message>
        <source>No deal has been started.</source>
        <translation>Non è ancora cominciata nessuna smazzata.</translation>
    </message>
    <message>
        <source>This deal is not over yet.</source>
        <translation>Questa smazzata non è ancora finita.</translation>
    </message>
    <message>
        <source>Undo is for one person against the computer.</source>
        <translation>Si può annullare soltanto in uno contro il computer.</translation>
    </message>
    <message>
        <source>A deal can be given up by one person against the computer.</source>
        <translation>Si può abbandonare soltanto in uno contro il computer.</translation>
    </message>
    <message>
        <source>There is no deal to go back to.</source>
        <translation>Non c’è una smazzata a cui tornare.</translation>
    </message>
    <message>
        <source>No trick has been taken yet.</source>
        <translation>Nessuno ha ancora fatto una presa.</translation>
    </message>
    <message>
        <source>At an online table nothing can be taken back: the others have seen it.</source>
        <translation>In rete non si annulla niente: gli altri hanno già visto.</translation>
    </message>
    <message>
        <source>There are no hints at an online table: everybody plays without help.</source>
        <translation>In rete ognuno gioca da sé: niente consigli.</translation>
    </message>
    <message>
        <source>At an online table the next deal begins when everybody is ready.</source>
        <translation>In rete la prossima smazzata comincia quando tutti sono pronti.</translation>
    </message>
    <message>
        <source>Your last move is still on its way to the server.</source>
        <translation>La tua ultima mossa è ancora in viaggio verso il server.</translation>
    </message>
    <message>
        <source>The connection is lost; your seat waits for you. Trying again.</source>
        <translation>Connessione caduta; il tuo posto ti aspetta. Si riprova.</translation>
    </message>
    <message>
        <source>There is no table with a free seat under this code. Please check it, or ask for a new one.</source>
        <translation>Con questo codice non c’è un tavolo con un posto libero. Ricontrollalo, o fattene dare uno nuovo.</translation>
    </message>
    <message>
        <source>Too many codes that do not exist; try again in {seconds} s.</source>
        <translation>Troppi codici inesistenti; riprova tra {seconds} s.</translation>
    </message>
    <message>
        <source>The server is full; please try again later.</source>
        <translation>Il server è pieno; riprova più tardi.</translation>
    </message>
    <message>
        <source>You already sit at a table; leave it first.</source>
        <translation>Sei già a un tavolo; prima alzati.</translation>
    </message>
    <message>
        <source>You do not sit at this table any more.</source>
        <translation>Non sei più a questo tavolo.</translation>
    </message>
    <message>
        <source>Your seat at that table is no longer kept.</source>
        <translation>Il tuo posto a quel tavolo non è più riservato.</translation>
    </message>
    <message>
        <source>The table cannot be reached just now; trying again.</source>
        <translation>Il tavolo al momento non è raggiungibile; si riprova.</translation>
    </message>
    <message>
        <source>That is not possible at the table just now.</source>
        <translation>In questo momento al tavolo non si può.</translation>
    </message>
    <message>
        <source>That was too much at once; please wait {seconds} s.</source>
        <translation>Troppe cose insieme; aspetta {seconds} s.</translation>
    </message>
    <message>
        <source>Slower, please: you can write again in {seconds} s.</source>
        <translation>Piano: puoi scrivere di nuovo tra {seconds} s.</translation>
    </message>
    <message>
        <source>Nothing in that text can be shown.</source>
        <translation>Di quel testo non resta niente da mostrare.</translation>
    </message>
    <message>
        <source>The server does not play by these rules: {text}.</source>
        <translation>Il server non gioca con queste regole: {text}.</translation>
    </message>
    <message>
        <source>The server does not have this timer.</source>
        <translation>Il server non ha questo limite di tempo.</translation>
    </message>
    <message>
        <source>The server does not have computers of this level.</source>
        <translation>Il server non ha computer di questo livello.</translation>
    </message>
    <message>
        <source>The server did not understand this; it may be of another version.</source>
        <translation>Il server non ha capito; forse è di un’altra versione.</translation>
    </message>
    <message>
        <source>The server speaks another version of the game. Please update the older of the two.</source>
        <translation>Il server usa un’altra versione del gioco. Aggiorna la più vecchia delle due.</translation>
    </message>
    <message>
        <source>No table server answers at {server}. Is the address right?</source>
        <translation>All’indirizzo {server} non risponde nessun server. È giusto?</translation>
    </message>
    <message>
        <source>The server cannot prove who it is: its certificate is not trusted here. Nothing was sent to it.</source>
        <translation>Il server non può dimostrare chi è: qui il suo certificato non è considerato attendibile. Non gli è stato inviato nulla.</translation>
    </message>
    <message>
        <source>{server} is not the address of a server; an address looks like play.example.org.</source>
        <translation>{server} non è l’indirizzo di un server; un indirizzo è, per esempio, play.example.org.</translation>
    </message>
    <message>
        <source>The server does not take more connections from here just now.</source>
        <translation>Il server per ora non accetta altre connessioni da qui.</translation>
    </message>
    <message>
        <source>Your seat was taken up in another window.</source>
        <translation>Il tuo posto è stato ripreso da un’altra finestra.</translation>
    </message>
    <message>
        <source>The table was closed by whoever keeps it.</source>
        <translation>Chi ospitava il tavolo lo ha chiuso.</translation>
    </message>
    <message>
        <source>Whose code is that? No table is near; ask for the address as well, or connect to a server first.</source>
        <translation>Di chi è quel codice? Qui vicino non c’è nessun tavolo; chiedi anche l’indirizzo, o connettiti prima a un server.</translation>
    </message>
    <message>
        <source>A code has eight letters or digits, like ABCD EF23.</source>
        <translation>Un codice ha otto lettere o cifre, come ABCD EF23.</translation>
    </message>
    <message>
        <source>A table cannot be hosted on this computer ({fault}).</source>
        <translation>Su questo computer non si può aprire un tavolo ({fault}).</translation>
    </message>
    <message>
        <source>The record breaks off: {fault}. The part before that is shown.</source>
        <translation>La registrazione si interrompe: {fault}. Si vede la parte che precede.</translation>
    </message>
    <message>
        <source>{file} is not a record of a deal: {fault}.</source>
        <translation>{file} non contiene una smazzata: {fault}.</translation>
    </message>
    <message>
        <source>The computer player failed ({fault}); a simpler one has played in its place.</source>
        <translation>Un giocatore del computer si è bloccato ({fault}); al suo posto ha giocato uno più semplice.</translation>
    </message>
    <message>
        <source>There is no hint this time: the strong player failed ({fault}).</source>
        <translation>Stavolta niente consiglio: l’esperto si è bloccato ({fault}).</translation>
    </message>
    <message>
        <source>The saved deal could not be read and was put aside as {backup}; a new deal begins.</source>
        <translation>Non è stato possibile leggere la smazzata salvata: è stata messa da parte come {backup} e ne comincia una nuova.</translation>
    </message>
    <message>
        <source>The deal cannot be saved in {folder} ({fault}); you can play on.</source>
        <translation>La smazzata non si può salvare in {folder} ({fault}); puoi continuare a giocare.</translation>
    </message>
    <message>
        <source>The settings could not be read and were put aside as {backup}; the usual ones are used.</source>
        <translation>Non è stato possibile leggere le preferenze: sono state messe da parte come {backup}; valgono quelle predefinite.</translation>
    </message>
    <message>
        <source>Settings cannot be kept in {folder}; you can play on.</source>
        <translation>Le preferenze non si possono salvare in {folder}; puoi continuare a giocare.</translation>
    </message>
    <message>
        <source>The chosen rules do not go together ({fault}); classic is played.</source>
        <translation>Le regole scelte non sono compatibili ({fault}); si gioca la Classica.</translation>
    </message>
    <message>
        <source>A deck cannot be used: {fault}.</source>
        <translation>Uno dei mazzi non si può usare: {fault}.</translation>
    </message>
    <message>
        <source>The setting {key} had an unknown value, {value}; {used} is used instead.</source>
        <translation>L’impostazione {key} aveva un valore sconosciuto, {value}; si usa {used}.</translation>
    </message>
    <message>
        <source>This deal cannot be reviewed ({fault}).</source>
        <translation>Questa smazzata non si può analizzare ({fault}).</translation>
    </message>
</context>
</TS>
