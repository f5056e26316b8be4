import Foundation

/// RFC 7468's texts.
enum PEM {
    static func text(_ label: String, _ bytes: [UInt8]) -> String {
        let lines = Data(bytes).base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
        return "-----BEGIN \(label)-----\n\(lines)\n-----END \(label)-----"
    }

    static func bytes(_ text: String, labels: [String]) throws -> [UInt8] {
        for label in labels {
            guard let start = text.range(of: "-----BEGIN \(label)-----"),
                let end = text.range(of: "-----END \(label)-----", range: start.upperBound..<text.endIndex),
                let data = Data(
                    base64Encoded: String(text[start.upperBound..<end.lowerBound]), options: .ignoreUnknownCharacters)
            else { continue }
            return [UInt8](data)
        }
        throw CryptoKitASN1Error.invalidPEMDocument
    }
}
