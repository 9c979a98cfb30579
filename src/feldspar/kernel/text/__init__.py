"""Words: Fluent files, French elision, sentences for events, the rulebook."""
