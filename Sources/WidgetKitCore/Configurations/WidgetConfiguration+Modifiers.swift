import Foundation
import SwiftUI

extension WidgetConfiguration {
    /// The families the widget can be shown in; without this all of the home screen's.
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        _ModifiedWidgetConfiguration(self) { $0[WidgetFamiliesKey.self] = families }
    }

    /// Lets the content reach the widget's edges.
    public func contentMarginsDisabled() -> some WidgetConfiguration {
        _ModifiedWidgetConfiguration(self) { $0[WidgetContentMarginsDisabledKey.self] = true }
    }

    /// Whether the system may leave out the container background, as in the accented rendering mode.
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
        _ModifiedWidgetConfiguration(self) { $0[WidgetBackgroundRemovableKey.self] = isRemovable }
    }

    /// Where the system should not offer the widget. Pictures are made wherever they are asked for.
    public func disfavoredLocations(
        _ locations: [WidgetLocation], for families: [WidgetFamily]
    ) -> some WidgetConfiguration {
        self
    }

    /// Asks the user for the configuration as soon as the widget is added. Nobody adds one here.
    public func promptsForUserConfiguration() -> some WidgetConfiguration { self }

    /// Calls `onEvent` when a background URL session of that identifier has something to tell. None ever has here.
    public func onBackgroundURLSessionEvents(
        matching matchingString: String,
        _ onEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration {
        self
    }

    /// Calls `onEvent` when a background URL session whose identifier `matching` accepts has something to tell. None
    /// ever has here.
    public func onBackgroundURLSessionEvents(
        matching: ((_ identifier: String) -> Bool)? = nil,
        _ onEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration {
        self
    }

    /// The families in which a Live Activity is shown besides the standard one; for still widgets nothing.
    public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }

    /// The materials a widget may be shown in on Apple Vision Pro; pictures are made for iPhone and iPad.
    public func supportedMountingStyles(_ styles: [WidgetMountingStyle]) -> some WidgetConfiguration { self }
}

/// A place where the system offers widgets.
public struct WidgetLocation: Hashable, Sendable {
    private let name: String

    public static let homeScreen = WidgetLocation(name: "homeScreen")
    public static let lockScreen = WidgetLocation(name: "lockScreen")
    public static let standBy = WidgetLocation(name: "standBy")
    public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
    public static let carPlay = WidgetLocation(name: "carPlay")
}

/// How a widget is fixed to a wall in a room.
public struct WidgetMountingStyle: Hashable, Sendable {
    private let name: String

    public static let recessed = WidgetMountingStyle(name: "recessed")
    public static let elevated = WidgetMountingStyle(name: "elevated")
}

/// The sizes in which a Live Activity is shown.
public enum ActivityFamily: Hashable, CaseIterable, Sendable, CustomStringConvertible {
    case small, medium

    public var description: String { self == .small ? "small" : "medium" }
}
