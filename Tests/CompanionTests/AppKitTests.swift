import AppKit
import Foundation
import OSAKit
import ServiceManagement
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

    /// No event comes, and views keep what they are told.
    @MainActor @Test func viewsAndEvents() {
        final class Pad: NSView {
            var entered = 0
            override var mouseDownCanMoveWindow: Bool { true }
            override func mouseEntered(with event: NSEvent) { entered += event.modifierFlags.isEmpty ? 1 : 0 }
        }
        let pad = Pad(frame: NSRect(x: 1, y: 2, width: 3, height: 4))
        pad.addTrackingArea(
            NSTrackingArea(rect: pad.bounds, options: [.mouseEnteredAndExited, .activeAlways], owner: pad, userInfo: nil))
        pad.mouseEntered(with: NSEvent())
        pad.setFrameSize(NSSize(width: 30, height: 40))
        #expect(pad.entered == 1 && pad.trackingAreas.isEmpty && pad.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(NSEvent.addGlobalMonitorForEvents(matching: [.leftMouseDown, .keyDown]) { _ in } == nil)
        #expect(NSEvent.EventTypeMask(type: .rotate).rawValue == 1 << 18 && NSEvent.EventType.pressure.rawValue == 34)
    }

    @MainActor @Test func menusAndQuestions() {
        let menu = NSMenu(title: "File")
        let open = menu.addItem(withTitle: "Open", action: nil, keyEquivalent: "o")
        menu.addItem(.separator())
        #expect(open.menu === menu && menu.index(of: open) == 0 && menu.numberOfItems == 2)
        #expect(menu.item(at: 1)?.isSeparatorItem == true && menu.item(withTitle: "Close") == nil)
        menu.removeItem(open)
        #expect(menu.index(of: open) == -1)
        let alert = NSAlert()
        alert.messageText = "Delete?"
        #expect(alert.addButton(withTitle: "OK").title == "OK" && alert.runModal() == .cancel)
        #expect(NSSound(named: "Ping") == nil && !NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: true).isVisible)
    }

    @Test func programsAreNotOpened() throws {
        let program = NSRunningApplication.current
        #expect(program.processIdentifier == ProcessInfo.processInfo.processIdentifier && NSRunningApplication(processIdentifier: 1) == nil)
        nonisolated(unsafe) var failure: (any Error)?
        NSWorkspace.shared.openApplication(at: URL(fileURLWithPath: "/Applications"), configuration: NSWorkspace.OpenConfiguration()) { failure = $1 }
        #expect(failure != nil)
        var error: NSDictionary?
        NSAppleScript(source: "beep")?.executeAndReturnError(&error)
        #expect(error?[NSAppleScript.errorNumber] as? Int == -1743)
        #expect(OSAScript(source: "beep").executeAndReturnError(&error) == nil)
        #expect(SMAppService.mainApp.status == .notRegistered)
        #expect(throws: CocoaError.self) { try SMAppService.mainApp.register() }
    }

    /// A template has the foreground's color where it is drawn.
    @MainActor @Test func templatesAreTinted() throws {
        let image = NSImage(size: CGSize(width: 4, height: 4), flipped: false) { frame in
            NSColor.red.setFill()
            NSBezierPath(rect: frame).fill()
            return true
        }
        func pixel() throws -> [UInt8] {
            let renderer = ImageRenderer(content: SwiftUI.Image(nsImage: image).foregroundStyle(.blue))
            let data = try #require(renderer.cgImage?.dataProvider?.data as Data?)
            return Array(data.prefix(3))
        }
        #expect(!image.isTemplate)
        let red = try pixel()
        image.isTemplate = true
        #expect(image.isTemplate && image.renderingMode == .alwaysTemplate)
        image.size = NSSize(width: 12, height: 6)
        #expect(image.size == NSSize(width: 12, height: 6))
        #expect(try pixel() != red)
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

    /// The color of a pixel, as red, green and blue.
    private func pixel(_ x: Int, _ y: Int, of image: NSImage) throws -> [UInt8] {
        let drawn = try #require(UIGraphicsImageRenderer(size: image.size, format: {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            return format
        }()).image { _ in image.draw(at: .zero) }.cgImage)
        let data = try #require(drawn.dataProvider?.data as Data?)
        return Array(data[(y * drawn.width + x) * 4..<(y * drawn.width + x) * 4 + 3])
    }

    /// In images of AppKit's, y grows upward, and images in them are upright all the same.
    @MainActor @Test func imagesAreDrawnUpward() throws {
        func image(flipped: Bool) -> NSImage {
            NSImage(size: CGSize(width: 4, height: 4), flipped: flipped) { rect in
                NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1).setFill()
                NSBezierPath.fill(CGRect(x: 0, y: 0, width: rect.width, height: 1))
                return true
            }
        }
        let (upward, downward) = (image(flipped: false), image(flipped: true))
        #expect(try pixel(0, 3, of: upward).max() == 255 && pixel(0, 0, of: upward).max() == 0)
        #expect(try pixel(0, 0, of: downward).max() == 255 && pixel(0, 3, of: downward).max() == 0)
        let copy = NSImage(size: CGSize(width: 4, height: 4), flipped: false) { rect in
            upward.bestRepresentation(for: rect, context: nil, hints: nil)?.draw(in: rect) ?? false
        }
        #expect(try pixel(0, 3, of: copy).max() == 255 && pixel(0, 0, of: copy).max() == 0)
        let part = NSImage(size: CGSize(width: 4, height: 4), flipped: true) { rect in
            downward.draw(in: rect, from: CGRect(x: 0, y: 0, width: 2, height: 1), operation: .sourceOver, fraction: 1)
            return true
        }
        #expect(try pixel(3, 3, of: part).max() == 255)
    }

    @MainActor @Test func picturesAreWritten() throws {
        let image = NSImage(size: CGSize(width: 2, height: 2), flipped: true) { rect in
            NSBezierPath(roundedRect: rect, xRadius: 0, yRadius: 0).fill()
            return NSGraphicsContext.current != nil
        }
        let picture = try #require(image.tiffRepresentation.flatMap { NSBitmapImageRep(data: $0) })
        #expect(picture.representation(using: .png, properties: [:])?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
        #expect(picture.representation(using: .jpeg, properties: [.compressionFactor: 0.5])?.prefix(2) == Data([0xFF, 0xD8]))
        #expect(picture.representation(using: .gif, properties: [:]) == nil)
        #expect(NSBitmapImageRep(data: Data("no".utf8)) == nil && NSGraphicsContext.current == nil && !picture.draw())
    }

    @Test func pathsTellTheirElements() {
        let path = NSBezierPath()
        path.move(to: .zero)
        path.line(to: CGPoint(x: 2, y: 0))
        path.curve(to: CGPoint(x: 4, y: 4), controlPoint1: CGPoint(x: 3, y: 1), controlPoint2: CGPoint(x: 4, y: 2))
        path.close()
        var points = [CGPoint](repeating: .zero, count: 3)
        let types = (0..<path.elementCount).map { path.element(at: $0, associatedPoints: &points) }
        #expect(types == [.moveTo, .lineTo, .curveTo, .closePath])
        #expect(path.element(at: 2, associatedPoints: &points) == .curveTo && points[2] == CGPoint(x: 4, y: 4))
        #expect(path.bounds.maxX == 4 && NSBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 2, height: 2)).bounds.minX == 1)
    }

    @MainActor @Test func imagesAreDrawnInto() throws {
        let image = NSImage(size: CGSize(width: 4, height: 4))
        image.lockFocus()
        NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1).set()
        NSRect(x: 0, y: 0, width: 4, height: 1).fill()
        image.unlockFocus()
        #expect(try image.isValid && pixel(0, 3, of: image) == [255, 0, 0] && pixel(0, 0, of: image).max() == 0)
        // What was drawn before stays, and the tint covers only that.
        image.lockFocus()
        NSColor(srgbRed: 0, green: 0, blue: 1, alpha: 1).set()
        NSRect(origin: .zero, size: image.size).fill(using: .sourceAtop)
        image.unlockFocus()
        #expect(try pixel(0, 3, of: image) == [0, 0, 255] && pixel(0, 0, of: image).max() == 0)
    }

    @MainActor @Test func gradientsFillPaths() throws {
        let gradient = try #require(
            NSGradient(
                starting: NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1), ending: NSColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)))
        let image = NSImage(size: CGSize(width: 4, height: 4), flipped: false) { rect in
            gradient.draw(in: rect, angle: 90)
            return true
        }
        // At 90 degrees, the first color is at the lower edge.
        let (bottom, top) = (try pixel(0, 3, of: image), try pixel(0, 0, of: image))
        #expect(bottom[0] > 200 && bottom[2] < 60 && top[2] > 200 && top[0] < 60)
        #expect(gradient.interpolatedColor(atLocation: 0.5).redComponent == 0.5)
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
