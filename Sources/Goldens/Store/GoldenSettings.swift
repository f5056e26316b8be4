import Files
import Foundation

/// The settings of a golden folder's pictures: the options of `render` as texts.
///
/// Default values are stored too, so that a later change of a default does not affect the goldens. Files that options name
/// are in the golden folder and are stored by their paths there.
package struct GoldenSettings: Codable, Equatable, Sendable {
    /// A file of user defaults. Without a suite, the file contains several suites.
    package struct Defaults: Codable, Equatable, Sendable {
        package var suite: String?
        package var file: String

        package init(suite: String?, file: String) { (self.suite, self.file) = (suite, file) }
    }

    /// A file that answers requests for a URL.
    package struct Fixture: Codable, Equatable, Sendable {
        package var url: String
        package var file: String

        package init(url: String, file: String) { (self.url, self.file) = (url, file) }
    }

    package var device: String
    package var scale: String
    package var typeSize: String
    package var locale: String
    package var calendar: String?
    package var timeZone: String
    package var renderingMode: String?
    /// The color of accented content as `#RRGGBB`; nil for the usual one.
    package var tint: String?
    package var redactions: [String]?
    package var isLuminanceReduced: Bool?
    /// The settings for accessibility that are on.
    package var accessibility: [String]?
    /// The present date as ISO 8601 in Universal Time.
    package var date: String
    /// The seed of random numbers; nil for the standard one.
    package var seed: String?
    package var entries: [String]
    /// The parameters as `name=value`.
    package var parameters: [String]?
    package var recommendation: String?
    package var fixtures: [Fixture]?
    package var fixtureFolders: [String]?
    package var defaults: [Defaults]?
    /// The files of records that the stores hold.
    package var data: [String]?
    /// The folder of asset catalogs, relative to the golden folder. Assets are part of the widget, so they are not copied.
    package var assets: String?
    package var palette: String
    /// The system whose rules for widgets hold, such as `17`; nil for none.
    package var os: String?
    /// Whether missing images and colors are drawn conspicuously; nil for false.
    package var drawsPlaceholderBoxes: Bool?
    /// The place in which pictures are shown, such as `home`; nil for the pictures alone.
    package var presentation: String?
    /// What lies behind pictures in their place: a name, or the path of a file in the folder.
    package var wallpaper: String?
    /// The time limit in seconds.
    package var timeout: String?
    /// The variants of the pictures; nil if there are none.
    package var variants: [Variant]?

    /// Settings that differ from those of the folder.
    package struct Variant: Codable, Equatable, Sendable {
        /// The name in darkroom.yml; nil for a combination of a matrix.
        package var name: String?
        /// The settings, as words of a command line.
        package var options: [String]
        /// The kinds and families that the variant is for; nil for all.
        package var only: [String]?
        /// The kinds and families that it is not for.
        package var except: [String]?

        package init(name: String?, options: [String], only: [String]?, except: [String]?) {
            (self.name, self.options, self.only, self.except) = (name, options, only, except)
        }
    }

    /// - Parameter date: the present date as ISO 8601 in Universal Time.
    package init(
        device: String, scale: String, typeSize: String, locale: String, timeZone: String, date: String,
        entries: [String], palette: String
    ) {
        (self.device, self.scale, self.typeSize, self.locale) = (device, scale, typeSize, locale)
        (self.timeZone, self.date, self.entries, self.palette) = (timeZone, date, entries, palette)
    }

    /// Returns a date as the folder stores it. It contains fractions of a second only if they are not zero.
    package static func text(of date: Date) -> String {
        let whole = date.timeIntervalSince1970.rounded(.down) == date.timeIntervalSince1970
        return date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: !whole))
    }
}

extension GoldenSettings {
    /// Returns the changes from `other` as texts: `scale 3 → 2`.
    package func changes(from other: GoldenSettings) -> [String] {
        let (new, old) = (texts, other.texts)
        return Set(new.keys).union(old.keys).sorted().compactMap { key in
            new[key] == old[key] ? nil : "\(key) \(old[key] ?? "none") → \(new[key] ?? "none")"
        }
    }

    private var texts: [String: String] {
        let data = (try? ReportEncoding.lineEncoder.encode(self)) ?? Data()
        let values = (try? JSONSerialization.jsonObject(with: data) as? [String: Any]) ?? [:]
        return values.mapValues { value in
            if let text = value as? String { return text }
            let data = try? JSONSerialization.data(
                withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes])
            return String(decoding: data ?? Data(), as: UTF8.self)
        }
    }
}
