import CoreText
import Foundation
import Testing
import UIKit

@testable import CairoGraphics

/// Fonts that a program registers are found by their names.
@Suite struct FontRegistrationTests {
    @Test func aFontIsFoundWhileItIsRegistered() throws {
        let folder = try ResourceFolder.locate().fonts
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        let name = try #require(names.first { $0.hasSuffix(".ttf") && $0.lowercased().contains("mono") })
        let copies = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: copies, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: copies) }
        let file = copies.appendingPathComponent("font.ttf")
        try FileManager.default.copyItem(at: folder.appendingPathComponent(name), to: file)
        let catalog = try FontCatalog(folder: folder, report: { _ in })
        let family = try #require(try RegisteredFont.faces(of: file).first?.families.first)

        #expect(catalog.customFont(named: family, weight: 400, isItalic: false) == nil)
        var error: Unmanaged<CFError>?
        #expect(CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error))
        #expect(UIFont.familyNames.contains(family) && !UIFont.fontNames(forFamilyName: family).isEmpty)
        #expect(UIFont.familyNames.contains("Avenir Next") && UIFont.fontNames(forFamilyName: "None").isEmpty)
        #expect(catalog.customFont(named: family, weight: 400, isItalic: false) != nil)
        #expect(!CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error))
        #expect(error?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue)
        #expect(CTFontManagerUnregisterFontsForURL(file as CFURL, .process, nil))
        #expect(!CTFontManagerUnregisterFontsForURL(file as CFURL, .process, nil))
        #expect(catalog.customFont(named: family, weight: 400, isItalic: false) == nil)
    }

    @Test func whatIsNoFontIsRefused() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttf")
        try Data("nothing".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error))
        #expect(error?.takeRetainedValue().code == CTFontManagerError.unrecognizedFormat.rawValue)
        let missing = URL(fileURLWithPath: "/nowhere.ttf")
        #expect(!CTFontManagerRegisterFontsForURL(missing as CFURL, .process, &error))
        #expect(error?.takeRetainedValue().code == CTFontManagerError.fileNotFound.rawValue)
        #expect(CGDataProvider(url: missing as CFURL) == nil)
        let font = try #require(CGDataProvider(data: Data("nothing".utf8) as CFData).flatMap { CGFont($0) })
        #expect(!CTFontManagerRegisterGraphicsFont(font, nil))
        #expect(CTFontGetSize(CTFontCreateWithName("Helvetica" as CFString, 0, nil)) == 12)
    }
}
