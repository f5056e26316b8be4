import CairoGraphics
import CoreGraphics
import Foundation
import FoundationSupplement

// Fonts that a program registers, which are found by their names afterwards.

public enum CTFontManagerScope: UInt32, Sendable {
    case none, process, persistent, session

    public static var user: CTFontManagerScope { .persistent }
}

public enum CTFontManagerError: Int, Sendable {
    case fileNotFound = 101, insufficientPermissions, unrecognizedFormat, invalidFontData, alreadyRegistered
    case exceededResourceLimit, assetNotFound
    case notRegistered = 201, inUse, systemRequired
}

public var kCTFontManagerErrorDomain: CFString { "com.apple.CoreText.CTFontManagerErrorDomain" }
public var kCTFontManagerErrorFontURLsKey: CFString { "CTFontManagerErrorFontURLs" }
public var kCTFontManagerRegisteredFontsChangedNotification: CFString { "CTFontManagerFontRegistrationChanged" }

@discardableResult public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    register(fontURL as URL, error)
}

@discardableResult public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    guard let url = font.provider.fontFile else {
        return fail(.insufficientPermissions, FileManager.default.temporaryDirectory, error)
    }
    return register(url, error)
}

@discardableResult public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    guard let url = font.provider.fontFile else { return false }
    return CTFontManagerUnregisterFontsForURL(url as CFURL, .process, error)
}

@discardableResult public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    FontCatalog.unregisterForProgram(file: fontURL as URL) || fail(.notRegistered, fontURL as URL, error)
}

/// Registers each file and calls the handler once with the errors.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    var errors: [NSError] = []
    for url in fontURLs.compactMap({ $0 as? URL ?? ($0 as? NSURL).map { $0 as URL } }) {
        var error: Unmanaged<CFError>?
        if !register(url, &error), let error { errors.append(error.takeRetainedValue()) }
    }
    _ = registrationHandler?(NSArray(array: errors), true)
}

/// Registers each file of an array.
@discardableResult public func CTFontManagerRegisterFontsForURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<CFArray>?>?
) -> Bool {
    var failures: [Any] = []
    CTFontManagerRegisterFontURLs(fontURLs, scope, true) { found, _ in
        failures = found.map { $0 }
        return true
    }
    if !failures.isEmpty { errors?.pointee = .passRetained(NSArray(array: failures)) }
    return failures.isEmpty
}

/// Returns descriptions of the fonts in a file; nil if it holds none.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
    let names = (try? FontCatalog.names(in: fileURL as URL)) ?? []
    return names.isEmpty ? nil : NSArray(array: names.map { UIFontDescriptor(name: $0, size: 0) })
}

/// Returns a description of the font in a file's bytes; nil if they are none.
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
    guard let url = CGDataProvider(data: data)?.fontFile else { return nil }
    return CTFontManagerCreateFontDescriptorsFromURL(url as CFURL)?.firstObject as? UIFontDescriptor
}

public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { NSArray(array: UIFont.familyNames) }
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
    let names: [String] = UIFont.familyNames.flatMap { UIFont.fontNames(forFamilyName: $0) }
    return NSArray(array: names)
}

extension CGFont {
    /// The name that the font's file gives it; nil if the bytes are no font.
    public var postScriptName: CFString? {
        guard let url = provider.fontFile, let names = try? FontCatalog.names(in: url) else { return nil }
        return names.first.map { NSString(string: $0) }
    }

    public var fullName: CFString? { postScriptName }
}

extension CGDataProvider {
    /// A file with the bytes: fonts are read from files. That of bytes without one is in the program's temporary folder, named
    /// by its content.
    fileprivate var fontFile: URL? {
        if let url { return url }
        let name = bytes.reduce(into: UInt64(14_695_981_039_346_656_037)) {
            $0 = ($0 ^ UInt64($1)) &* 1_099_511_628_211
        }
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("font-\(String(name, radix: 16)).ttf")
        if FileManager.default.fileExists(atPath: url.path) { return url }
        return (try? bytes.write(to: url, options: .atomic)) == nil ? nil : url
    }
}

private func register(_ url: URL, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    guard FileManager.default.fileExists(atPath: url.path) else { return fail(.fileNotFound, url, error) }
    guard let names = try? FontCatalog.registerForProgram(file: url) else {
        return fail(.unrecognizedFormat, url, error)
    }
    return names.isEmpty ? fail(.alreadyRegistered, url, error) : true
}

private func fail(
    _ reason: CTFontManagerError, _ url: URL, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    error?.pointee = .passRetained(
        NSError(
            domain: String(describing: kCTFontManagerErrorDomain), code: reason.rawValue,
            userInfo: [String(describing: kCTFontManagerErrorFontURLsKey): [url]]))
    return false
}
