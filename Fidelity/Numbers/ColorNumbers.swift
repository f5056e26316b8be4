import Foundation
import SwiftUI
import SwiftUICore

/// Colors of controls, symbols and the system.
@MainActor enum ColorNumbers {
    static var all: [MeasuredNumber] { controls + symbols + system }

    private static var controls: [MeasuredNumber] {
        let link = Link("a", destination: URL(string: "https://example.com")!)
        let ground = Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255)
        let tint = Color(red: 40 / 255, green: 85 / 255, blue: 168 / 255)
        return [
            .color("prominent link", 40, 85, 168, in: link.buttonStyle(.borderedProminent).tint(tint)),
            .color(
                "bordered link on (242,242,247)", 222, 222, 228,
                in: link.buttonStyle(.bordered).frame(width: 160, height: 100).background(ground)),
            .color("switch that is off", 233, 233, 234, in: Toggle("", isOn: .constant(false)).labelsHidden()),
            .color("secondary text on white", 138, 138, 142, in: Rectangle().fill(.secondary)),
            .color(
                "secondary text on black", 141, 141, 147, scheme: .dark,
                in: Rectangle().fill(.secondary).background(.black)),
        ]
    }

    private static var symbols: [MeasuredNumber] {
        func symbol(_ name: String, _ mode: SymbolRenderingMode) -> some View {
            Image(systemName: name).font(.system(size: 60)).symbolRenderingMode(mode).foregroundStyle(.black)
        }
        return [
            .color("circle of a hierarchical sign, alpha 63", 192, 192, 192, in: symbol("checkmark.circle.fill", .hierarchical)),
            .color("sign of a hierarchical circle", 0, 0, 0, in: symbol("checkmark.circle.fill", .hierarchical)),
            .color("fill of a charging battery", 101, 196, 102, in: symbol("battery.100.bolt", .multicolor)),
            .color("outline of a multicolor battery, alpha 0.6", 102, 102, 102, in: symbol("battery.75", .multicolor)),
            .color("fill of a multicolor battery", 0, 0, 0, in: symbol("battery.75", .multicolor)),
            .color("sun of a multicolor symbol", 255, 204, 0, in: symbol("cloud.sun.fill", .multicolor)),
        ]
    }

    private static var system: [MeasuredNumber] {
        [
            .color("blue", 0, 122, 255, in: Color.blue), .color("green", 52, 199, 89, in: Color.green),
            .color("yellow", 255, 204, 0, in: Color.yellow), .color("orange", 255, 149, 0, in: Color.orange),
            .color("red", 255, 59, 48, in: Color.red), .color("mint", 0, 199, 190, in: Color.mint),
            .color("brown", 162, 132, 94, in: Color.brown), .color("pink", 255, 45, 85, in: Color.pink),
            .color("dark green", 48, 209, 88, scheme: .dark, in: Color.green),
        ]
    }
}
