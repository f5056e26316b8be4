import Foundation
import FoundationSupplement
import SwiftUICore

/// The content of `manifest.json`, the output of `timeline`. Lengths are in points; dates are ISO 8601 in Universal Time.
struct TimelineManifest: Codable, Equatable, Sendable {
    /// The version of the format. It increases if an older reader would misread the file. New keys do not increase it.
    static let currentVersion = 1

    /// The settings of the run.
    struct Run: Codable, Equatable, Sendable {
        var device: String
        /// Pixels per point.
        var scale: Double
        var locale: String
        var timeZone: String
        var from: Date
        /// The end of a simulated span; nil if the provider was asked once and all its entries are shown.
        var until: Date?
        /// The number of reloads in 24 hours; nil if no span was simulated.
        var reloadBudget: Int?
        /// The shortest time between two reloads in seconds; nil if no span was simulated.
        var reloadInterval: Double?
    }

    /// A request to the provider for a timeline.
    struct Reload: Codable, Equatable, Sendable {
        var kind: String
        var family: String
        var date: Date
        /// The date at which it was due. It is before `date` if the budget or the interval delayed the reload.
        var due: Date
        var cause: ReloadSchedule.Cause
        /// `atEnd`, `never`, or `after` with a date.
        var policy: String
        /// The number of entries in the timeline.
        var entries: Int
    }

    /// A part of the picture that can be tapped.
    struct TapTarget: Codable, Equatable, Sendable {
        /// The view's accessibility label, or else its text.
        var label: String
        var url: String?
        /// The intent's type.
        var intent: String?
        var frame: InspectedView.Frame
    }

    /// An element that VoiceOver reads.
    struct SpokenElement: Codable, Equatable, Sendable {
        var label: String
        var value: String?
        var hint: String?
        /// What VoiceOver says of its kind, such as Button; nil for plain text.
        var traits: [String]?
        var frame: InspectedView.Frame
    }

    struct Relevance: Codable, Equatable, Sendable {
        var score: Double
        /// The duration in seconds.
        var duration: Double
    }

    struct Frame: Codable, Equatable, Sendable {
        var kind: String
        var family: String
        var scheme: String
        var renderingMode: String
        /// How the picture's name tells the variant of the run; nil if it does not.
        var variant: String?
        var width: Double
        var height: Double
        /// The date from which on the widget shows the picture.
        var date: Date
        /// The entry's own date; nil if it equals `date`.
        var entryDate: Date?
        var policy: String
        var relevance: Relevance?
        var widgetURL: String?
        var tapTargets: [TapTarget]
        var accessibility: [SpokenElement]
        /// Whether the picture differs from the previous one of the same kind, family and appearance.
        var isChanged: Bool
        /// The file's path in the output folder.
        var file: String
        /// The SHA-256 of the file's bytes, in hexadecimal.
        var hash: String
    }

    /// All pictures of a kind, family and appearance in one file.
    struct Animation: Codable, Equatable, Sendable {
        var kind: String
        var family: String
        var scheme: String
        var renderingMode: String
        /// `apng`, `gif` or `webp`.
        var format: String
        /// The number of frames. Consecutive equal pictures are one frame.
        var frames: Int
        /// The duration in seconds.
        var duration: Double
        /// The file's path in the output folder.
        var file: String
        /// The SHA-256 of the file's bytes, in hexadecimal.
        var hash: String
    }

    /// The contact sheet.
    struct ContactSheet: Codable, Equatable, Sendable {
        struct Page: Codable, Equatable, Sendable {
            /// The size in pixels.
            var width: Int
            var height: Int
            /// The file's path in the output folder.
            var file: String
            /// The SHA-256 of the file's bytes, in hexadecimal.
            var hash: String
        }

        /// The size of the first page, in pixels.
        var width: Int
        var height: Int
        /// The number of dates on the sheet, and of all dates, summed over all kinds.
        var moments: Int
        var allMoments: Int
        /// The path of the first page in the output folder.
        var file: String
        /// The SHA-256 of the first page's bytes, in hexadecimal.
        var hash: String
        /// All pages, where there are several.
        var pages: [Page]?

        var files: [String] { pages.map { $0.map(\.file) } ?? [file] }

        /// The files for a line of text.
        var name: String { pages.map { "\(file) with \($0.count) pages" } ?? file }
    }

    /// The files made from the pictures.
    struct Extras: Codable, Equatable, Sendable {
        var animations: [Animation]?
        var contactSheet: ContactSheet?

        var files: [String] { (animations ?? []).map(\.file) + (contactSheet?.files ?? []) }

        /// The files for a line of text, or their number if there are too many.
        var names: [String] {
            let sheet = [contactSheet?.name].compactMap { $0 }
            guard let animations, animations.count > 4 else { return (animations ?? []).map(\.file) + sheet }
            return ["\(animations.count) animations"] + sheet
        }
    }

    var version = currentVersion
    var run: Run
    var animations: [Animation]?
    var contactSheet: ContactSheet?
    var warnings: [RunWarning]?
    var reloads: [Reload]
    var pictures: [Frame]
}
