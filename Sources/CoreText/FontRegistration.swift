import CairoGraphics
import CoreGraphics
import Foundation
import FoundationSupplement

public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    register(fontURL as URL, error)
}

public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    if let url = font.provider.url { return register(url, error) }
    // Fonts are read from files; this one's is in the program's temporary folder, named by its content.
    let name = font.provider.bytes.reduce(into: UInt64(14_695_981_039_346_656_037)) {
        $0 = ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("font-\(String(name, radix: 16)).ttf")
    guard (try? font.provider.bytes.write(to: url, options: .atomic)) != nil else {
        return fail(.insufficientPermissions, url, error)
    }
    return register(url, error)
}

public func CTFontManagerUnregisterFontsForURL(
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
