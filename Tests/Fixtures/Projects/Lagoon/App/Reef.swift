enum Reef { static let name = "Coral" }
