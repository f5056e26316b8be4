import SwiftUI
import Testing

/// Geometry effects, phases, effects of symbols, and images of the network.
@MainActor @Suite struct EffectGoldens {
    private struct Slanted: GeometryEffect {
        var animatableData = EmptyAnimatableData()
        let slant: CGFloat

        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: -slant, d: 1, tx: slant * size.height / 2, ty: 0))
        }
    }

    @Test func effects() throws {
        try expectGolden("effects-geometry", width: 360, height: 90) {
            HStack(spacing: 20) {
                Text("Slanted").font(.title3.bold()).padding(6).background(.yellow).modifier(Slanted(slant: 0.4))
                Text("Turned").padding(6).background(.mint)
                    .projectionEffect(ProjectionTransform(CGAffineTransform(rotationAngle: 0.3)))
                Image(systemName: "heart.fill").foregroundStyle(.red).phaseAnimator([1.5, 1]) { $0.scaleEffect($1) }
                HStack(spacing: 2) {
                    Image(systemName: "star.fill").symbolEffect(.bounce, value: 3)
                        .contentTransition(.symbolEffect(.replace.magic(fallback: .downUp.wholeSymbol), options: .nonRepeating))
                    Image(systemName: "star.fill").symbolEffect(.disappear)
                    Image(systemName: "star.fill").symbolEffect(.disappear, isActive: false)
                }
                .border(.gray.opacity(0.4))
                AsyncImage(url: URL(string: "https://example.com/x.png")) { $0 } placeholder: {
                    RoundedRectangle(cornerRadius: 6).fill(.gray.opacity(0.3)).frame(width: 40, height: 40)
                }
            }
        }
    }

    private struct Pose {
        var scale = 1.2
        var angle = Angle.degrees(-20)
    }

    @Test func visualEffects() throws {
        try expectGolden("effects-visual", width: 360, height: 70) {
            HStack(spacing: 16) {
                Text("Moved").background(.yellow).visualEffect { effect, proxy in
                    effect.offset(x: proxy.size.width / 4, y: 6).opacity(0.6)
                }
                .background(.gray.opacity(0.3))
                Rectangle().fill(.red).frame(width: 36, height: 36).visualEffect { effect, _ in
                    effect.scaleEffect(0.5, anchor: .topLeading).rotationEffect(.degrees(45))
                }
                .border(.black)
                Circle().fill(.blue).frame(width: 36, height: 36).visualEffect { effect, _ in
                    effect.blur(radius: 3).hueRotation(.degrees(90))
                }
                Text("Posed").keyframeAnimator(initialValue: Pose(), trigger: 0) { content, pose in
                    content.scaleEffect(pose.scale).rotationEffect(pose.angle)
                } keyframes: { _ in
                    KeyframeTrack(\.scale) { LinearKeyframe(3, duration: 1) }
                }
                ControlGroup {
                    Button("A") {}
                    Button {} label: { Image(systemName: "star") }
                }
            }
        }
    }

    private struct Plates: View {
        private let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]

        var body: some View {
            HStack(spacing: 12) {
                ForEach(materials.indices, id: \.self) { index in
                    Text("Aa").padding(10).background(materials[index], in: .rect(cornerRadius: 8))
                }
                Circle().strokeBorder(.ultraThinMaterial, lineWidth: 8).frame(width: 44, height: 44)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background {
                HStack(spacing: 0) {
                    ForEach(0..<6, id: \.self) { Color(hue: Double($0) / 6, saturation: 1, brightness: 0.9) }
                }
                .overlay { Rectangle().fill(.white).frame(height: 4) }
            }
        }
    }

    @Test(arguments: [ColorScheme.light, .dark]) func materials(scheme: ColorScheme) throws {
        try expectGolden(scheme == .dark ? "materials-dark" : "materials", width: 360, height: 70, scheme: scheme) { Plates() }
    }
}
