/// An open ring with a marker at the value: watchOS's name of ``AccessoryCircularGaugeStyle``, with a tint of its own.
public struct CircularGaugeStyle: GaugeStyle {
    private let tint: AnyShapeStyle?

    public init() { tint = nil }
    public init(tint: Color) { self.tint = AnyShapeStyle(tint) }
    public init(tint: Gradient) { self.tint = AnyShapeStyle(tint) }

    public func makeBody(configuration: Configuration) -> some View {
        AccessoryCircularGaugeStyle().makeBody(configuration: configuration).tint(tint)
    }
}

/// A bar with a marker at the value: watchOS's name of ``AccessoryLinearGaugeStyle``, with a tint of its own.
public struct LinearGaugeStyle: GaugeStyle {
    private let tint: AnyShapeStyle?

    public init() { tint = nil }
    public init(tint: Color) { self.tint = AnyShapeStyle(tint) }
    public init(tint: Gradient) { self.tint = AnyShapeStyle(tint) }

    public func makeBody(configuration: Configuration) -> some View {
        AccessoryLinearGaugeStyle().makeBody(configuration: configuration).tint(tint)
    }
}

extension GaugeStyle where Self == CircularGaugeStyle {
    public static var circular: CircularGaugeStyle { .init() }
}

extension GaugeStyle where Self == LinearGaugeStyle {
    public static var linear: LinearGaugeStyle { .init() }
}
