import Checks
import Foundation
import FoundationSupplement
import SwiftUICore

/// The answer to a request for pictures.
struct ServedPictures: Codable, Sendable {
    var pictures: [ServedPicture]
    /// What is known to be wrong with what was drawn.
    var warnings: [RunWarning]
    /// The time from the request to the last file.
    var milliseconds: Int
}

/// A picture that the studio shows. Lengths are in points, frames are in the picture.
struct ServedPicture: Codable, Sendable {
    /// The file's name in the folder of pictures, which follows from its content.
    var file: String
    var kind: String?
    /// The family, presentation or place; nil for a preview of a view.
    var form: String?
    var preview: String?
    var scheme: String
    var width: Double
    var height: Double
    /// Pixels per point.
    var scale: Double
    /// The radius of a Home Screen widget's corners; nil for pictures that have none, or that show them.
    var cornerRadius: Double?
    var date: Date
    /// The URL that a tap on the widget opens.
    var url: String?
    /// True if the provider gave no entry, so that the placeholder was drawn.
    var placeholder: Bool?
    var tapTargets: [TimelineManifest.TapTarget]
    /// What VoiceOver reads, in its order.
    var spoken: [TimelineManifest.SpokenElement]
    /// The entry as the provider made it.
    var entry: ReflectedValue?
    /// The laid-out views, if the request asks for them.
    var view: InspectedView?
    /// What a user would see go wrong, if the request asks for it.
    var findings: [Finding]?

    /// The picture in a file of the folder of pictures.
    func saved(as file: String) -> ServedPicture {
        var picture = self
        picture.file = file
        return picture
    }
}

/// The answer to a request for a timeline.
struct ServedTimeline: Codable, Sendable {
    struct Entry: Codable, Sendable {
        let index: Int
        let date: Date
        let relevance: Double?
    }

    /// A date at which the widget asks for the next timeline.
    struct Reload: Codable, Sendable {
        let date: Date
        /// `atEnd` or `after`.
        let reason: String
    }

    struct Budget: Codable, Sendable {
        /// The reloads of a day, if each timeline asked for the next one as this one does.
        let used: Int
        let limit: Int
    }

    var entries: [Entry]
    var reloads: [Reload]
    /// The policy in words.
    var policy: String
    /// nil if the timeline asks for no other.
    var budget: Budget?
}

/// The answer to a request to save pictures.
struct SavedFiles: Codable, Sendable {
    struct File: Codable, Sendable {
        /// The name that the file is saved under.
        let name: String
        /// Its name in the folder of pictures.
        let file: String
    }

    var files: [File]
}

/// The answer to a tap.
struct ServedTap: Codable, Sendable {
    /// The tap and its effect, as a sentence.
    var text: String
    /// The URL that the tap opens.
    var url: String?
    /// Whether an intent was performed, so that pictures may have changed.
    var changed: Bool
}
