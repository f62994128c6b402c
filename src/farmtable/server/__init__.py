"""Tables over a network: acknowledged means on disk, and nothing leaves but what a seat may know."""
