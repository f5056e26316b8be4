#error("An exception.")
