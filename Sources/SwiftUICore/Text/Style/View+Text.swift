import Foundation

// Lengths are in points.
extension View {
    nonisolated public func kerning(_ kerning: CGFloat) -> some View { textModifier(.kerning(kerning)) }
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { textModifier(.tracking(tracking)) }

    /// Raises the baseline, or lowers it for negative offsets.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        textModifier(.baselineOffset(baselineOffset))
    }

    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        textModifier(.underline(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
    }

    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        textModifier(.strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
    }

    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textAttributes) { if isEnabled { $0.apply(.scale(scale)) } }
    }

    nonisolated private func textModifier(_ modifier: TextModifier) -> some View {
        transformEnvironment(\.textAttributes) { $0.apply(modifier) }
    }

    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }

    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

    /// Allows text to shrink to `factor` of its size before it is truncated.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }

    /// Effect: none, because text in a widget cannot be selected.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}

extension View {
    /// Sets the maximum number of lines; nil for no limit.
    nonisolated public func lineLimit(_ number: Int?) -> some View { lineLimits(minimum: 1, maximum: number) }

    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        lineLimits(minimum: limit.lowerBound, maximum: nil)
    }

    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lineLimits(minimum: 1, maximum: limit.upperBound)
    }

    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lineLimits(minimum: limit.lowerBound, maximum: limit.upperBound)
    }

    /// Sets the maximum number of lines. If `reservesSpace` is true, the text always takes the height of `limit` lines.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lineLimits(minimum: reservesSpace ? limit : 1, maximum: limit)
    }

    /// Sets the least and the greatest number of lines of the texts in the view.
    nonisolated package func lineLimits(minimum: Int, maximum: Int?) -> some View {
        transformEnvironment(\.self) { environment in
            environment.lineLimit = maximum
            environment.minimumLines = minimum
        }
    }
}

/// Whether text can be selected. It has no effect on a picture.
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}

public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
