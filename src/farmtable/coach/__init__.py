"""The coach: what a finished game says about luck and choices, and what it would play. See docs/coach.md."""
