import DisplayList
import Foundation

final class FakeShaper: TextShaper {
    func shape(_ text: StyledText) -> ShapedText { ShapedText(clusters: [], glyphs: [], direction: .leftToRight) }
    func metrics(of font: FontDescriptor) -> FontMetrics { .system(size: font.size) }
}
