"""Players for the seats that people leave free. A bot gets a view and its menu, never a state."""
