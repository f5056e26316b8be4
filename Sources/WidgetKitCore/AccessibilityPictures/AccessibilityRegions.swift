import DisplayList
import SwiftUI
import SwiftUICore

/// Half-transparent regions over the elements of a picture, with the numbers in which VoiceOver reads them.
struct AccessibilityRegions: View {
    let elements: [SpokenElement]

    @Environment(\.layoutDirection) private var direction

    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.clear
            ForEach(elements.indices, id: \.self) { index in region(index) }
            // No region covers a number.
            ForEach(elements.indices, id: \.self) { index in number(index) }
        }
        // Frames count from the left in every language.
        .environment(\.layoutDirection, .leftToRight)
    }

    private func region(_ index: Int) -> some View {
        let (frame, color) = (elements[index].frame, AccessibilityColors.color(of: index))
        let shape = RoundedRectangle(cornerRadius: 3)
        return shape.fill(color.opacity(0.25)).overlay(shape.strokeBorder(color, lineWidth: 1))
            .frame(width: frame.width, height: frame.height)
            .offset(x: frame.minX, y: frame.minY)
    }

    /// The number stands outside of the corner where reading begins, so that it covers little of the element.
    private func number(_ index: Int) -> some View {
        let (frame, isMirrored) = (elements[index].frame, direction == .rightToLeft)
        return AccessibilityNumber(index: index, size: 12)
            .fixedSize()
            .frame(width: 0, height: 0, alignment: isMirrored ? .bottomLeading : .bottomTrailing)
            .offset(x: isMirrored ? frame.maxX - 3 : frame.minX + 3, y: frame.minY + 3)
    }
}

/// The number of an element in its color.
struct AccessibilityNumber: View {
    let index: Int
    /// The height in points.
    let size: CGFloat

    var body: some View {
        Text(verbatim: "\(index + 1)")
            .font(.system(size: size * 0.75, weight: .bold).monospacedDigit())
            .foregroundStyle(.white)
            .padding(.horizontal, size * 0.2)
            .frame(minWidth: size, minHeight: size, maxHeight: size)
            .background(AccessibilityColors.color(of: index), in: RoundedRectangle(cornerRadius: size * 0.3))
    }
}

/// The colors of elements, which repeat.
enum AccessibilityColors {
    /// White numbers are readable on them: system colors with increased contrast (Human Interface Guidelines, iOS 17, light).
    private static let all: [RGBAColor] = [
        RGBAColor(0, 64, 221), RGBAColor(201, 52, 0), RGBAColor(36, 138, 61), RGBAColor(137, 68, 171), RGBAColor(211, 15, 69),
        RGBAColor(0, 130, 153), RGBAColor(127, 101, 69), RGBAColor(54, 52, 163), RGBAColor(215, 0, 21), RGBAColor(12, 129, 123),
    ]

    static func color(of index: Int) -> Color { Color(all[index % all.count]) }
}
