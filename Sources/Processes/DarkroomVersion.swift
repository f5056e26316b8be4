/// Which Darkroom this is.
enum DarkroomVersion {
    static let current = "0.1.0"
}
