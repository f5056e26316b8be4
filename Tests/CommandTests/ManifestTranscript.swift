import Foundation

/// A manifest as lines of text: a line for each reload and each picture, and short lines for unchanged pictures.
struct ManifestTranscript {
    private struct Manifest: Decodable {
        struct Frame: Decodable {
            let x, y, width, height: Double
            var text: String { "\(x) \(y) \(width) \(height)" }
        }

        struct Reload: Decodable {
            let kind, family, date, due, cause, policy: String
            let entries: Int
        }

        struct Picture: Decodable {
            struct Relevance: Decodable {
                let score, duration: Double
            }

            struct Target: Decodable {
                let label: String
                let url, intent: String?
                let frame: Frame
            }

            struct Element: Decodable {
                let label: String
                let value: String?
            }

            let kind, family, scheme, renderingMode, date, policy, file, hash: String
            let entryDate, widgetURL: String?
            let width, height: Double
            let relevance: Relevance?
            let tapTargets: [Target]
            let accessibility: [Element]
            let isChanged: Bool
        }

        let version: Int
        let reloads: [Reload]
        let pictures: [Picture]
    }

    let lines: [String]
    var text: String { lines.joined(separator: "\n") + "\n" }

    init(_ file: URL) throws {
        let manifest = try JSONDecoder().decode(Manifest.self, from: Data(contentsOf: file))
        lines = ["version \(manifest.version)"] + manifest.reloads.map(Self.line) + manifest.pictures.map(Self.line)
    }

    private static func line(_ reload: Manifest.Reload) -> String {
        let due = reload.due == reload.date ? "" : ", due \(reload.due)"
        return "\(reload.date) \(reload.kind) \(reload.family) reload: \(reload.cause)\(due), \(reload.policy), "
            + "\(reload.entries) entries"
    }

    private static func line(_ picture: Manifest.Picture) -> String {
        let start = "\(picture.date) \(picture.kind) \(picture.family) \(picture.scheme)"
        guard picture.isChanged else { return "\(start): unchanged \(picture.hash.prefix(8))" }
        var parts = [
            picture.hash, picture.renderingMode, "\(Int(picture.width))×\(Int(picture.height))", picture.policy,
        ]
        if let date = picture.entryDate { parts.append("entry of \(date)") }
        if let relevance = picture.relevance { parts.append("relevance \(relevance.score) for \(relevance.duration)") }
        if let url = picture.widgetURL { parts.append("opens \(url)") }
        parts += picture.tapTargets.map { target in
            "tap \"\(target.label)\" \(target.intent ?? target.url ?? "nothing") at \(target.frame.text)"
        }
        parts += picture.accessibility.map { element in
            "says \"\(element.label)\"\(element.value.map { " \($0)" } ?? "")"
        }
        return "\(start): \(parts.joined(separator: "; "))"
    }
}
