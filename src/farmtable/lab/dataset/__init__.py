"""Games of bots as Parquet files, with a card, checksums and a reader. It needs the extra `dataset`."""
