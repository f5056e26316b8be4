import DisplayList
import Foundation

extension EnvironmentValues {
    /// What the size and the weight of fonts depend on.
    public var fontResolutionContext: Font.Context { Font.Context(self) }
}

extension Font {
    /// What the size and the weight of fonts depend on.
    public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
        private let dynamicTypeSize: DynamicTypeSize
        private let legibilityWeight: LegibilityWeight?
        private let displayScale: CGFloat
        private let isOnWatch: Bool
        private let isOnMac: Bool

        init(_ environment: EnvironmentValues) {
            dynamicTypeSize = environment.dynamicTypeSize
            legibilityWeight = environment.legibilityWeight
            displayScale = environment.displayScale
            isOnWatch = environment.isOnWatch
            isOnMac = environment.isOnMac
        }

        public var debugDescription: String { "Font.Context(\(dynamicTypeSize))" }

        fileprivate var environment: EnvironmentValues {
            var environment = EnvironmentValues()
            environment.dynamicTypeSize = dynamicTypeSize
            environment.legibilityWeight = legibilityWeight
            environment.displayScale = displayScale
            environment.isOnWatch = isOnWatch
            environment.isOnMac = isOnMac
            return environment
        }
    }

    /// A font in a context.
    public struct Resolved: Hashable, Sendable {
        private let font: ResolvedFont

        init(_ font: ResolvedFont) { self.font = font }

        /// What the font's file is looked for by.
        package var descriptor: FontDescriptor { font.descriptor }

        /// The size in points.
        public var pointSize: CGFloat { descriptor.size }
        public var weight: Weight { Weight(descriptor.weight) }
        public var width: Width { Width(percentage: descriptor.width) }
        public var leading: Leading { font.extraPitch == 0 ? .standard : font.extraPitch < 0 ? .tight : .loose }
        public var isBold: Bool { descriptor.weight >= Weight.semibold.value }
        public var isItalic: Bool { descriptor.isItalic }
        public var isMonospaced: Bool { descriptor.family == .system(.monospaced) }
        public var isLowercaseSmallCaps: Bool { descriptor.features.contains(.lowercaseSmallCaps) }
        public var isUppercaseSmallCaps: Bool { descriptor.features.contains(.uppercaseSmallCaps) }
        public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
    }

    public func resolve(in context: Context) -> Resolved { Resolved(resolved(in: context.environment)) }
}
