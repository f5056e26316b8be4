/// The place in which a picture is shown.
package enum Presentation: String, CaseIterable, Hashable, Sendable {
    /// The picture alone.
    case bare = "none"
    /// The place in which a device shows the form.
    case automatic = "auto"
    case home, lock
    case standBy = "standby"
    /// StandBy in a dark room, where everything is red.
    case standByNight = "standby-night"
    case island, watch
    case controlCenter = "control-center"

    /// Whether the place is StandBy, which removes the backgrounds of widgets.
    package var isStandBy: Bool { self == .standBy || self == .standByNight }
}
