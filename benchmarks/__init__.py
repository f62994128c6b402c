"""How fast the engine is, always beside a plain counting loop in the same run: the machine is noisy, ratios are not."""
