<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ContentsPanel</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Door</name>
    <message numerus="yes">
        <source>Tables for %n players</source>
        <translation>
            <numerusform>Tables for %n player</numerusform>
            <numerusform>Tables for %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DuplicateView</name>
    <message numerus="yes">
        <source>With the same cards you took %n points more than the others.</source>
        <translation>
            <numerusform>With the same cards you took %n point more than the others.</numerusform>
            <numerusform>With the same cards you took %n points more than the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the same cards the others took %n points more than you.</source>
        <translation>
            <numerusform>With the same cards the others took %n point more than you.</numerusform>
            <numerusform>With the same cards the others took %n points more than you.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryWindow</name>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportPage</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the 40 cards are missing.</source>
        <translation>
            <numerusform>%n of the 40 cards is missing.</numerusform>
            <numerusform>%n of the 40 cards are missing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seats free</source>
        <translation>
            <numerusform>%n seat free</numerusform>
            <numerusform>%n seats free</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultsChart</name>
    <message numerus="yes">
        <source>Points of the last %n deals: {points}</source>
        <translation>
            <numerusform>Points of the last deal: {points}</numerusform>
            <numerusform>Points of the last %n deals: {points}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message numerus="yes">
        <source>%n of {choices} cards could have been better and cost {cost} in all.</source>
        <translation>
            <numerusform>%n of {choices} cards could have been better and cost {cost}.</numerusform>
            <numerusform>%n of {choices} cards could have been better and cost {cost} in all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShareBar</name>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <translation>
            <numerusform>%n drawn</numerusform>
            <numerusform>%n drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n lost</numerusform>
            <numerusform>%n lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message numerus="yes">
        <source>%n deals are kept but not counted: with undo, hints or known cards. Tick the box below to count them too.</source>
        <translation>
            <numerusform>%n deal is kept but not counted: with undo, hints or known cards. Tick the box below to count it too.</numerusform>
            <numerusform>%n deals are kept but not counted: with undo, hints or known cards. Tick the box below to count them too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n deals</source>
        <translation>
            <numerusform>The last deal</numerusform>
            <numerusform>The last %n deals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message numerus="yes">
        <source>Give the code to your friends: %n more must sit down</source>
        <translation>
            <numerusform>Give the code to your friends: %n more must sit down</numerusform>
            <numerusform>Give the code to your friends: %n more must sit down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn: %n seconds left</source>
        <translation>
            <numerusform>Your turn: %n second left</numerusform>
            <numerusform>Your turn: %n seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n seconds left</source>
        <translation>
            <numerusform>{name}: %n second left</numerusform>
            <numerusform>{name}: %n seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next deal begins in %n seconds</source>
        <translation>
            <numerusform>The next deal begins in %n second</numerusform>
            <numerusform>The next deal begins in %n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards to draw</source>
        <translation>
            <numerusform>%n card to draw</numerusform>
            <numerusform>%n cards to draw</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n points</source>
        <translation>
            <numerusform>You take %n point</numerusform>
            <numerusform>You take %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n points with a trump</source>
        <translation>
            <numerusform>You take %n point with a trump</numerusform>
            <numerusform>You take %n points with a trump</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n points with the highest trump</source>
        <translation>
            <numerusform>You take %n point with the highest trump</numerusform>
            <numerusform>You take %n points with the highest trump</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n points with the highest of the suit led</source>
        <translation>
            <numerusform>You take %n point with the highest of the suit led</numerusform>
            <numerusform>You take %n points with the highest of the suit led</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n points</source>
        <translation>
            <numerusform>{name} takes %n point</numerusform>
            <numerusform>{name} takes %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n points with a trump</source>
        <translation>
            <numerusform>{name} takes %n point with a trump</numerusform>
            <numerusform>{name} takes %n points with a trump</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n points with the highest trump</source>
        <translation>
            <numerusform>{name} takes %n point with the highest trump</numerusform>
            <numerusform>{name} takes %n points with the highest trump</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n points with the highest of the suit led</source>
        <translation>
            <numerusform>{name} takes %n point with the highest of the suit led</numerusform>
            <numerusform>{name} takes %n points with the highest of the suit led</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You claim the rest: %n points</source>
        <translation>
            <numerusform>You claim the rest: %n point</numerusform>
            <numerusform>You claim the rest: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} claims the rest: %n points</source>
        <translation>
            <numerusform>{name} claims the rest: %n point</numerusform>
            <numerusform>{name} claims the rest: %n points</numerusform>
        </translation>
    </message>
</context>
</TS>
