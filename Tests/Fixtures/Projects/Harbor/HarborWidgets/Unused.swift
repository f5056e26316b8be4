#error("Not a member of the target.")
