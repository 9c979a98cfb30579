# What people at one table are told of each other, whatever the game.

## One's turn
turn-call = (!) Your turn
turn-yours = Your turn
turn-offer = Tell me when it is my turn?
turn-offer-about = Notification, sound and vibration, only while this tab is in the background.
turn-offer-yes = Yes, tell me
turn-offer-no = No
setting-calls = Tell me when it is my turn
setting-calls-about = In games with people, while you look elsewhere: a notice, a knock and a buzz.

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
open-ways = Show the picture to a phone, say the code, or send the link. Anybody who comes may take an open seat.
open-seat-about = for whoever comes next
share-qr = The link as a picture for the camera of a phone
share-code = Code: { $code }
share-code-where = Type it at { $host }
share-only-here = Only this computer can open this link.
share-nearby = Anybody on your network can open this link.
share-shut = To let others on your network in, start the server with
share-label-or = Or, if that one does not open
open-fewer = Begin now with { $n }
code-got = Got a code?
code-hint = Code or link
code-join = Join
code-unread = Enter the six-character code, or paste the link.
code-none = No table that waits for players has this code.

## A seat on another device
elsewhere-title = Play on another device
elsewhere-about = Open this link on your other device to play your seat there too. It works once, within ten minutes. Whoever opens it can play for you.
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
here-about = This device becomes the same player as the one that showed the link. Your seat stays there as well.
here-own =
    { $n ->
        [one] { $n } unfinished game that was begun here can no longer be played from this device.
       *[other] { $n } unfinished games that were begun here can no longer be played from this device.
    }
here-take = Take my seat here
here-no = Cancel
here-used = This link has been used, or is too old. Ask for a new one on the other device.
about-licence-qr = QR codes: uqr, MIT licence.

## Taking back
undo-stands = Not everybody agreed: your decision stands.
