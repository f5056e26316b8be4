#error("The app's own source is not the extension's.")
