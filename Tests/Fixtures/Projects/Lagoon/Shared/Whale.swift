#error("The app alone has this.")
