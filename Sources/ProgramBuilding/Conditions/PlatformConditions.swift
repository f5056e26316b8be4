import Foundation

/// Resolves the conditions of a source as the compiler of another system does.
struct PlatformConditions {
    let platform: Platform

    /// The source with conditions about the platform replaced by `true` and `false` of the same length, so that lines and
    /// columns stay, and without what needs Objective-C; nil where nothing changes.
    func resolved(_ source: Data) -> Data? { read(source).resolved }

    /// The same, and the names of the modules that the source imports, conditions aside.
    func read(_ source: Data) -> (resolved: Data?, imports: [String]) {
        var bytes = [UInt8](source)
        let scanner = ConditionScanner(bytes)
        var isChanged = false
        func replace(_ places: [Range<Int>], by replacement: (String) -> String) {
            for place in places {
                let text = String(decoding: bytes[place], as: UTF8.self)
                let new = replacement(text)
                guard new != text, new.utf8.count == text.utf8.count else { continue }
                bytes.replaceSubrange(place, with: new.utf8)
                isChanged = true
            }
        }
        replace(scanner.conditions, by: resolved)
        let imports = scanner.imports.compactMap { PlatformConditions.module(in: bytes[$0]) }
        replace(scanner.imports, by: withoutSubmodule)
        replace(scanner.foundationNames, by: PlatformConditions.withoutFoundation)
        if let rewritten = ObjectiveCSyntax(bytes).rewritten(at: scanner.marks) { return (Data(rewritten), imports) }
        return (isChanged ? Data(bytes) : nil, imports)
    }

