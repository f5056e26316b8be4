import SwiftUI

/// How the photo picker lies on the screen.
public struct PhotosPickerStyle: Hashable, Sendable {
    private let name: String

    public static let presentation = PhotosPickerStyle(name: "presentation")
    public static let inline = PhotosPickerStyle(name: "inline")
    public static let compact = PhotosPickerStyle(name: "compact")
}

/// What the photo picker lets someone do.
public struct PHPickerCapabilities: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let search = PHPickerCapabilities(rawValue: 1 << 0)
    public static let stagingArea = PHPickerCapabilities(rawValue: 1 << 1)
    public static let collectionNavigation = PHPickerCapabilities(rawValue: 1 << 2)
    public static let selectionActions = PHPickerCapabilities(rawValue: 1 << 3)
    public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 1 << 4)
}

extension View {
    /// Effect: none, because the picker is not presented.
    nonisolated public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }

    /// Effect: none, because the picker is not presented.
    nonisolated public func photosPickerAccessoryVisibility(_ visibility: Visibility, edges: Edge.Set = .all) -> some View { self }

    /// Effect: none, because the picker is not presented.
    nonisolated public func photosPickerDisabledCapabilities(_ disabledCapabilities: PHPickerCapabilities) -> some View { self }
}
