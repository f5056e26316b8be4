import SwiftUI
import SwiftUICore

/// The frames of symbols beside text, and the ink of symbols that are fitted to a frame.
@MainActor enum SymbolNumbers {
    static var all: [MeasuredNumber] {
        func heights(_ style: String, _ font: Font, _ symbols: KeyValuePairs<String, Double>) -> [MeasuredNumber] {
            symbols.map { .height("\($0.key) at \(style)", $0.value, of: Image(systemName: $0.key).font(font)) }
        }
        func fitted(_ name: String, _ side: CGFloat) -> some View {
            Image(systemName: name).resizable().scaledToFit().frame(width: side, height: side).foregroundStyle(.black)
        }
        return heights(
            "title2", .title2,
            [
                "house": 26, "checkmark.circle.fill": 25.67, "wifi.router": 24, "eye.slash": 27, "speaker.slash": 26.67,
                "sensor": 22.33, "apps.iphone": 26.67, "shield.checkered": 25.67, "map": 25,
                "mappin.and.ellipse.circle": 25.67,
            ])
            + heights("title", .title, ["battery.75": 23, "battery.0": 23, "battery.100.bolt": 29, "powerplug": 26])
            + [
                .ink("arrow.right in 16 points: width", 15.67, of: fitted("arrow.right", 16)),
                .inkHeight("arrow.right in 16 points: height", 12.66, of: fitted("arrow.right", 16)),
                .ink("arrow.right in 24 points: width", 23.67, of: fitted("arrow.right", 24)),
                .inkHeight("arrow.right in 24 points: height", 19.33, of: fitted("arrow.right", 24)),
                .ink("person in 20 points: width", 18.67, of: fitted("person", 20)),
                .inkHeight("person in 20 points: height", 19.67, of: fitted("person", 20)),
            ]
    }
}
