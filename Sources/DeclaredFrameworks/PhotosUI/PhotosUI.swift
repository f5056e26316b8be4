// PhotosUI: the button that opens the photo picker is drawn as its label. Nobody picks, and items load nothing.
@_exported import Photos
@_exported import UniformTypeIdentifiers
import FoundationSupplement
import SwiftUI

/// What the picker offers.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
    private let text: String

    public static let images = PHPickerFilter(text: "images")
    public static let videos = PHPickerFilter(text: "videos")
    public static let livePhotos = PHPickerFilter(text: "livePhotos")
    public static let screenshots = PHPickerFilter(text: "screenshots")
    public static let panoramas = PHPickerFilter(text: "panoramas")
    public static let bursts = PHPickerFilter(text: "bursts")
    public static let cinematicVideos = PHPickerFilter(text: "cinematicVideos")
    public static let depthEffectPhotos = PHPickerFilter(text: "depthEffectPhotos")
    public static let screenRecordings = PHPickerFilter(text: "screenRecordings")
    public static let slomoVideos = PHPickerFilter(text: "slomoVideos")
    public static let spatialMedia = PHPickerFilter(text: "spatialMedia")
    public static let timelapseVideos = PHPickerFilter(text: "timelapseVideos")
    public static func playbackStyle(_ playbackStyle: PHAsset.PlaybackStyle) -> PHPickerFilter {
        PHPickerFilter(text: "playbackStyle(\(playbackStyle.rawValue))")
    }
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(text: "any(" + subfilters.map(\.text).joined(separator: ",") + ")")
    }
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(text: "all(" + subfilters.map(\.text).joined(separator: ",") + ")")
    }
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(text: "not(\(filter.text))") }
}

/// A picked item. It loads nothing.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
    public struct EncodingDisambiguationPolicy: Hashable, Sendable {
        public static let automatic = EncodingDisambiguationPolicy()
        public static let current = EncodingDisambiguationPolicy()
        public static let compatible = EncodingDisambiguationPolicy()
    }

    public let itemIdentifier: String?

    public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

    public var supportedContentTypes: [UTType] { [] }

    public func loadTransferable<T>(type: T.Type) async throws -> T? { nil }
}

public struct PhotosPickerSelectionBehavior: Equatable, Hashable, Sendable {
    private let name: String
    public static let `default` = PhotosPickerSelectionBehavior(name: "default")
    public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
    public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
}
