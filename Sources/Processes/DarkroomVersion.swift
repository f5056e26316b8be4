/// The version of Darkroom.
package enum DarkroomVersion {
    package static let current = "0.1.0"
}
