enum Fish { static let name = "Wrasse" }
