"""One game being played. The table is the only owner of a real state; all others see views, menus and events."""
