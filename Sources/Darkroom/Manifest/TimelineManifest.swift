import Foundation
import SwiftUICore

/// What `timeline` made, as `manifest.json` tells it. Lengths are in points, dates are ISO 8601 in Universal Time.
struct TimelineManifest: Codable, Equatable, Sendable {
    /// The format's version. It rises where an older reader would go wrong; new keys alone do not raise it.
    static let currentVersion = 1

    /// What the run was asked for.
    struct Run: Codable, Equatable, Sendable {
        var device: String
        /// Pixels per point.
        var scale: Double
        var locale: String
        var timeZone: String
        var from: Date
        /// The end of a simulated span; nil where the provider was asked once and all its entries are shown.
        var until: Date?
        /// The budget of reloads in 24 hours and the seconds between two, where a span was simulated.
        var reloadBudget: Int?
        var reloadInterval: Double?
    }

    /// The provider being asked for a timeline.
    struct Reload: Codable, Equatable, Sendable {
        var kind: String
        var family: String
        var date: Date
        /// When it was due; before `date` where the budget or the interval made it wait.
        var due: Date
        var cause: ReloadSchedule.Cause
        /// `atEnd`, `never`, or `after` with a date.
        var policy: String
        /// How many entries the provider gave.
        var entries: Int
    }

    /// A place that can be tapped.
    struct TapTarget: Codable, Equatable, Sendable {
        /// What is written there, or what the view says of itself.
        var label: String
        var url: String?
        /// The intent's type.
        var intent: String?
        var frame: InspectedView.Frame
    }

    /// What VoiceOver would read.
    struct SpokenElement: Codable, Equatable, Sendable {
        var label: String
        var value: String?
        var hint: String?
        var frame: InspectedView.Frame
    }

    struct Relevance: Codable, Equatable, Sendable {
        var score: Double
        /// In seconds.
        var duration: Double
    }

    struct Frame: Codable, Equatable, Sendable {
        var kind: String
        var family: String
        var scheme: String
        var renderingMode: String
        var width: Double
        var height: Double
        /// From when on the widget shows it.
        var date: Date
        /// The entry's own date, where that is another one.
        var entryDate: Date?
        var policy: String
        var relevance: Relevance?
        var widgetURL: String?
        var tapTargets: [TapTarget]
        var accessibility: [SpokenElement]
        /// Whether it differs from the picture before it of the same kind, family and appearance.
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
        /// How many pictures follow each other; equal ones in a row are one.
        var frames: Int
        /// In seconds.
        var duration: Double
        /// The file's path in the output folder.
        var file: String
        /// The SHA-256 of the file's bytes, in hexadecimal.
        var hash: String
    }

    /// The picture of pictures.
    struct ContactSheet: Codable, Equatable, Sendable {
        /// In pixels.
        var width: Int
        var height: Int
        /// How many moments it shows, and how many there are, over all kinds.
        var moments: Int
        var allMoments: Int
        /// The file's path in the output folder.
        var file: String
        /// The SHA-256 of the file's bytes, in hexadecimal.
        var hash: String
    }

    /// What was made of the pictures; left out where nothing was.
    struct Extras: Codable, Equatable, Sendable {
        var animations: [Animation]?
        var contactSheet: ContactSheet?

        var files: [String] { (animations ?? []).map(\.file) + [contactSheet?.file].compactMap { $0 } }

        /// For one line: the files, or how many there are where a line does not hold them.
        var names: [String] {
            guard let animations, animations.count > 4 else { return files }
            return ["\(animations.count) animations"] + [contactSheet?.file].compactMap { $0 }
        }
    }

    var version = currentVersion
    var run: Run
    var animations: [Animation]?
    var contactSheet: ContactSheet?
    var reloads: [Reload]
    var pictures: [Frame]
}
