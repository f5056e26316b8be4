/// A type that shows views in a canvas; here it is compiled and shown by nothing.
@MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}

public enum PreviewPlatform: Hashable, Sendable { case iOS, macOS, tvOS, watchOS }

/// The surroundings of a preview.
public protocol PreviewContext {
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

public protocol PreviewContextKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// A device by its marketing name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

public enum PreviewLayout: Sendable {
    case device, sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

public enum InterfaceOrientation: Hashable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

// These speak to Xcode's canvas and change nothing here.
extension View {
    nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
    nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
