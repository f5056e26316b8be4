import Processes

/// The system that the sources' conditions are resolved for.
package enum Platform: String, CaseIterable {
    case iOS, watchOS, macOS, visionOS

    /// The system's names in `os(…)`.
    var names: Set<String> {
        switch self {
        case .iOS: ["iOS"]
        case .watchOS: ["watchOS"]
        case .macOS: ["macOS", "OSX"]
        case .visionOS: ["visionOS", "xrOS"]
        }
    }

    /// Modules that exist on Linux or in Darkroom and do not exist on the system.
    var absentModules: Set<String> {
        let linux: Set = [
            "Glibc", "Musl", "Android", "FoundationNetworking", "FoundationXML", "FoundationEssentials",
            "FoundationInternationalization",
        ]
        switch self {
        // WatchKit is a watch's alone: Kingfisher, which compiles for iOS, uses it wherever it can be imported.
        case .iOS, .visionOS: return linux.union(["AppKit", "Cocoa", "IOKit", "OSAKit", "ServiceManagement", "WatchKit"])
        case .watchOS:
            return linux.union([
                "ActivityKit", "AppKit", "Cocoa", "CoreImage", "CoreTelephony", "IOKit", "JavaScriptCore", "MessageUI", "Metal", "OSAKit", "PDFKit",
                "SafariServices", "ServiceManagement", "Vision",
                "VisionKit", "WebKit",
            ])
        case .macOS: return linux.union(["UIKit", "ActivityKit", "WatchKit"])
        }
    }

    /// A command's options, with a device of the system added where they name none.
    package func options(for command: String, beside options: [String]) -> [String] {
        let isNamed = options.contains { $0 == "--device" || $0.hasPrefix("--device=") }
        let takesDevice = ["render", "timeline", "inspect", "record", "studio"].contains(command)
        guard let device, takesDevice, !isNamed else { return options }
        return options + ["--device", device]
    }

    /// The device of pictures where it is no iPhone.
    private var device: String? {
        switch self {
        case .watchOS: "Apple Watch 45mm"
        case .macOS: "Mac"
        case .iOS, .visionOS: nil
        }
    }

    /// - Throws: `ProgramFailure` that lists the platforms, where there is none of that name.
    package static func named(_ name: String) throws -> Platform {
        if let platform = allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) { return platform }
        let names = allCases.map(\.rawValue).joined(separator: ", ")
        throw ProgramFailure.badInput("--platform: there is no \"\(name)\". It takes \(names).")
    }
}
