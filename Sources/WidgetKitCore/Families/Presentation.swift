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
    /// A Mac's desktop with a widget of the iPhone.
    case desktop
    /// The Dashboard of CarPlay with a Live Activity.
    case carPlay = "carplay"

    /// Whether the place is StandBy, which removes the backgrounds of widgets.
    package var isStandBy: Bool { self == .standBy || self == .standByNight }
}
