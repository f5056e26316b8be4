// What styles that are also views give where a call takes a style or a view, as overlay(_:) and background(_:) do.

extension _OpacityShapeStyle: View where Style: View {
    public var body: some View { style.modifier(OpacityModifier(opacity: opacity)) }
}

extension _BlendModeShapeStyle: View where Style: View {
    public var body: some View { style.modifier(GroupModifier { [blendMode] group, _ in group.blendMode = blendMode }) }
}

extension LinearGradient {
    nonisolated public func opacity(_ opacity: Double) -> some ShapeStyle & View {
        _OpacityShapeStyle(style: self, opacity: opacity)
    }

    nonisolated public func blendMode(_ mode: BlendMode) -> some ShapeStyle & View {
        _BlendModeShapeStyle(style: self, blendMode: mode)
    }
}

extension RadialGradient {
    nonisolated public func opacity(_ opacity: Double) -> some ShapeStyle & View {
        _OpacityShapeStyle(style: self, opacity: opacity)
    }

    nonisolated public func blendMode(_ mode: BlendMode) -> some ShapeStyle & View {
        _BlendModeShapeStyle(style: self, blendMode: mode)
    }
}

extension AngularGradient {
    nonisolated public func opacity(_ opacity: Double) -> some ShapeStyle & View {
        _OpacityShapeStyle(style: self, opacity: opacity)
    }

    nonisolated public func blendMode(_ mode: BlendMode) -> some ShapeStyle & View {
        _BlendModeShapeStyle(style: self, blendMode: mode)
    }
}

extension EllipticalGradient {
    nonisolated public func opacity(_ opacity: Double) -> some ShapeStyle & View {
        _OpacityShapeStyle(style: self, opacity: opacity)
    }

    nonisolated public func blendMode(_ mode: BlendMode) -> some ShapeStyle & View {
        _BlendModeShapeStyle(style: self, blendMode: mode)
    }
}

extension MeshGradient {
    nonisolated public func opacity(_ opacity: Double) -> some ShapeStyle & View {
        _OpacityShapeStyle(style: self, opacity: opacity)
    }

    nonisolated public func blendMode(_ mode: BlendMode) -> some ShapeStyle & View {
        _BlendModeShapeStyle(style: self, blendMode: mode)
    }
}

extension Material {
    nonisolated public func opacity(_ opacity: Double) -> some ShapeStyle & View {
        _OpacityShapeStyle(style: self, opacity: opacity)
    }

    nonisolated public func blendMode(_ mode: BlendMode) -> some ShapeStyle & View {
        _BlendModeShapeStyle(style: self, blendMode: mode)
    }
}

extension Color {
    nonisolated public func blendMode(_ mode: BlendMode) -> some ShapeStyle & View {
        _BlendModeShapeStyle(style: self, blendMode: mode)
    }
}
