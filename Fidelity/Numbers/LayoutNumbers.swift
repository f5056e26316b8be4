import DisplayList
import SwiftUI
import SwiftUICore

/// Where stacks put views, where lines break, and the sizes of controls.
@MainActor enum LayoutNumbers {
    static var all: [MeasuredNumber] { stacks + text + controls }

    private static var stacks: [MeasuredNumber] {
        func row(_ symbol: String, _ text: String) -> some View {
            HStack { Image(systemName: symbol).font(.callout); Text(text).font(.caption) }
        }
        let value = Text("42").font(.largeTitle)
        let tile = Rectangle().fill(.black).frame(maxWidth: .infinity)
        let box = Rectangle().fill(.black).frame(width: 50, height: 20)
        let rows = VStack { row("bolt.fill", "Solar"); row("bolt.fill", "Grid"); row("bolt.fill", "Home") }
        return [
            .value(
                "view beside a spacer's frame of the same width: its right edge", 171,
                of: HStack(spacing: 8) { tile; Spacer().frame(maxWidth: .infinity) }.padding(8).frame(width: 350)
            ) { Double($0.filledBoxes.first?.maxX ?? 0) },
            .baselines(
                "row of a callout symbol and a caption above a large title", 37.33,
                of: VStack { row("humidity", "Humidity"); value }),
            .baselines(
                "row of a callout symbol and a caption above 30 points", 33.33,
                of: VStack { row("gauge", "Pressure"); Text("1004.76").font(.system(size: 30)) }),
            .baselines(
                "label above a large title", 37.33, of: VStack { Label("Solar", systemImage: "bolt.fill"); value }),
            .baselines(
                "label above a caption", 17.33,
                of: VStack { Label("Solar", systemImage: "bolt.fill"); Text("42").font(.caption) }),
            .height("three views of 20 points at the root of a preview", 76, of: Section { box; box; box }),
            .value(
                "three rows in 160 points: what their distances differ by", 0,
                of: rows.frame(width: 100, height: 160)
            ) { list in
                let lines = list.baselines
                return lines.count == 3 ? lines[2] - 2 * lines[1] + lines[0] : .nan
            },
        ]
    }

    private static var text: [MeasuredNumber] {
        func title(_ text: String) -> some View {
            Text(text).font(.system(size: 34, weight: .bold)).multilineTextAlignment(.center).frame(width: 390)
        }
        return [
            .value("“Firmware Update / Required”: letters of the last line", 8, of: title("Firmware Update Required")) {
                $0.lettersOfLastLine
            },
            .value(
                "“Security Update / Recommended”: letters of the last line", 11, of: title("Security Update Recommended")
            ) { $0.lettersOfLastLine },
            .value("interpunct of 11 points: lower than other fonts' by", 0.57, of: Text("a·").font(.system(size: 11))) {
                let glyphs = $0.runs.flatMap(\.glyphs)
                return glyphs.count == 2 ? Double(glyphs[1].position.y - glyphs[0].position.y) : .nan
            },
            .ink("68% of 12 points semibold", 26.67, of: Text("68%").font(.system(size: 12, weight: .semibold))),
        ]
    }

    private static var controls: [MeasuredNumber] {
        let toggle = Toggle("", isOn: .constant(false)).labelsHidden()
        let ring = ProgressView(value: 0.6).progressViewStyle(.circular)
        return [
            .width("switch: width", 49, of: toggle), .height("switch: height", 31, of: toggle),
            .width("circular progress in a frame of 24 points: width", 24, of: ring.frame(width: 24, height: 24)),
        ]
    }
}

extension DisplayList {
    /// The number of letters on the lowest baseline.
    fileprivate var lettersOfLastLine: Double {
        guard let last = baselines.last else { return 0 }
        return Double(runs.filter { Double($0.origin.y) == last }.reduce(0) { $0 + $1.glyphs.count })
    }
}
