import Foundation

// What a pasteboard tells of its contents before a user lets the app read them. That of a picture tells nothing: no pattern is found.
extension UIPasteboard {
    /// A kind of text.
    public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let probableWebURL = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
        public static let probableWebSearch = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
        public static let number = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
    }

    public func detectPatterns(
        for patterns: Set<DetectionPattern>, completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
    ) { completionHandler(.success([])) }

    public func detectValues(
        for patterns: Set<DetectionPattern>, completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
    ) { completionHandler(.success([:])) }

    /// The kinds of contents that newer programs name by key paths.
    public struct DetectedValues {
        public let patterns: Set<PartialKeyPath<DetectedValues>> = []
        public let probableWebURL = ""
        public let probableWebSearch = ""
        public let number: Double? = nil
    }

    public func detectPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>,
        completionHandler: @escaping (Result<Set<PartialKeyPath<DetectedValues>>, any Error>) -> Void
    ) { completionHandler(.success([])) }

    /// - Throws: no error. The signature is UIKit's.
    public func detectedPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>
    ) async throws -> Set<PartialKeyPath<DetectedValues>> { [] }

    public func detectValues(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>, completionHandler: @escaping (Result<DetectedValues, any Error>) -> Void
    ) { completionHandler(.success(DetectedValues())) }

    /// - Throws: no error. The signature is UIKit's.
    public func detectedValues(for keyPaths: Set<PartialKeyPath<DetectedValues>>) async throws -> DetectedValues { DetectedValues() }
}
