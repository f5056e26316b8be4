/// A version of iOS whose rules for widgets hold in a picture.
package enum SystemVersion: String, CaseIterable, Sendable {
    case iOS17 = "17"
    case iOS18 = "18"
    case iOS26 = "26"

    /// The version as `UIDevice` tells it.
    package var deviceVersion: String { "\(rawValue).0" }
}