    /// A manifest as Xcode evaluates it, on a Mac whatever the target's platform is; nil where nothing changes.
    static func resolvedManifest(_ source: Data) -> Data? {
        var bytes = [UInt8](source)
        let conditions = PlatformConditions(platform: .macOS)
        for place in ConditionScanner(bytes).conditions {
            let text = String(decoding: bytes[place], as: UTF8.self)
            let new = conditions.resolved(text).replacing(#/\bcanImport\s*\(\s*(\w+)\s*\)/#) { match in
                let isOfMac = PlatformConditions.modulesOfMac.contains(String(match.output.1))
                return isOfMac ? "true" + String(repeating: " ", count: match.output.0.utf8.count - 4) : String(match.output.0)
            }
            if new.utf8.count == text.utf8.count { bytes.replaceSubrange(place, with: new.utf8) }
        }
        // A patch release adds nothing to what manifests can say, so one of the same version reads the manifest, too.
        let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
        let head = String(decoding: bytes[..<end], as: UTF8.self)
        if let match = head.firstMatch(of: #/swift-tools-version:\s*\d+\.\d+(\.\d+)/#) {
            let start = head.utf8.distance(from: head.startIndex, to: match.output.1.startIndex)
            bytes.removeSubrange(start..<start + match.output.1.utf8.count)
        }
        guard !bytes.elementsEqual(source) else { return nil }
        // A manifest runs on this system, whose C library is another one.
        let text = String(decoding: bytes, as: UTF8.self)
        return Data(text.replacing(#/\bimport\s+Darwin(?:\.\w+)*/#, with: "import Glibc").utf8)
    }

    /// Modules of the Mac that manifests ask for, mostly to tell it from Linux.
    private static let modulesOfMac: Set<String> = [
        "AppKit", "Cocoa", "Combine", "CommonCrypto", "CoreFoundation", "CryptoKit", "Darwin", "Network", "ObjectiveC", "Security",
        "SwiftUI", "os",
    ]

    /// The module in what follows `import`: the second word of `struct Module.Name`, else the first.
    private static func module(in line: ArraySlice<UInt8>) -> String? {
        let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor"]
        let words = String(decoding: line, as: UTF8.self).split { $0 == " " || $0 == "\t" || $0 == ";" || $0 == "\r" }
        guard let path = words.first(where: { !kinds.contains(String($0)) }) else { return nil }
        return String(path.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }

    /// Turns `import os.log` into `import os`: Darkroom's modules have no submodules.
    private func withoutSubmodule(_ name: String) -> String {
        name.replacing(#/^(\s+)(\w+)(\.[\w.]+)/#) { match in
            let (blanks, module, part) = (match.output.1, match.output.2, match.output.3)
            guard PlatformConditions.modulesWithSubmodules.contains(String(module)) else { return String(match.output.0) }
            return blanks + module + String(repeating: " ", count: part.utf8.count)
        }
    }

    /// Turns `Foundation.URLSession` into `_URLSystem.URLSession`: on Linux, Foundation's own name for it is `AnyObject`. The
    /// format of a time between dates cannot do anything there.
    private static func withoutFoundation(_ name: String) -> String {
        if name == "Date.ComponentsFormatStyle" { return "_DateComponentsFormatStyle" }
        return name.hasPrefix("F") && namesOutsideFoundation.contains(String(name.dropFirst(11))) ? "_URLSystem." + name.dropFirst(11) : name
    }

    /// The names of FoundationSupplement's `_URLSystem`.
    static let namesOutsideFoundation: Set<String> = [
        "CachedURLResponse", "HTTPCookie", "HTTPCookiePropertyKey", "HTTPCookieStorage", "HTTPURLResponse",
        "NSMutableURLRequest", "NSURLRequest", "URLAuthenticationChallenge", "URLAuthenticationChallengeSender", "URLCache",
        "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLProtocol", "URLProtocolClient", "URLRequest",
        "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask",
        "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionStreamTask",
        "URLSessionTask", "URLSessionTaskDelegate", "URLSessionTaskMetrics", "URLSessionTaskTransactionMetrics",
        "URLSessionUploadTask", "URLSessionWebSocketDelegate", "URLSessionWebSocketTask", "XMLParser", "XMLParserDelegate",
    ]

    /// Modules that have submodules on Apple's systems.
    private static let modulesWithSubmodules: Set<String> = [
        "Accelerate", "Accounts", "ActivityKit", "AddressBook", "AppKit", "ARKit", "AudioToolbox",
        "AuthenticationServices", "AVFAudio", "AVFoundation", "AVKit", "BackgroundTasks", "CallKit", "CarPlay",
        "CFNetwork", "ClockKit", "CloudKit", "Cocoa", "CommonCrypto", "Contacts", "ContactsUI", "CoreAudio",
        "CoreBluetooth", "CoreData", "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation",
        "CoreMedia", "CoreMIDI", "CoreML", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony",
        "CoreText", "CoreVideo", "CryptoTokenKit", "Darwin", "DeviceCheck", "Dispatch", "EventKit", "EventKitUI",
        "ExternalAccessory", "FileProvider", "Foundation", "GameController", "GameKit", "GameplayKit", "GLKit",
        "HealthKit", "HealthKitUI", "HomeKit", "ImageIO", "Intents", "IntentsUI", "IOKit", "JavaScriptCore",
        "LinkPresentation", "LocalAuthentication", "MachO", "MapKit", "MediaPlayer", "Messages", "MessageUI", "Metal",
        "MetalKit", "MobileCoreServices", "MultipeerConnectivity", "NaturalLanguage", "NearbyInteraction", "Network",
        "NetworkExtension", "NotificationCenter", "ObjectiveC", "OpenGLES", "os", "PassKit", "PDFKit", "Photos",
        "PhotosUI", "PushKit", "QuartzCore", "QuickLook", "QuickLookThumbnailing", "ReplayKit", "SafariServices",
        "SceneKit", "ScreenSaver", "Security", "ServiceManagement", "simd", "Social", "Speech", "SpriteKit", "StoreKit",
        "SystemConfiguration", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI",
        "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WebKit", "XCTest",
    ]

    /// A condition with every test whose result is different on Linux replaced by its result on the platform.
    private func resolved(_ condition: String) -> String {
        condition.replacing(#/\b(os|arch|canImport)\s*\(\s*(\w+)((?:\.\w+)*)\s*\)/#) { match in
            let (original, test, name) = (String(match.output.0), match.output.1, String(match.output.2))
            let result: String
            switch test {
            case "os": result = String(platform.names.contains(name))
            // Pictures must not depend on the processor of the machine; Apple's devices have this one.
            case "arch": result = String(name == "arm64")
            default:
                if platform.absentModules.contains(name) {
                    result = "false"
                } else if !match.output.3.isEmpty, PlatformConditions.modulesWithSubmodules.contains(name) {
                    result = "canImport(\(name))"
                } else {
                    return original
                }
            }
            return result + String(repeating: " ", count: original.utf8.count - result.utf8.count)
        }
    }
}
