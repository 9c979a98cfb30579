"""Old names of commands and options work for one more release, and say the new ones."""

import argparse

import pytest

import feldspar
from feldspar.cli import main, train

TITLE = "burgundy_dice"


def test_an_old_option_does_what_the_new_one_does(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["ladder", TITLE, "--blocks", "3", "--seed", "x"]
    assert main([*command, "--backend", "serial"]) == 0
    new = capsys.readouterr()
    assert main([*command, "--on", "serial"]) == 0
    old = capsys.readouterr()
    assert old.out.splitlines()[0] == new.out.splitlines()[0]
    assert "--on is now --backend; the old name goes with the next release" in old.err


def test_an_old_command_does_what_the_new_one_does(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["work"]) == main(["worker"]) == 2
    said = capsys.readouterr().err.splitlines()
    assert said[0] == "work is now worker; the old name goes with the next release"
    assert said[1] == said[2]


def test_settings_of_a_training_have_their_old_names(capsys: pytest.CaptureFixture[str]) -> None:
    old = ["--step", "0.5", "--trace", "0.6", "--whim", "7", "--coherent", "1", "--varied", "0.5"]
    new = ["--learning-rate", "0.5", "--lambda", "0.6", "--noise", "7"]
    new += ["--temporal-coherence", "1", "--varied-share", "0.5"]
    read = []
    for options in (old, new):
        parser = argparse.ArgumentParser()
        train.arguments(parser)
        read.append(parser.parse_args([feldspar.titles()[0], *options]))
    assert read[0] == read[1]
    assert "--step is now --learning-rate" in capsys.readouterr().err
