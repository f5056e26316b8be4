import Darwin
public enum Dock { public static let depth = Int(Darwin.sqrt(81.0)) }
