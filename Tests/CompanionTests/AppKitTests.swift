import AppKit
import Foundation
import SwiftUI
import Testing
import UIKit

/// What widgets of a Mac share with their apps.
@Suite struct AppKitTests {
    @Test func colorsFollowTheAppearance() throws {
        func white(of color: NSColor, isDark: Bool) -> CGFloat {
            color.resolvedColor(with: UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)).redComponent
        }
        #expect(white(of: .textColor, isDark: false) == 0)
        #expect(white(of: .textColor, isDark: true) == 1)
        #expect(abs(white(of: .windowBackgroundColor, isDark: true) - 50 / 255) < 0.001)
        let named = NSColor(name: nil) { $0.name == .darkAqua ? .white : .black }
        #expect(white(of: named, isDark: true) == 1 && white(of: named, isDark: false) == 0)
        let mixed = try #require(NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1).blended(withFraction: 0.5, of: .white))
        #expect(mixed.redComponent == 1 && abs(mixed.greenComponent - 0.5) < 0.001)
        #expect(NSColor.labelColor.usingColorSpace(.sRGB)?.alphaComponent == 0.85)
    }

    @Test func appearancesFindTheirLikes() {
        #expect(NSAppearance(named: .vibrantDark)?.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua)
        #expect(NSAppearance(named: .aqua)?.bestMatch(from: [.darkAqua]) == nil)
        #expect(NSApp.effectiveAppearance.name == .aqua)
    }

    @Test func theProgramHasNoWindowsAndOpensNothing() {
        #expect(!NSWorkspace.shared.open(URL(fileURLWithPath: "/")))
        #expect(!NSWorkspace.shared.selectFile("/a", inFileViewerRootedAtPath: "/"))
        #expect(NSWorkspace.shared.frontmostApplication == nil)
        let pasteboard = NSPasteboard.general
        pasteboard.clearContents()
        pasteboard.writeObjects(["a" as NSString])
        #expect(pasteboard.string(forType: .string) == "a")
        pasteboard.clearContents()
        #expect(pasteboard.string(forType: .string) == nil)
    }

    @Test func colorsHaveTheirShades() {
        let color = NSColor(srgbRed: 0, green: 0.5, blue: 0, alpha: 1)
        #expect(abs(color.hueComponent - 1.0 / 3) < 0.001 && color.saturationComponent == 1 && color.brightnessComponent == 0.5)
    }

    private struct Spinner: NSViewRepresentable {
        func makeNSView(context: Context) -> NSProgressIndicator {
            let view = NSProgressIndicator()
            view.style = .spinning
            view.startAnimation(nil)
            return view
        }
        func updateNSView(_ nsView: NSProgressIndicator, context: Context) { nsView.isIndeterminate = true }
    }

    private struct Page: NSViewControllerRepresentable {
        func makeNSViewController(context: Context) -> NSViewController { NSViewController() }
        func updateNSViewController(_ controller: NSViewController, context: Context) {}
    }

    @MainActor @Test func viewsLeaveTheirPlaceEmpty() throws {
        let renderer = ImageRenderer(content: ZStack { Spinner(); Page() }.frame(width: 8, height: 4))
        let pixels = try #require(renderer.cgImage?.dataProvider?.data as Data?)
        #expect(pixels.count == 8 * 4 * 4 && pixels.allSatisfy { $0 == 0 })
    }

    @Test func imagesAreThoseOfUIKit() {
        #expect(NSImage(systemSymbolName: "no.such.symbol", accessibilityDescription: nil) == nil)
        #expect(NSImage(contentsOf: URL(fileURLWithPath: "/no/file.png")) == nil)
        #expect(!NSImage(size: CGSize(width: 10, height: 10)).isValid)
    }

    @Test func searchesOfFilesFindNothing() {
        let query = NSMetadataQuery()
        query.searchScopes = [NSMetadataQueryUbiquitousDataScope]
        query.predicate = NSPredicate(format: "%K LIKE %@", NSMetadataItemFSNameKey, "a*")
        #expect(!query.start())
        #expect(query.results.isEmpty)
    }

    /// With Objective-C, each class has an initializer without arguments.
    @Test func plainInitializers() {
        #expect(NSAttributedString().string == "")
        #expect(NSMutableAttributedString().length == 0)
        #expect(NSPredicate().evaluate(with: nil))
        #expect(NSNumber() == 0)
        #expect(HTTPURLResponse().statusCode == 200)
        #expect(URLResponse().expectedContentLength == -1)
        #expect(UIColor().cgColor.alpha == 0)
        #expect(NSString.localizedStringWithFormat("%d of %@", 2, "a") == "2 of a")
    }
}
