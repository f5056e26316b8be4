import DisplayList
import Foundation

/// The reasons why views show placeholders instead of their content.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content is not available yet.
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    /// The content is private and other people may see it.
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    /// The content is out of date.
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

enum Redaction {
    /// The opacity of placeholders in the content's own color.
    static let opacity = 0.16
}

extension _ResolutionContext {
    /// The paint of the placeholder for an image or symbol ("text and images will be automatically masked"); nil if the
    /// image is shown.
    var redaction: ShapeStylePaint? {
        environment.isRedacted ? foregroundPaint.multiplyingOpacity(by: Redaction.opacity) : nil
    }
}

extension DrawingContext {
    /// Fills the frame of a redacted image.
    mutating func drawRedacted(_ style: ShapeStylePaint, frame: CGRect) {
        guard frame.width > 0, frame.height > 0 else { return }
        draw(style, in: frame) { $0.append(.fill(Path(frame), FillStyle(), $1)) }
    }
}

private enum RedactionReasonsKey: EnvironmentKey { static let defaultValue: RedactionReasons = [] }

extension EnvironmentValues {
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    var isPrivacySensitive: Bool {
        get { ofNodes.isPrivacySensitive }
        set { ofNodes.isPrivacySensitive = newValue }
    }

    /// Whether a view draws a placeholder instead of its content.
    var isRedacted: Bool {
        let reasons = redactionReasons
        return reasons.contains(.placeholder) || (reasons.contains(.privacy) && isPrivacySensitive)
    }
}

extension View {
    /// Adds a reason to redact content.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows content regardless of the enclosing redaction reasons.
    nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Marks content as private. It is redacted where other people may see it.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }

    /// Effect: none, because content is never out of date in a still picture.
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
