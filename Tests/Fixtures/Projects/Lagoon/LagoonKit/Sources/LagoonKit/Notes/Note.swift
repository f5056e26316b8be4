#error("Excluded.")
