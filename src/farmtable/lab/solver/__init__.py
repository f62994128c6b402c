"""Solves deals with all cards known. For measuring only: arena and cli may import it, nothing that people play with."""
