"""Whole games over HTTP and sockets, as three pages at once would play them."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

import feldspar
from feldspar.kernel.events import WATCHER
from feldspar.kernel.notation.record import Record
from feldspar.table.core.fairness import verify
from tests.server.client import OPEN, TITLE, Guest, View, bot, chosen, me

LATE = ("refused-stale", "refused-over")
Arrive = Callable[[], Guest]


def gathered(arrive: Arrive, **rest: Any) -> tuple[str, list[Guest]]:
    """Three people sit down at one table."""
    guests = [arrive() for _ in range(3)]
    table = guests[0].set_table([me(), OPEN, OPEN], **rest)
    for seat in (1, 2):
        guests[seat].do(table, "join", seat, name=f"Guest {seat}")
    for guest in guests:
        guest.follow(table)
    return table, guests


def known(view: View) -> dict[str, Any]:
    """All a viewer knows but how much has been noticed."""
    return {name: part for name, part in view.items() if name not in ("turn", "news")}


def caught_up(table: str, guests: list[Guest]) -> None:
    """Let everybody hear until what they see is what the server would say now."""
    for guest in guests:
        asked = guest.look(table)
        guest.hear_until(lambda view, asked=asked: view == asked)  # type: ignore[misc]


def test_three_people_play_a_whole_game(arrive: Arrive) -> None:
    table, guests = gathered(arrive, title="Tuesday")
    watcher = arrive()
    watcher.follow(table)
    decisions: list[tuple[int, str]] = []
    while guests[0].view["status"] != "over":
        actors: Any = guests[0].view["actors"]
        seat = actors[len(decisions) % len(actors)]
        decision = chosen(guests[seat].view, len(decisions))
        guests[seat].do(table, "submit", seat, action=decision, turn=guests[seat].view["turn"])
        decisions.append((seat, decision))
        caught_up(table, [*guests, watcher])
    for viewer in (*guests, watcher):
        assert len([frame for frame in viewer.frames if "view" in frame]) == 1
    record = Record.parse(watcher.http.get(f"/api/tables/{table}/record").text)
    assert record.decisions == decisions
    assert (record.title, record.players[2]) == ("Tuesday", "Guest 2")
    assert not verify(record, feldspar.game(record.game)).wrong
    scores: Any = watcher.view["scores"]
    assert record.end["scores"] == " ".join(map(str, scores))


def test_nobody_can_tell_what_another_has_chosen_in_secret(arrive: Arrive) -> None:
    """Whatever a seat decides, all others are sent the same, until the decision is shown."""
    table, guests = gathered(arrive)
    watcher = arrive()
    watcher.follow(table)
    everybody, others = [*guests, watcher], [*guests[1:], watcher]
    compared = 0
    for number in range(3):
        moves: Any = guests[0].view["moves"]
        views = []
        for move in moves[:5]:
            guests[0].do(table, "submit", 0, action=move["decision"])
            caught_up(table, everybody)
            views.append([known(other.view) for other in others])
            guests[0].do(table, "undo", 0)
            caught_up(table, everybody)
        assert all(seen == views[0] for seen in views)
        compared += len(views) - 1
        shown = watcher.view["log"]
        while watcher.view["log"] == shown:
            for seat, guest in enumerate(guests):
                if guest.view["moves"] and watcher.view["log"] == shown:
                    guest.do(table, "submit", seat, action=chosen(guest.view, number))
                    caught_up(table, everybody)
    assert compared


def test_a_lost_socket_misses_nothing(arrive: Arrive) -> None:
    table, guests = gathered(arrive)
    guests[2].hang_up()
    for seat in (0, 1):
        guests[seat].do(table, "submit", seat, action=chosen(guests[seat].view, 0))
    guests[2].do(table, "submit", 2, action=chosen(guests[2].view, 0))
    guests[2].follow(table)
    assert "view" in guests[2].frames[-1]
    caught_up(table, guests)


@pytest.mark.promise("PRO-22")
def test_a_command_sent_again_is_carried_out_once(arrive: Arrive) -> None:
    table, guests = gathered(arrive)
    decision, turn = chosen(guests[0].view, 0), guests[0].view["turn"]
    for _ in range(3):
        guests[0].do(table, "submit", 0, action=decision, turn=turn, key="the same each time")
    assert guests[0].look(table)["turn"] == turn + 1


def test_a_view_out_of_date_decides_nothing(arrive: Arrive) -> None:
    table, guests = gathered(arrive)
    old, turn = chosen(guests[0].view, 0), guests[0].view["turn"]
    guests[0].do(table, "submit", 0, action=old, turn=turn)
    answer = guests[0].ask(table, "submit", 0, action=old, turn=turn)
    assert (answer.status_code, answer.json()["key"]) == (409, "refused-stale")


@pytest.mark.promise("PRO-22")
def test_of_two_racing_submits_exactly_one_wins(arrive: Arrive) -> None:
    table, guests = gathered(arrive)
    moves: Any = guests[0].view["moves"]
    turn = guests[0].view["turn"]

    def submit(number: int) -> int:
        action = moves[number % len(moves)]["decision"]
        return guests[0].ask(table, "submit", 0, action=action, turn=turn).status_code

    with ThreadPoolExecutor(8) as racers:
        codes = list(racers.map(submit, range(8)))
    assert sorted(codes) == [200] + [409] * 7
    assert guests[0].look(table)["turn"] == turn + 1


def test_undo_is_free_before_and_asked_for_after_a_reveal(arrive: Arrive) -> None:
    table, guests = gathered(arrive)
    before = guests[0].look(table)
    guests[0].do(table, "submit", 0, action=chosen(guests[0].view, 0))
    assert guests[0].look(table)["undo"] == "free"
    guests[0].do(table, "undo", 0)
    after = guests[0].look(table)
    assert known({**after, "clock": before["clock"]}) == known(before)
    shown = guests[0].look(table)["log"]
    while guests[0].look(table)["log"] == shown:
        for seat, guest in enumerate(guests):
            view = guest.look(table)
            if view["moves"]:
                guest.do(table, "submit", seat, action=chosen(view, 0))
    assert guests[0].look(table)["undo"] == "consent"
    guests[0].do(table, "undo", 0)
    assert guests[1].look(table)["asked"]
    for seat in (1, 2):
        guests[seat].do(table, "consent", seat, agree=True)
    assert guests[1].look(table)["asked"] is None


def test_one_person_at_two_seats_looks_from_either(arrive: Arrive) -> None:
    guest = arrive()
    table = guest.set_table([me("Claire"), me("Bastien")])
    guest.follow(table)
    assert (guest.view["viewer"], guest.view["mine"]) == (0, [0, 1])
    assert guest.socket is not None
    guest.socket.send('{"seat": 1}')
    assert guest.hear()["view"]["viewer"] == 1
    guest.do(table, "submit", 1, action=chosen(guest.view, 0))
    assert guest.hear().keys() == {"steps"}
    guest.socket.send('{"seat": null}')
    assert guest.hear()["view"]["viewer"] == 0


def test_bots_play_along_to_the_end(arrive: Arrive) -> None:
    guest, watcher = arrive(), arrive()
    table = guest.set_table([me(), bot(), bot("level-1")])
    for one in (guest, watcher):
        one.follow(table)
    decisions = 0
    while guest.view["status"] == "playing":
        if guest.view["moves"]:
            turn = guest.view["turn"]
            answer = guest.ask(table, "submit", 0, action=chosen(guest.view, decisions), turn=turn)
            # Frames under way may still show what was asked before the bots had decided.
            late = answer.status_code == 409 and answer.json()["key"] in LATE
            assert answer.status_code == 200 or late
            decisions += answer.status_code == 200
        guest.hear()
    watcher.hear_until(lambda view: view["status"] == "over")
    assert (guest.view["viewer"], watcher.view["viewer"]) == (0, WATCHER)
    record = Record.parse(guest.http.get(f"/api/tables/{table}/record").text)
    assert record.bots == {1: "level-2", 2: "level-1"}
    assert not verify(record, feldspar.game(record.game)).wrong


def test_a_table_for_bots_alone_is_refused(arrive: Arrive) -> None:
    answer = arrive().http.post("/api/tables", json={"game": TITLE, "seats": [bot(), bot()]})
    assert (answer.status_code, answer.json()["key"]) == (409, "refused-nobody")


def test_a_recorded_game_shows_any_of_its_moments(arrive: Arrive) -> None:
    guest = arrive()
    table = guest.set_table([me()])
    guest.play_out(table)
    over = guest.look(table)
    record = guest.http.get(f"/api/tables/{table}/record").text
    total: Any = over["decisions"]
    for at in (0, 1, total):
        answer = guest.http.post("/api/moment", json={"record": record, "at": at, "seat": 0})
        assert answer.status_code == 200
        assert (answer.json()["decisions"], answer.json()["game"]) == (total, TITLE)
    assert answer.json()["scores"] == over["scores"]
    senseless = guest.http.post("/api/moment", json={"record": "?", "at": 0})
    assert (senseless.status_code, senseless.json()["key"]) == (422, "refused-record-start")
    assert senseless.json()["text"]


@pytest.mark.promise("PRO-45")
def test_one_plays_on_in_a_copy_of_a_recorded_game(arrive: Arrive) -> None:
    guest = arrive()
    table = guest.set_table([me(), me("Odile")])
    guest.play_out(table)
    record = guest.http.get(f"/api/tables/{table}/record").text
    copy: dict[str, Any] = {"record": record, "at": 4, "seat": 0}

    def ask(what: str, **said: Any) -> Any:
        answer = guest.http.post(f"/api/copy{what}", json=said)
        assert answer.status_code == 200, answer.text
        return answer.json()

    line = ["dice 3"]
    while (seen := ask("", **copy, line=line))["status"] == "playing":
        if 0 in seen["actors"]:
            line.append(f"0 {seen['moves'][0]['decision']}")
            continue
        found = ask("/answer", copy={**copy, "line": line}, who=1, bot="level-2")
        line.append(found["decision"])
        assert found["view"] == ask("", **copy, line=line)
    assert len(seen["scores"]) == 2
    hopes = ask("/hopes", **copy, line=line)
    assert hopes["points"] == seen["scores"]
    assert guest.http.get(f"/api/tables/{table}/record").text == record
    why = ask("/why", copy=copy, touched=["no such thing"])
    assert (why["rule"], why["key"]) == ("", "")
    wrong = guest.http.post("/api/copy", json={**copy, "line": ["0 take"] * 9})
    assert (wrong.status_code, wrong.json()["key"]) == (409, "refused-rule")
    assert wrong.json()["rule"].startswith("BDG-")


def test_a_game_that_goes_on_cannot_be_copied(arrive: Arrive) -> None:
    guest = arrive()
    table = guest.set_table([me()])
    copy = {"record": guest.http.get(f"/api/tables/{table}/record").text, "at": 0}
    asked = [("", copy), ("/hopes", copy), ("/answer", {"copy": copy, "who": 0, "bot": "level-2"})]
    for what, said in [*asked, ("/why", {"copy": copy, "touched": []})]:
        answer = guest.http.post(f"/api/copy{what}", json=said)
        assert (answer.status_code, answer.json()["key"]) == (409, "refused-not-over")
