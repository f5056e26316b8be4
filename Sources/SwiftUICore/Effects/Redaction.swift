import DisplayList
import Foundation

/// Why views show bars in place of their content.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content is not known yet.
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    /// The content is private and others may look.
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    /// The content is no longer right.
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

enum Redaction {
    /// How opaque what stands in for content is, in the content's own colour.
    static let opacity = 0.16
}

extension _ResolutionContext {
    /// What stands in for an image, symbols included ("text and images will be automatically masked"); nil where it is
    /// shown.
    var redaction: ShapeStylePaint? {
        environment.isRedacted ? foregroundPaint.multiplyingOpacity(by: Redaction.opacity) : nil
    }
}

extension DrawingContext {
    /// Fills the frame of an image that is hidden.
    mutating func drawRedacted(_ style: ShapeStylePaint, frame: CGRect) {
        guard frame.width > 0, frame.height > 0 else { return }
        draw(style, in: frame) { $0.append(.fill(Path(frame), FillStyle(), $1)) }
    }
}

private enum RedactionReasonsKey: EnvironmentKey { static let defaultValue: RedactionReasons = [] }
private enum IsPrivacySensitiveKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    var isPrivacySensitive: Bool {
        get { self[IsPrivacySensitiveKey.self] }
        set { self[IsPrivacySensitiveKey.self] = newValue }
    }

    /// Whether a view that draws content draws a stand-in for it.
    var isRedacted: Bool {
        let reasons = redactionReasons
        return reasons.contains(.placeholder) || (reasons.contains(.privacy) && isPrivacySensitive)
    }
}

extension View {
    /// Adds a reason to hide content.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows content whatever reasons there were around.
    nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Marks content that is hidden where others may look.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }

    /// Content is never out of date in a still picture, so nothing changes.
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
