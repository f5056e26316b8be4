import SwiftUI
import Testing

@MainActor @Suite struct ShapeGoldens {
    @Test func shapes() throws {
        try expectGolden("shapes", width: 300, height: 110) {
            VStack {
                HStack {
                    Rectangle().fill(.red)
                    Circle().fill(.orange)
                    Ellipse().fill(.yellow).frame(height: 30)
                    Capsule().fill(.green).frame(height: 20)
                    RoundedRectangle(cornerRadius: 12, style: .continuous).fill(.blue)
                    RoundedRectangle(cornerRadius: 12, style: .circular).fill(.purple)
                }
                HStack {
                    Rectangle().stroke(.red, lineWidth: 3)
                    Circle().strokeBorder(.orange, lineWidth: 6)
                    Circle().trim(from: 0.1, to: 0.7).stroke(.yellow, style: StrokeStyle(lineWidth: 6, lineCap: .round))
                    Capsule().stroke(.green, style: StrokeStyle(lineWidth: 2, dash: [5, 3]))
                    Path { path in
                        path.move(to: CGPoint(x: 0, y: 40))
                        path.addQuadCurve(to: CGPoint(x: 40, y: 40), control: CGPoint(x: 20, y: -30))
                    }.stroke(.blue, style: StrokeStyle(lineWidth: 3, lineJoin: .round))
                    UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 20).fill(.purple)
                }
            }
            .padding(8)
        }
    }

    @Test func gradients() throws {
        let colors: [Color] = [.red, .yellow, .green, .blue]
        try expectGolden("gradients", width: 260, height: 70) {
            HStack {
                LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
                RadialGradient(colors: colors, center: .center, startRadius: 5, endRadius: 30)
                AngularGradient(colors: colors + [.red], center: .center)
                EllipticalGradient(colors: colors)
                Rectangle().fill(Color.blue.gradient)
            }
            .padding(5)
        }
    }

    @Test func effects() throws {
        try expectGolden("effects", width: 300, height: 150) {
            VStack {
                HStack(spacing: 16) {
                    Rectangle().fill(.white).shadow(radius: 5)
                    Circle().fill(.blue).shadow(color: .red, radius: 3, x: 4, y: 4)
                    Rectangle().fill(.green).blur(radius: 4)
                    Rectangle().fill(.orange).rotationEffect(.degrees(20))
                    Rectangle().fill(.purple).scaleEffect(0.6, anchor: .bottomTrailing)
                    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).mask { Circle() }
                }
                HStack(spacing: 16) {
                    ZStack { Color.red; Color.blue.padding(10) }.opacity(0.5)
                    ZStack { Color.yellow; Circle().fill(.cyan).blendMode(.multiply) }
                    ZStack { Color.gray; Circle().fill(.cyan).blendMode(.screen) }
                    ZStack { Color.red; Text("A").font(.title) }.clipShape(Circle())
                    Color.green.cornerRadius(10).grayscale(0.8)
                    Color.green.border(.black, width: 2).hueRotation(.degrees(90))
                }
            }
            .padding(12)
        }
    }

    @Test func containers() throws {
        try expectGolden("containers", width: 300, height: 90) {
            HStack(spacing: 10) {
                ZStack {
                    Rectangle().fill(.gray)
                    ContainerRelativeShape().fill(.yellow).padding(6)
                    ContainerRelativeShape().inset(by: 8).fill(.red).padding(6)
                }
                .clipShape(ContainerRelativeShape())
                .containerShape(.rect(cornerRadius: 24))
                HStack(spacing: 6) {
                    ContainerRelativeShape().fill(.orange)
                    ContainerRelativeShape().fill(.green)
                }
                .padding(6)
                .background(.gray, in: ContainerRelativeShape())
                .containerShape(RoundedRectangle(cornerRadius: 18))
                VStack(spacing: 6) {
                    ConcentricRectangle().fill(.blue)
                    ConcentricRectangle(corners: .concentric(minimum: 5)).fill(.purple)
                }
                .padding(6)
                .background(.gray, in: .rect(cornerRadius: 20))
                .containerShape(.rect(cornerRadius: 20))
                ContainerRelativeShape().fill(.mint).padding(8).background(.gray, in: Circle()).containerShape(Circle())
            }
            .padding(8)
        }
    }
}
