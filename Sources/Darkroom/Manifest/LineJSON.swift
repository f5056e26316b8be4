import Files
import Foundation
import FoundationSupplement
import SwiftUICore

/// Writes the lines of pictures with the bytes of `ReportEncoding.lineEncoder`, in a tenth of its time: a timeline has a line for
/// each picture, and most pictures are those of the entry before.
struct LineJSON {
    private var bytes: [UInt8] = []

    /// Returns `.picture` of a journal as JSON.
    ///
    /// - Throws: `EncodingError` if a string cannot be encoded.
    static func picture(_ frame: TimelineManifest.Frame, digest: Int, size: Int) throws -> Data {
        var json = LineJSON()
        json.bytes.reserveCapacity(1024)
        try json.object { json in
            try json.member("picture") { json in
                try json.object { json in
                    try json.member("_0") { try $0.append(frame) }
                    json.member("digest", digest)
                    json.member("size", size)
                }
            }
        }
        return Data(json.bytes)
    }

    // MARK: Values. The keys of each are in alphabetical order.

    private mutating func append(_ frame: TimelineManifest.Frame) throws {
        try object { json in
            try json.member("accessibility") { try $0.array(frame.accessibility) { try $0.append($1) } }
            try json.member("date", frame.date)
            try json.member("entryDate", frame.entryDate)
            try json.member("family", frame.family)
            try json.member("file", frame.file)
            try json.member("hash", frame.hash)
            try json.member("height", frame.height)
            json.member("isChanged") { $0.bytes += (frame.isChanged ? "true" : "false").utf8 }
            try json.member("kind", frame.kind)
            try json.member("policy", frame.policy)
            if let relevance = frame.relevance {
                try json.member("relevance") { json in
                    try json.object { json in
                        try json.member("duration", relevance.duration)
                        try json.member("score", relevance.score)
                    }
                }
            }
            try json.member("renderingMode", frame.renderingMode)
            try json.member("scheme", frame.scheme)
            try json.member("tapTargets") { try $0.array(frame.tapTargets) { try $0.append($1) } }
            try json.member("variant", frame.variant)
            try json.member("widgetURL", frame.widgetURL)
            try json.member("width", frame.width)
        }
    }

    private mutating func append(_ element: TimelineManifest.SpokenElement) throws {
        try object { json in
            try json.member("frame") { try $0.append(element.frame) }
            try json.member("hint", element.hint)
            try json.member("label", element.label)
            if let traits = element.traits { try json.member("traits") { try $0.array(traits) { try $0.append($1) } } }
            try json.member("value", element.value)
        }
    }

    private mutating func append(_ target: TimelineManifest.TapTarget) throws {
        try object { json in
            try json.member("frame") { try $0.append(target.frame) }
            try json.member("intent", target.intent)
            try json.member("label", target.label)
            try json.member("url", target.url)
        }
    }

    private mutating func append(_ frame: InspectedView.Frame) throws {
        try object { json in
            try json.member("height", frame.height)
            try json.member("width", frame.width)
            try json.member("x", frame.x)
            try json.member("y", frame.y)
        }
    }

    // MARK: Syntax

    private mutating func object(_ members: (inout LineJSON) throws -> Void) rethrows {
        bytes.append(UInt8(ascii: "{"))
        try members(&self)
        bytes.append(UInt8(ascii: "}"))
    }

    private mutating func array<Element>(_ elements: [Element], _ write: (inout LineJSON, Element) throws -> Void) rethrows {
        bytes.append(UInt8(ascii: "["))
        for element in elements {
            if bytes.last != UInt8(ascii: "[") { bytes.append(UInt8(ascii: ",")) }
            try write(&self, element)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    private mutating func member(_ key: StaticString, _ value: (inout LineJSON) throws -> Void) rethrows {
        if bytes.last != UInt8(ascii: "{") { bytes.append(UInt8(ascii: ",")) }
        bytes.append(UInt8(ascii: "\""))
        append(key)
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
        try value(&self)
    }

    private mutating func member(_ key: StaticString, _ value: Int) { member(key) { $0.bytes += "\(value)".utf8 } }

    private mutating func member(_ key: StaticString, _ value: String?) throws {
        if let value { try member(key) { try $0.append(value) } }
    }

    private mutating func member(_ key: StaticString, _ value: Date?) throws {
        if let value { try member(key) { try $0.append(value.formatted(.iso8601)) } }
    }

    private mutating func member(_ key: StaticString, _ value: Double) throws {
        try member(key) { try $0.append(value) }
    }

    private mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    private mutating func append(_ value: Double) throws {
        guard value.isFinite else { return try encode(value) }
        let text = "\(value)"
        bytes += text.hasSuffix(".0") ? text.utf8.dropLast(2) : text.utf8[...]
    }

    private mutating func append(_ text: String) throws {
        let needsEscape = text.utf8.contains { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") || $0 == 0x7F }
        if needsEscape { return try encode(text) }
        bytes.append(UInt8(ascii: "\""))
        bytes += text.utf8
        bytes.append(UInt8(ascii: "\""))
    }

    /// Appends what few lines have.
    private mutating func encode(_ value: some Encodable) throws { bytes += try ReportEncoding.lineEncoder.encode(value) }
}
