import DisplayList
import Foundation

/// A library of Metal functions. Pictures are drawn without Metal.
@dynamicMemberLookup public struct ShaderLibrary: Equatable, Sendable {
    public static let `default` = ShaderLibrary()

    private init() {}

    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { .default }
    public init(data: Data) {}
    public init(url: URL) {}

    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

/// A function of a shader library.
@dynamicCallable public struct ShaderFunction: Equatable, Sendable {
    public var library: ShaderLibrary
    public var name: String

    public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }

    public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: args)
    }
}

/// A Metal function with its arguments. It is not drawn, and a message says so: a view with its effect is drawn without
/// it, and a shape that it fills stays empty.
public struct Shader: Equatable, Sendable {
    public struct Argument: Equatable, Sendable {
        private init() {}

        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument() }
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument { Argument() }
        public static func float2(_ point: CGPoint) -> Argument { Argument() }
        public static func float2(_ size: CGSize) -> Argument { Argument() }
        public static func float2(_ vector: CGVector) -> Argument { Argument() }
        public static func floatArray(_ array: [Float]) -> Argument { Argument() }
        public static var boundingRect: Argument { Argument() }
        public static func color(_ color: Color) -> Argument { Argument() }
        public static func colorArray(_ array: [Color]) -> Argument { Argument() }
        public static func image(_ image: Image) -> Argument { Argument() }
        public static func data(_ data: Data) -> Argument { Argument() }
    }

    /// What a shader is for.
    public struct UsageType: Hashable, Sendable {
        private let name: String

        public static let shapeStyle = UsageType(name: "shapeStyle")
        public static let colorEffect = UsageType(name: "colorEffect")
        public static let distortionEffect = UsageType(name: "distortionEffect")
        public static let layerEffect = UsageType(name: "layerEffect")
    }

    public var function: ShaderFunction
    public var arguments: [Argument]
    public var dithersColor = false

    public init(function: ShaderFunction, arguments: [Argument]) {
        (self.function, self.arguments) = (function, arguments)
    }

    /// Effect: none, because pictures are drawn without Metal.
    public func compile(as type: UsageType) async throws {}

    func message(_ effect: String) -> String {
        "the shader \(function.name) is not drawn, because pictures are drawn without Metal; \(effect)"
    }
}

extension Shader: ShapeStyle {
    public func _paint(in context: ShapeStyleContext) -> ShapeStylePaint {
        context.environment.colorAssets?.report(message("what it fills stays empty"))
        return Color.clear._paint(in: context)
    }
}

extension VisualEffect {
    private func without(_ shader: Shader) -> _VisualEffectSequence {
        adding(.notDrawn(shader.message("the view is drawn without it")))
    }

    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
        isEnabled ? without(shader) : adding(.opacity(1))
    }

    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect {
        colorEffect(shader, isEnabled: isEnabled)
    }

    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
        colorEffect(shader, isEnabled: isEnabled)
    }
}

extension View {
    nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        modifier(VisualEffectModifier { _ in EmptyVisualEffect().colorEffect(shader, isEnabled: isEnabled)._steps })
    }

    nonisolated public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        colorEffect(shader, isEnabled: isEnabled)
    }

    nonisolated public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        colorEffect(shader, isEnabled: isEnabled)
    }
}
