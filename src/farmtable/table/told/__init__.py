"""What a seat is told in words, and what it types: the table, parts of it, and choices in the reader's language."""
