# What people at one table are told of each other, whatever the game.

## One's turn
turn-call = (!) Your turn
turn-yours = Your turn
game-begins = { $game } begins
game-begins-go = Go to the table
turn-offer = Tell me when it is my turn?
turn-offer-about = Notification, sound and vibration, only while this tab is in the background.
turn-offer-yes = Yes, tell me
turn-offer-no = No
setting-calls = Tell me when it is my turn
setting-calls-about = In games with people, while this tab is in the background: a notification, a sound and a vibration.

## Who is here
here-now = here
here-away = away
here-away-for = away { $time }

## What part one has in the game
part-held-hint = You are watching until you take your seat back.
part-resigned =
    { $you ->
        [yes] You have resigned. A bot plays on in your place.
       *[no] { $who } has resigned. A bot plays on.
    }

## Rules
rules-about-page = About this page

## Invitations
open-invite = Invite
open-seat-about = for the next person to join
share-qr = QR code of the link
share-code = Code: { $code }
share-code-where = Enter it at { $host }
share-only-here = Only this computer can open this link.
share-nearby = Anyone on your network can open this link.
share-shut = To let others on your network join, start the server with
share-label-or = If that link doesn’t open, try
open-fewer = Begin now with { $n }
code-got = Got a code?
code-hint = Code or link
code-join = Join
code-unread = Enter the six-character code, or paste the link.
code-none = No open table has this code.

## A seat on another device
elsewhere-title = Play on another device
elsewhere-about = Open this link on your other device to play your seat there too. It works once, within ten minutes. Anyone who opens it can play for you.
elsewhere-link = Your personal link
devices-title = Your devices
devices-about = Each of these can play for you. Sign out any that you no longer use or trust: pages that are open there stop within ten seconds.
devices-only = Only this device.
devices-this = this device
devices-unknown = Unknown browser
devices-seen = since { $since }, last used { $date }
devices-end = Sign out
devices-end-label = Sign out { $device }
devices-end-all = Sign out all other devices
devices-ended = Signed out.
here-title = Play on this device
here-about = This device will play as the same player as the one that showed the link. You keep your seat there too.
here-own =
    { $n ->
        [one] You will no longer be able to play { $n } unfinished game that you started on this device.
       *[other] You will no longer be able to play { $n } unfinished games that you started on this device.
    }
here-take = Take my seat here
here-no = Cancel
here-used = This link has already been used or is too old. Ask for a new one on the other device.
about-licence-qr = QR codes: uqr, MIT license.

## Taking back
undo-stands = Not everyone agreed, so your move stands.
