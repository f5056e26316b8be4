import SwiftUI
import Testing

/// The attributes of strings that UIKit defines.
@Suite @MainActor struct AttributeScopeTests {
    @Test func containersTakeUIKitsValues() {
        var container = AttributeContainer()
        container.font = UIFont.systemFont(ofSize: 9)
        container.foregroundColor = UIColor.red
        container.uiKit.underlineStyle = .single
        #expect(container.uiKit.font == UIFont.systemFont(ofSize: 9) && container.uiKit.foregroundColor == .red)
        #expect(container.swiftUI.font == nil)
        let built = AttributeContainer().font(UIFont.systemFont(ofSize: 9)).foregroundColor(UIColor.red)
        #expect(built.uiKit.font == container.uiKit.font)
    }

    @Test func valuesThatFitBothAreSwiftUIs() {
        var string = AttributedString("a")
        string.foregroundColor = .red
        string.font = .body
        string.kern = 2
        #expect(string.swiftUI.foregroundColor == Color.red && string.swiftUI.kern == 2)
        #expect(string.uiKit.foregroundColor == nil)
        string[string.startIndex..<string.endIndex].uiKit.backgroundColor = .blue
        #expect(string.uiKit.backgroundColor == UIColor.blue)
    }

    @Test func stringsKeepThem() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.boldSystemFont(ofSize: 9), .foregroundColor: UIColor.red, .paragraphStyle: style,
            .underlineStyle: NSUnderlineStyle.single.rawValue, .kern: 1.5,
        ]
        let string = try AttributedString(NSAttributedString(string: "a", attributes: attributes), including: \.uiKit)
        #expect(string.uiKit.font == UIFont.boldSystemFont(ofSize: 9) && string.uiKit.paragraphStyle == style)
        #expect(string.uiKit.underlineStyle == .single && string.uiKit.kern == 1.5)
        let back = try NSAttributedString(string, including: \.uiKit)
        let kept = back.attributes(at: 0, effectiveRange: nil)
        #expect(kept[.font] as? UIFont == UIFont.boldSystemFont(ofSize: 9) && kept[.foregroundColor] as? UIColor == .red)
        #expect(kept[.paragraphStyle] as? NSParagraphStyle == style && kept[.underlineStyle] as? Int == 1)
        #expect(kept[.kern] as? CGFloat == 1.5)
    }

    private func pixels(_ string: AttributedString) throws -> Data {
        let image = try #require(ImageRenderer(content: Text(string).frame(width: 40, height: 20)).cgImage)
        return try #require(image.dataProvider?.data as Data?)
    }

    @Test func textDrawsThem() throws {
        var (ours, theirs) = (AttributedString("HH"), AttributedString("HH"))
        ours.foregroundColor = Color(UIColor.red)
        ours.font = Font(UIFont.systemFont(ofSize: 9, weight: .black))
        theirs.uiKit.foregroundColor = .red
        theirs.uiKit.font = .systemFont(ofSize: 9, weight: .black)
        #expect(try pixels(ours) == pixels(theirs))
        #expect(try pixels(theirs) != pixels(AttributedString("HH")))
        // SwiftUI's own go first.
        theirs.foregroundColor = .blue
        ours.foregroundColor = .blue
        #expect(try pixels(ours) == pixels(theirs))
    }
}
