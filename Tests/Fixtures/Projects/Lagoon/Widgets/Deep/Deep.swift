enum Deep { static let name = "Trench" }
