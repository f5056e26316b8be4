import Foundation
import SwiftUI

extension WidgetConfiguration {
    /// Sets the families that the widget supports. The default is all families of the Home Screen.
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        _ModifiedWidgetConfiguration(self) { $0[WidgetFamiliesKey.self] = families }
    }

    /// Extends the content to the widget's edges.
    public func contentMarginsDisabled() -> some WidgetConfiguration {
        _ModifiedWidgetConfiguration(self) { $0[WidgetContentMarginsDisabledKey.self] = true }
    }

    /// Sets whether the system may remove the container background, as in the accented rendering mode.
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
        _ModifiedWidgetConfiguration(self) { $0[WidgetBackgroundRemovableKey.self] = isRemovable }
    }

    /// Sets the locations where the system does not offer the widget. Effect: none, because nobody chooses a
    /// widget here.
    public func disfavoredLocations(
        _ locations: [WidgetLocation], for families: [WidgetFamily]
    ) -> some WidgetConfiguration {
        self
    }

    /// Prompts the user for the configuration when the widget is added. Effect: none, because none is added
    /// here.
    public func promptsForUserConfiguration() -> some WidgetConfiguration { self }

    /// Sets the handler for events of a background URL session. Effect: none, because there are none.
    public func onBackgroundURLSessionEvents(
        matching matchingString: String,
        _ onEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration {
        self
    }

    /// Sets the handler for events of background URL sessions whose identifier `matching` accepts. Effect:
    /// none, because there are none.
    public func onBackgroundURLSessionEvents(
        matching: ((_ identifier: String) -> Bool)? = nil,
        _ onEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration {
        self
    }

    /// Names the widget whose place in the Smart Stack a relevant widget takes. Effect: none, because no picture shows the Smart
    /// Stack.
    public func associatedKind(_ kind: String) -> some WidgetConfiguration { self }

    /// Sets the mounting styles on Apple Vision Pro. Effect: none, because no picture is for one.
    public func supportedMountingStyles(_ styles: [WidgetMountingStyle]) -> some WidgetConfiguration { self }

    /// Sets the texture on Apple Vision Pro. Effect: none, because no picture is for one.
    public func widgetTexture(_ texture: WidgetTexture) -> some WidgetConfiguration { self }
}

/// A texture of widgets on Apple Vision Pro.
public struct WidgetTexture: Hashable, Sendable {
    private let name: String

    public static let glass = WidgetTexture(name: "glass")
    public static let paper = WidgetTexture(name: "paper")
}

/// A location where the system offers widgets.
public struct WidgetLocation: Hashable, Sendable {
    private let name: String

    public static let homeScreen = WidgetLocation(name: "homeScreen")
    public static let lockScreen = WidgetLocation(name: "lockScreen")
    public static let standBy = WidgetLocation(name: "standBy")
    public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
    public static let carPlay = WidgetLocation(name: "carPlay")
}

/// The way in which a widget is mounted on a wall.
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
