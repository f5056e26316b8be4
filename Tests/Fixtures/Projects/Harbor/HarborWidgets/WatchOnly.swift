#error("A member on the watch alone.")
