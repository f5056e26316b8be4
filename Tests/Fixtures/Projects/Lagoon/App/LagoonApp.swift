#error("The app is not built.")
