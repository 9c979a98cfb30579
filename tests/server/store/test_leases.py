"""A table is held for as long as was said, and no longer."""

from feldspar.server.store.leases import Leases


class FakeClock:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_lease_holds_until_its_end_and_not_at_it() -> None:
    clock = FakeClock()
    leases = Leases(clock)
    leases.renew(["a"], 5)
    assert leases.unheld(["a", "b"]) == ["b"]
    clock.now = 104.9
    assert leases.unheld(["a", "b"]) == ["b"]
    clock.now = 105.0
    assert leases.unheld(["a", "b"]) == ["a", "b"]


def test_whoever_renews_for_no_time_lets_go_at_once() -> None:
    leases = Leases(FakeClock())
    leases.renew(["a", "b"], 60)
    leases.renew(["a"], 0)
    assert leases.unheld(["a", "b"]) == ["a"]


def test_what_was_released_is_free_before_its_end() -> None:
    leases = Leases(FakeClock())
    leases.renew(["a", "b"], 60)
    leases.release(keep=["b"])
    assert leases.unheld(["a", "b"]) == ["a"]
