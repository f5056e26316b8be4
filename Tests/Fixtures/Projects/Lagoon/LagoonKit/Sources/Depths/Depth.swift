public enum Depth { public static let metres = 227 }
