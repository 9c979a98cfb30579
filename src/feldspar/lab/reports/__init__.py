"""Output of experiments: tables and plots."""
