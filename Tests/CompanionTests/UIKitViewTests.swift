import Foundation
import SwiftUI
import Testing
import UIKit

@testable import CairoGraphics

/// Views of UIKit keep what they are told, and draw as their layers do.
@MainActor @Suite struct UIKitViewTests {
    private final class Striped: UIView {
        override func draw(_ rect: CGRect) {
            UIColor.blue.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height))
        }
    }

    @Test func viewsKeepTheirLargeContent() {
        let button = UIButton()
        (button.showsLargeContentViewer, button.scalesLargeContentImage, button.largeContentTitle) = (true, true, "Add")
        let item: any UILargeContentViewerItem = button
        #expect(item.showsLargeContentViewer && item.scalesLargeContentImage && item.largeContentTitle == "Add")
        #expect(item.largeContentImage == nil && item.largeContentImageInsets == .zero)
    }

    @Test func attributedStringsBecomePlainDocuments() throws {
        let text = NSAttributedString(string: "Low tide")
        let range = NSRange(location: 0, length: 3)
        #expect(try text.data(from: range) == Data("Low".utf8))
        #expect(throws: CocoaError.self) {
            try text.data(from: range, documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
        }
    }

    private final class Faded: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
    }

    private func drawn(_ view: UIView) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
    }

    private func color(_ image: UIImage, _ x: Int, _ y: Int) throws -> [UInt8] {
        let pixel = try PNGDecoder.decode(#require(image.pngData())).premultipliedPixel(x: x, y: y)
        return [16, 8, 0, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) }
    }

    @Test func effectsAndPrioritiesAreMade() {
        #expect(UIVisualEffectView().effect == nil && UIVisualEffectView(effect: UIBlurEffect()).effect is UIBlurEffect)
        #expect(UIVisualEffectView(frame: CGRect(x: 0, y: 0, width: 3, height: 4)).bounds.width == 3)
        var priority = UILayoutPriority.fittingSizeLevel + 1
        priority -= 11
        #expect(priority.rawValue == 40 && UIView.AnimationOptions([.preferredFramesPerSecond60]) != [])
    }

    @Test func hierarchiesKnowTheirViews() {
        let (parent, first, second) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), UIView(), UIView())
        parent.addSubview(first)
        parent.insertSubview(second, belowSubview: first)
        second.tag = 7
        #expect(parent.subviews == [second, first] && first.superview === parent)
        #expect(parent.layer.sublayers?.map { $0 === second.layer } == [true, false])
        #expect(parent.viewWithTag(7) === second && second.isDescendant(of: parent))
        first.removeFromSuperview()
        #expect(parent.subviews == [second] && first.superview == nil && parent.layer.sublayers?.count == 1)
        parent.center = CGPoint(x: 50, y: 60)
        #expect(parent.frame == CGRect(x: 40, y: 50, width: 20, height: 20))
        let constraint = first.widthAnchor.constraint(equalToConstant: 12)
        #expect(constraint.constant == 12 && constraint.firstItem === first && constraint.firstAttribute == .width)
    }

    @Test func constraintsKnowTheSystemsSpacing() {
        let (first, second) = (UIView(), UIView())
        let after = first.leadingAnchor.constraint(equalToSystemSpacingAfter: second.trailingAnchor, multiplier: 2)
        #expect(after.constant == 16 && after.relation == .equal && after.secondAttribute == .trailing)
        let below = first.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: second.bottomAnchor, multiplier: 1)
        #expect(below.constant == 8 && below.relation == .lessThanOrEqual && below.secondItem === second)
    }

    @Test func theScreenKeepsItsBrightness() {
        let screen = UIScreen()
        screen.brightness = 1
        #expect(screen.brightness == 1)
    }

    @Test func aSheetKeepsItsHeights() throws {
        let controller = UIViewController()
        let sheet = try #require(controller.sheetPresentationController)
        sheet.detents = [.medium(), .custom { _ in 20 }]
        #expect(controller.sheetPresentationController?.detents.map(\.identifier.rawValue) == ["com.apple.UIKit.medium", "custom"])
        #expect(sheet.presentedViewController === controller)
        controller.modalPresentationStyle = .fullScreen
        #expect(controller.sheetPresentationController == nil)
    }

    /// Shared files of apps have such code, which no picture reaches.
    @Test func fieldsAndTextsAnswerWithoutALayout() throws {
        let (field, text) = (UITextField(), UITextView())
        field.text = "abc"
        let end = try #require(field.position(from: field.beginningOfDocument, offset: 2))
        let start = try #require(field.textRange(from: field.beginningOfDocument, to: end))
        #expect(field.text(in: start) == "ab" && field.offset(from: end, to: field.endOfDocument) == 1)
        #expect(field.position(from: end, offset: 2) == nil && field.selectedTextRange == nil)
        #expect(field.clearButtonRect(forBounds: CGRect(x: 0, y: 0, width: 9, height: 9)) == .zero)
        text.layoutManager.ensureLayout(for: text.textContainer)
        let range = text.layoutManager.glyphRange(forCharacterRange: NSRange(location: 1, length: 2), actualCharacterRange: nil)
        #expect(text.layoutManager.boundingRect(forGlyphRange: range, in: text.textContainer) == .zero)
        #expect(text.gestureRecognizerShouldBegin(text.panGestureRecognizer))
    }

    @Test func tablesHaveNoRows() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 9, height: 9), style: .plain)
        var path = IndexPath(row: 3, section: 1)
        path.row += 1
        #expect(path.section == 1 && path.item == 4 && path == IndexPath(indexes: [1, 4]))
        table.performBatchUpdates { table.insertRows(at: [path], with: .fade) }
        #expect(table.numberOfSections == 0 && table.cellForRow(at: path) == nil)
        #expect(table.dequeueReusableCell(withIdentifier: "A", for: path).reuseIdentifier == "A")
    }

    @Test func featuresOfFontsSpaceDigits() {
        func font(_ selector: Int) -> UIFont {
            let feature: [UIFontDescriptor.FeatureKey: Int] = [.type: kNumberSpacingType, .selector: selector]
            let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([.featureSettings: [feature]])
            return UIFont(descriptor: descriptor, size: 20)
        }
        #expect(font(kMonospacedNumbersSelector) == UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular))
        #expect(font(kProportionalNumbersSelector) == UIFont.systemFont(ofSize: 20))
    }

    @Test func traitsAreSetByClosures() {
        struct Theme: UITraitDefinition { static var defaultValue: Int { 1 } }
        let traits = UITraitCollection { traits in
            traits.userInterfaceStyle = .dark
            traits.preferredContentSizeCategory = .extraLarge
            traits.accessibilityContrast = .high
            traits[Theme.self] = 2
        }
        #expect(traits.userInterfaceStyle == .dark && traits.preferredContentSizeCategory == .extraLarge)
        #expect(traits.accessibilityContrast == .high && traits.legibilityWeight == .unspecified && traits[Theme.self] == 2)
        let modified = traits.modifyingTraits { $0.legibilityWeight = .bold }
        #expect(modified.userInterfaceStyle == .dark && modified.legibilityWeight == .bold && modified[Theme.self] == 2)
        #expect(UITraitCollection(userInterfaceStyle: .light)[Theme.self] == 1)
        #expect(UITraitCollection(traitsFrom: [traits, UITraitCollection(displayScale: 2)])[Theme.self] == 2)
    }

    @Test func featuresOfFontsMakeSmallCapitals() throws {
        let base = UIFont.systemFont(ofSize: 20).fontDescriptor
        let lower: [UIFontDescriptor.FeatureKey: Int] = [.type: kLowerCaseType, .selector: kLowerCaseSmallCapsSelector]
        let upper = [kCTFontFeatureTypeIdentifierKey: kUpperCaseType, kCTFontFeatureSelectorIdentifierKey: kUpperCaseSmallCapsSelector]
        let both = base.addingAttributes([.featureSettings: [lower]]).addingAttributes([.featureSettings: [upper]])
        #expect(both.font == Font.system(size: 20, weight: .regular, design: .default).lowercaseSmallCaps().uppercaseSmallCaps())
        let tags: [[String: Any]] = [
            [kCTFontOpenTypeFeatureTag as String: "smcp", kCTFontOpenTypeFeatureValue as String: 1], [kCTFontOpenTypeFeatureTag as String: "tnum"],
        ]
        #expect(base.addingAttributes([.featureSettings: tags]).font == Font.system(size: 20, weight: .regular, design: .default).monospacedDigit().lowercaseSmallCaps())
        // Other features are only said to be missing.
        let other: [UIFontDescriptor.FeatureKey: Int] = [.type: kStylisticAlternativesType, .selector: kStylisticAltOneOnSelector]
        #expect(base.addingAttributes([.featureSettings: [other]]) == base)
    }

    @Test func variationsOfFontsHaveWeights() {
        func font(_ value: Any) -> UIFont {
            let attribute = UIFontDescriptor.AttributeName(rawValue: kCTFontVariationAttribute as String)
            let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([attribute: [0x7767_6874: value]])
            return UIFont(descriptor: descriptor, size: 20)
        }
        #expect(font(CGFloat(700)) == .systemFont(ofSize: 20, weight: .bold))
        #expect(font(100) == font(50) && font(100) == .systemFont(ofSize: 20, weight: .ultraLight))
        #expect(font(NSNumber(value: 1000)) == .systemFont(ofSize: 20, weight: .black))
        #expect(CTFontCopyVariationAxes(.systemFont(ofSize: 20)) == nil)
    }

    @Test func fontsHaveWidths() {
        let condensed = UIFont.systemFont(ofSize: 20, weight: .bold, width: .condensed)
        #expect(condensed.fontDescriptor.font == Font.system(size: 20, weight: .bold, design: .default).width(.condensed))
        #expect(condensed.fontDescriptor.symbolicTraits == [.traitBold, .traitCondensed])
        let wide = UIFont.systemFont(ofSize: 20).fontDescriptor.withSymbolicTraits(.traitExpanded)
        #expect(wide?.font == Font.system(size: 20, weight: .regular, design: .default).width(.expanded))
        #expect(UIFont.systemFont(ofSize: 20, weight: .regular, width: .standard) == UIFont.systemFont(ofSize: 20))
    }

    @Test func viewsDrawTheirBackgroundsAndTheirOwnDrawing() throws {
        let view = Striped(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        view.backgroundColor = .red
        let inner = UIView(frame: CGRect(x: 15, y: 0, width: 5, height: 10))
        inner.backgroundColor = .green
        view.addSubview(inner)
        let image = drawn(view)
        #expect(try color(image, 2, 5) == [0, 0, 255, 255])
        #expect(try color(image, 12, 5) == [255, 0, 0, 255])
        #expect(try color(image, 17, 5) == [0, 255, 0, 255])
        #expect(Faded().layer is CAGradientLayer)
    }

    @Test func aHostingControllerDrawsItsView() throws {
        let controller = UIHostingController(rootView: SwiftUI.Color(red: 1, green: 0, blue: 0))
        controller.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(try color(drawn(controller.view), 5, 5) == [255, 0, 0, 255])
        #expect(UIHostingController(rootView: SwiftUI.Color.red.frame(width: 30, height: 12))
            .sizeThatFits(in: CGSize(width: 100, height: 100)) == CGSize(width: 30, height: 12))
    }

    @Test func controllersLoadTheirViewsOnce() {
        final class Page: UIViewController {
            var loads = 0
            override func viewDidLoad() { loads += 1 }
        }
        let page = Page()
        let navigation = UINavigationController(rootViewController: page)
        #expect(!page.isViewLoaded && page.navigationController === navigation)
        page.view.backgroundColor = .red
        #expect(page.view.backgroundColor == .red && page.loads == 1)
        navigation.pushViewController(UIViewController(), animated: false)
        #expect(navigation.viewControllers.count == 2 && navigation.topViewController !== page)
    }

    @Test func thePasteboardIsTheProgramsOwn() {
        let board = UIPasteboard()
        #expect(board.string == nil && !board.hasStrings)
        board.string = "a"
        #expect(board.string == "a" && board.hasStrings && board.url == nil)
        #expect(board.contains(pasteboardTypes: ["public.url", "public.utf8-plain-text"]))
        #expect(!board.contains(pasteboardTypes: ["public.url"]))
        #expect(board.itemProviders.map(\.registeredTypeIdentifiers) == [["public.utf8-plain-text"]])
        var patterns: Set<UIPasteboard.DetectionPattern>?
        board.detectPatterns(for: [.number]) { patterns = try? $0.get() }
        #expect(patterns == [])
    }

    @Test func appearancesAreCopied() {
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .red
        appearance.titleTextAttributes = [.kern: 2]
        appearance.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
        let copy = appearance.copy()
        appearance.titleTextAttributes = [:]
        appearance.buttonAppearance.normal.titlePositionAdjustment = .zero
        #expect(copy.backgroundColor == .red && copy.titleTextAttributes[.kern] as? Int == 2)
        #expect(copy.buttonAppearance.normal.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: 2))
        let tabs = UITabBarAppearance()
        tabs.stackedLayoutAppearance.selected.iconColor = .blue
        #expect(tabs.copy().stackedLayoutAppearance.selected.iconColor == .blue)
        #expect((tabs as NSCopying).copy(with: nil) is UITabBarAppearance)
    }

    @Test func controlsKeepTheirParts() {
        let segments = UISegmentedControl(items: ["a"])
        let action = UIAction(title: "b") { _ in }
        segments.insertSegment(action: action, at: 0, animated: false)
        #expect(segments.titles == ["b", "a"] && segments.actionForSegment(at: 0) === action && segments.actionForSegment(at: 1) == nil)
        let slider = UISlider()
        let image = UIImage()
        slider.setThumbImage(image, for: .normal)
        slider.isEnabled = false
        #expect(slider.thumbImage(for: .normal) === image && slider.thumbImage(for: .disabled) == nil && slider.currentThumbImage === image)
        let pages = UIPageControl()
        pages.setIndicatorImage(image, forPage: 1)
        #expect(pages.indicatorImage(forPage: 1) === image && pages.indicatorImage(forPage: 0) == nil)
        #expect(UISwitch().style == .sliding)
    }

    @Test func effectsOfSymbolsEndAtOnce() {
        let view = UIImageView()
        var ends: [Bool] = []
        view.addSymbolEffect(.bounce, options: .repeat(2)) { ends.append($0.isFinished && $0.sender === view) }
        view.setSymbolImage(UIImage(), contentTransition: .replace) { ends.append($0.isFinished) }
        #expect(ends == [true, true] && view.image != nil)
    }

    @Test func controllersKnowTheirScrollViews() {
        let (controller, scrollView) = (UIViewController(), UIScrollView())
        controller.setContentScrollView(scrollView, for: .top)
        #expect(controller.contentScrollView(for: .top) === scrollView && controller.contentScrollView(for: .bottom) == nil)
        controller.setContentScrollView(nil)
        #expect(controller.contentScrollView(for: .top) == nil)
        controller.preferredTransition = .zoom { _ in nil }
        #expect(controller.preferredTransition != nil)
    }

    @Test func coreImageComesWithUIKit() {
        let color = CIColor(color: UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        #expect(color.red == 1 && UIColor(ciColor: color).ciColor.green == color.green)
    }

    /// `self.init(frame:)` in an extension of UIView makes an object of the class that is asked, as the tool writes it.
    @Test func viewsOfTheClassThatIsAsked() {
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        let views = [UIImageView.made(in: frame), UIStackView.made(in: frame), UIButton.made(in: frame), UIView.made(in: frame)]
        #expect(views.allSatisfy { $0.frame == frame })
        #expect(views[0] is UIImageView && views[1] is UIStackView && views[2] is UIButton)
        #expect(UIImageView.made(in: frame).image == nil)
    }
}

extension UIView {
    fileprivate static func made(in frame: CGRect) -> Self { self ~=> UIView(frame: frame) }
}
