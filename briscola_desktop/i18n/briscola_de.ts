<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Briscola Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Briscola alone, at one screen or over the network, with cards and sounds of our own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the GNU General Public Licence, version 3 or later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer&apos;s level: a new deal begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another deck of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new deal; you can go back to this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the strong player would do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to your last choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose how to play: rules, players, levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the turned card for yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw the ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead the ace: everyone plays their best card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest is yours for certain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D</source>
        <comment>one letter on the chip of the dealer</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContentsPanel</name>
    <message>
        <source>Your table ({preset})</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of the pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play with these rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, it is your turn</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with a hint</source>
        <translation type="unfinished"></translation>
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
    <name>Language</name>
    <message>
        <source>en</source>
        <comment>not a word: the code of the language that you translate into</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Briscola</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange the turned card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw the ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the deal before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Briscola Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer now plays at level {level}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal before is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to it (B)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a table; each rule can be changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change rules…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a person here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computer, {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who sits at seat {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option}: this does not go together with the rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least one person must sit at the table.</source>
        <translation type="unfinished"></translation>
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
    <name>PageView</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures in the corners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the app’s language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters of French courts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>French suits in four colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>burgundy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surroundings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left-handed: the table is mirrored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduce motion: nothing flies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A finished trick stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until I click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mute all sounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No one has to follow suit. From high to low: ace, three, king, knight, knave, seven to two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points: ace 11, three 10, king 4, knight 3, knave 2. Of the 120, more than 60 win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After each trick everybody draws a card, the winner of the trick first, and the winner leads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesReader</name>
    <message>
        <source>Rules of {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the rules as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be written: {path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesWords</name>
    <message>
        <source>Classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As at home: the cards and nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Café</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two at a bar, and the points kept in the head.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealt by threes, round to the right, best of three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brisca</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Spanish way: the seven buys the trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2, 3 or 4 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>single deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partners look once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best of three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2, 4 or 6 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exchange the seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>throw and claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays next: the neighbour at the left or at the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards dealt at a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One by one in three rounds, or three together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card is turned up, or the suits take turns over four deals: coins, cups, swords, clubs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seven of trumps may be changed for a higher turned card, the two for a seven or lower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever leads the ace of trumps may order the others to play their best card on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the highest trumps in hand, the last two or three tricks may be claimed at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners’ hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners may show each other their cards, at the start or when the stock has run out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards lie face up, except the stock: good for learning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points taken so far stand beside the tricks, or stay hidden until the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single deal, the best of several, or four deals counted by points or by wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card is turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the suits take turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven and two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shown at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shown at the end of the stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a single deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best of five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four deals, by points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four deals, by wins</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
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
    <name>ShortcutsDialog</name>
    <message>
        <source>All shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the first, second or third card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the chosen card; go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a card back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All deals</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We win the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We win the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} win the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} win the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trumps were {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ours} to {theirs}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with a hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Us</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Briscola</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brisca</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the {card}: there is nothing else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim the rest: it is yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange: the turned card is better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw the ace: it draws their best cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card}: it takes the trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card}: the trick is worth a trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card}: points for your partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card}: let this trick go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card}: a lead that risks little</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card}: it has a good chance to hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card}: lead a trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to do but wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps are {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} leads the {card}: your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take %n points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes %n points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take the {took} for the {gave}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes the {took} for the {gave}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You throw the ace: best cards, please!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} throws the ace: best cards, please!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You claim the rest: %n points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} claims the rest: %n points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners show each other their hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points are counted</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller text (Ctrl+−)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger text (Ctrl++)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the rules (Ctrl+P)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the rules as PDF (Ctrl+S)</source>
        <translation type="unfinished"></translation>
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
