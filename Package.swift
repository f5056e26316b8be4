// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

/// Frameworks of Sources/DeclaredFrameworks: their declarations and values, which deny what a picture has no device for.
let declaredFrameworks: [(name: String, dependencies: [Target.Dependency])] = [
    ("HealthKit", ["CoreLocation", "FoundationSupplement"]),
    ("EventKit", ["CoreGraphics", "CoreLocation", "FoundationSupplement"]),
    ("WeatherKit", ["CoreLocation"]),
    ("Contacts", ["CoreLocation", "FoundationSupplement"]),
    ("CoreMotion", ["FoundationSupplement"]),
    ("CloudKit", ["CoreLocation", "FoundationSupplement"]),
    ("Compression", ["FoundationSupplement"]),
    ("BackgroundTasks", ["FoundationSupplement"]),
    ("LocalAuthentication", ["CryptoKit", "FoundationSupplement", "Security"]),
    ("Security", ["CryptoKit", "FoundationSupplement"]),
    ("Network", ["FoundationSupplement", "Security"]),
    ("SystemConfiguration", ["FoundationSupplement"]),
    ("NetworkExtension", ["FoundationSupplement", "Network"]),
    ("WatchConnectivity", ["FoundationSupplement"]),
    (
        "WatchKit",
        ["CoreGraphics", "CoreLocation", "FoundationSupplement", "MapKit", "SwiftUI", "SwiftUICore", "UIKit", "UserNotifications"]
    ),
    ("CoreMedia", ["FoundationSupplement"]),
    ("CoreVideo", ["FoundationSupplement"]),
    ("MediaPlayer", ["FoundationSupplement", "UIKit"]),
    ("Photos", ["AVFoundation", "CoreLocation", "FoundationSupplement", "ImageIO", "UIKit", "UniformTypeIdentifiers"]),
    ("PhotosUI", ["FoundationSupplement", "Photos", "SwiftUI", "UIKit", "UniformTypeIdentifiers"]),
    ("CoreLocationUI", ["CoreLocation", "SwiftUI"]),
    ("SafariServices", ["FoundationSupplement", "UIKit"]),
    ("MessageUI", ["FoundationSupplement", "UIKit"]),
    ("GameKit", ["FoundationSupplement", "UIKit"]),
    ("PassKit", ["FoundationSupplement", "SwiftUICore", "UIKit"]),
    ("WebKit", ["CoreGraphics", "FoundationSupplement", "SwiftUICore", "UIKit"]),
    ("AVKit", ["AVFoundation", "FoundationSupplement", "SwiftUI", "SwiftUICore", "UIKit"]),
    ("Accelerate", ["CoreGraphics"]),
    ("AdServices", []),
    ("AdSupport", []),
    ("AppTrackingTransparency", []),
    ("AudioToolbox", ["FoundationSupplement"]),
    ("CFNetwork", ["FoundationSupplement"]),
    ("CallKit", ["AVFAudio", "FoundationSupplement"]),
    ("IOKit", ["FoundationSupplement"]),
    ("CoreBluetooth", []),
    ("CoreFoundation", ["FoundationSupplement"]),
    ("CoreHaptics", []),
    ("CoreML", []),
    ("CoreNFC", []),
    ("CoreServices", ["FoundationSupplement", "UniformTypeIdentifiers"]),
    ("CoreSpotlight", ["FoundationSupplement", "UniformTypeIdentifiers"]),
    ("CoreTelephony", ["FoundationSupplement"]),
    ("CoreTransferable", ["Combine", "FoundationSupplement", "UniformTypeIdentifiers"]),
    ("DeviceCheck", []),
    ("FoundationModels", ["DarkroomMacros"]),
    ("GameplayKit", ["simd"]),
    ("GroupActivities", ["Combine", "CoreGraphics", "FoundationSupplement"]),
    ("HomeKit", ["CoreLocation"]),
    ("JavaScriptCore", ["FoundationSupplement"]),
    ("LockedCameraCapture", ["FoundationSupplement"]),
    ("MachO", []),
    ("ManagedSettings", ["FoundationSupplement"]),
    ("Metal", []),
    ("MetricKit", ["os"]),
    ("MultipeerConnectivity", []),
    ("NaturalLanguage", ["FoundationSupplement"]),
    ("NearbyInteraction", []),
    ("NotificationCenter", ["CoreGraphics"]),
    ("ObjcExceptionBridging", ["FoundationSupplement"]),
    ("OSAKit", ["FoundationSupplement"]),
    ("PushKit", []),
    ("ServiceManagement", ["FoundationSupplement"]),
    ("simd", []),
    ("Social", []),
    ("Speech", ["AVFAudio", "CoreMedia"]),
    // These stand on others of the list, or on views.
    ("Accessibility", ["SwiftUICore"]),
    ("CoreAudio", ["AVFAudio", "FoundationSupplement"]),
    ("CoreAudioKit", ["CoreAudio"]),
    ("AppKit", ["CoreGraphics", "FoundationSupplement", "QuartzCore", "SwiftUI", "SwiftUICore", "UIKit", "UniformTypeIdentifiers", "_Testing_AppKit"]),
    ("Cocoa", ["AppKit", "CoreData"]),
    ("AlarmKit", ["ActivityKit", "AppIntents", "FoundationSupplement", "SwiftUICore"]),
    ("ClockKit", ["AppIntents", "FoundationSupplement", "Intents", "SwiftUICore", "UIKit"]),
    ("ClockHandRotationKit", ["SwiftUICore"]),
    ("ClockRotationEffect", ["ClockHandRotationKit", "SwiftUICore"]),
    ("DeviceActivity", ["ManagedSettings", "SwiftUICore"]),
    ("FamilyControls", ["ManagedSettings", "Combine", "SwiftUICore"]),
    ("ContactsUI", ["Contacts", "SwiftUICore", "UIKit"]),
    ("EventKitUI", ["EventKit", "UIKit"]),
    ("HealthKitUI", ["HealthKit", "SwiftUICore", "UIKit"]),
    ("IntentsUI", ["CoreGraphics", "FoundationSupplement", "Intents", "UIKit"]),
    ("LinkPresentation", ["FoundationSupplement", "UIKit"]),
    ("MetalKit", ["CoreGraphics", "FoundationSupplement", "Metal", "UIKit"]),
    ("MobileCoreServices", ["CoreServices"]),
    ("MusicKit", ["Combine", "CoreGraphics", "SwiftUICore"]),
    ("PDFKit", ["CoreGraphics", "UIKit"]),
    ("PencilKit", ["CoreGraphics", "UIKit"]),
    ("QuickLook", ["SwiftUICore", "UIKit"]),
    ("QuickLookThumbnailing", ["CoreGraphics", "UIKit"]),
    ("RelevanceKit", ["AppIntents"]),
    ("TipKit", ["DarkroomMacros", "SwiftUICore"]),
    ("Translation", ["SwiftUICore"]),
    ("UIKitNavigationShim", ["FoundationSupplement", "UIKit"]),
    ("UserNotificationsUI", ["FoundationSupplement", "UIKit", "UserNotifications"]),
    ("Vision", ["CoreGraphics", "CoreImage", "CoreML", "CoreMedia", "CoreVideo", "ImageIO"]),
    ("VisionKit", ["ImageIO", "UIKit", "Vision"]),
]

/// The modules that a widget extension's sources may import.
let companions: [Target.Dependency] = [
    "SwiftUI", "WidgetKit", "AppIntents", "Intents", "ActivityKit", "UIKit", "Combine", "CoreGraphics", "Charts",
    "SwiftData", "DeveloperToolsSupport", "os", "OSLog", "StoreKit", "AuthenticationServices", "UniformTypeIdentifiers",
    "CoreLocation", "UserNotifications", "AVFoundation", "AVFAudio", "QuartzCore", "CryptoKit", "CommonCrypto",
    "ImageIO", "CoreImage", "MapKit", "CoreText", "CoreData", "Realm", "RealmSwift",
] + declaredFrameworks.map { .init(stringLiteral: $0.name) }

/// The modules that take part in the data's way from a widget to a picture; arrows only run down this list.
let package = Package(
    name: "Darkroom",
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "WidgetKit", targets: ["WidgetKit"]),
        .library(name: "AppIntents", targets: ["AppIntents"]),
        .library(name: "Intents", targets: ["Intents"]),
        .library(name: "ActivityKit", targets: ["ActivityKit"]),
        .library(name: "Charts", targets: ["Charts"]),
        .library(name: "SwiftData", targets: ["SwiftData"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "DeveloperToolsSupport", targets: ["DeveloperToolsSupport"]),
        .library(name: "StoreKit", targets: ["StoreKit"]),
        .library(name: "CoreData", targets: ["CoreData"]),
        .library(name: "RealmSwift", targets: ["RealmSwift", "Realm"]),
        .library(name: "AuthenticationServices", targets: ["AuthenticationServices"]),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .library(name: "os", targets: ["os"]),
        .library(name: "OSLog", targets: ["OSLog"]),
        .library(name: "CoreLocation", targets: ["CoreLocation"]),
        .library(name: "UserNotifications", targets: ["UserNotifications"]),
        .library(name: "AVFoundation", targets: ["AVFoundation", "AVFAudio"]),
        .library(name: "QuartzCore", targets: ["QuartzCore"]),
        .library(name: "CryptoKit", targets: ["CryptoKit"]),
        .library(name: "CommonCrypto", targets: ["CommonCrypto"]),
        .library(name: "ImageIO", targets: ["ImageIO"]),
        .library(name: "CoreImage", targets: ["CoreImage"]),
        .library(name: "CoreText", targets: ["CoreText"]),
        .library(name: "MapKit", targets: ["MapKit"]),
        .library(name: "Darkroom", targets: ["Darkroom"]),
        .library(name: "DarkroomTesting", targets: ["DarkroomTesting"]),
        .plugin(name: "DarkroomCommand", targets: ["DarkroomCommand"]),
        .executable(name: "darkroom", targets: ["DarkroomTool"]),
        .executable(name: "TodoWidget", targets: ["TodoWidget"]),
        .executable(name: "StreakWidget", targets: ["StreakWidget"]),
        .executable(name: "DadJokesWidget", targets: ["DadJokesWidget"]),
        .executable(name: "EmojiRangerWidget", targets: ["EmojiRangerWidget"]),
        .executable(name: "WeatherWidget", targets: ["WeatherWidget"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    ],
    targets: [
        // C libraries.
        .systemLibrary(
            name: "CPango", path: "Sources/CGraphicsLibraries/CPango", pkgConfig: "pangocairo",
            providers: [.apt(["libpango1.0-dev", "libcairo2-dev"])]),
        .systemLibrary(
            name: "CPixbuf", path: "Sources/CGraphicsLibraries/CPixbuf", pkgConfig: "gdk-pixbuf-2.0",
            providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
        .systemLibrary(
            name: "CRSVG", path: "Sources/CGraphicsLibraries/CRSVG", pkgConfig: "librsvg-2.0",
            providers: [.apt(["librsvg2-dev"])]),
        .systemLibrary(
            name: "CPoppler", path: "Sources/CGraphicsLibraries/CPoppler", pkgConfig: "poppler-glib",
            providers: [.apt(["libpoppler-glib-dev"])]),
        .systemLibrary(
            name: "CDeflate", path: "Sources/CGraphicsLibraries/CDeflate", pkgConfig: "libdeflate",
            providers: [.apt(["libdeflate-dev"])]),
        .systemLibrary(
            name: "CWebP", path: "Sources/CGraphicsLibraries/CWebP", pkgConfig: "libwebpmux",
            providers: [.apt(["libwebp-dev"])]),
        .systemLibrary(
            name: "CImageQuant", path: "Sources/CGraphicsLibraries/CImageQuant", pkgConfig: "imagequant",
            providers: [.apt(["libimagequant-dev"])]),
        .systemLibrary(
            name: "COpenSSL", path: "Sources/CGraphicsLibraries/COpenSSL", pkgConfig: "libcrypto",
            providers: [.apt(["libssl-dev"])]),
        .systemLibrary(
            name: "CQREncode", path: "Sources/CGraphicsLibraries/CQREncode", pkgConfig: "libqrencode",
            providers: [.apt(["libqrencode-dev"])]),
        // Debian has no pkg-config file of this one.
        .systemLibrary(
            name: "CZint", path: "Sources/CGraphicsLibraries/CZint", providers: [.apt(["libzint-dev"])]),
        // Older distributions have no pkg-config file of this one.
        .systemLibrary(
            name: "CGIF", path: "Sources/CGraphicsLibraries/CGIF", providers: [.apt(["libgif-dev"])]),
        // The descriptions of projects for XcodeGen; for the tool alone.
        .systemLibrary(
            name: "CYAML", path: "Sources/CGraphicsLibraries/CYAML", pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"])]),
        .target(name: "CFrozenClock"),
        .target(name: "CSeededRandom", dependencies: ["CFrozenClock"]),
        .target(name: "CSystemNames"),
        // Finds a program's types by their names; in C, because Swift cannot call what finds them.
        .target(name: "CTypeDiscovery"),
        // What packages call of Apple's SQLite and Debian's is built without.
        .target(name: "CSQLiteSnapshots"),
        // What the C library's allocator has given out; in C, because Swift's Glibc module has no malloc.h.
        .target(name: "CMemoryUse"),
        // Streams that work by functions; in C, because Swift does not see what opens them.
        .target(name: "CStreams"),
        // What a process asks of the system for those that it starts; in C, because Swift can neither call nor replace it.
        .target(name: "CProcesses"),
        // Libraries that few programs need; in C, because functions of the same names stand in for theirs.
        .target(name: "CDeferredLibraries", dependencies: ["CRSVG", "CPoppler"]),
        // Loops over pixels; in C, because Swift's debug builds are far slower at them and widgets run as debug builds.
        .target(name: "CPixels"),

        // How a program fails, speaks and ends, and the files it reads and writes.
        .target(name: "Processes", dependencies: ["FoundationSupplement", "CProcesses"]),
        .target(name: "Files", dependencies: ["FoundationSupplement", "Processes", "COpenSSL", "CYAML"]),
        // The records of --data, which the stores of SwiftData and Core Data hold.
        .target(name: "SeedData", dependencies: ["Files", "Processes"]),

        // Modules that other frameworks look for beside these names, so that files importing both compile.
        .target(name: "_Testing_CoreGraphics", path: "Sources/CrossImports/CoreGraphics"),
        .target(name: "_Testing_UIKit", path: "Sources/CrossImports/UIKit"),
        .target(name: "_Testing_AppKit", path: "Sources/CrossImports/AppKit"),
        .target(name: "_Testing_CoreImage", path: "Sources/CrossImports/CoreImage"),

        // The library.
        .target(name: "DisplayList"),
        .target(name: "CoreGraphics", dependencies: ["DisplayList", "FoundationSupplement", "_Testing_CoreGraphics"]),
        .target(name: "os"),
        .target(name: "OSLog", dependencies: ["os"]),
        .target(name: "DeveloperToolsSupport"),
        // Frameworks that ask the device for what a picture has not: places, notifications, sound.
        .target(name: "CoreLocation", dependencies: ["FoundationSupplement"]),
        .target(name: "UserNotifications", dependencies: ["CoreLocation", "FoundationSupplement"]),
        .target(name: "AVFAudio", dependencies: ["FoundationSupplement"]),
        .target(
            name: "AVFoundation",
            dependencies: ["AVFAudio", "CoreGraphics", "CoreMedia", "CoreVideo", "QuartzCore", "FoundationSupplement"]),
        .target(name: "QuartzCore", dependencies: ["CoreGraphics", "DisplayList", "FoundationSupplement"]),
        .target(name: "CryptoKit", dependencies: ["COpenSSL"]),
        .target(name: "CommonCrypto", dependencies: ["COpenSSL", "CryptoKit"]),
        .target(
            name: "FoundationSupplement", dependencies: ["CDeflate", "CStreams", "os", "UniformTypeIdentifiers"],
            // Foundation's own ICU, for the plural rules and units that Foundation keeps to itself on Linux.
            linkerSettings: [.linkedLibrary("_FoundationICU")]),
        // Of OpenCombine's products only this one: the others hide their API as soon as a module is called Combine.
        .target(
            name: "Combine", dependencies: ["FoundationSupplement", .product(name: "OpenCombine", package: "OpenCombine")]),
        .target(
            name: "SwiftUICore",
            dependencies: ["DisplayList", "CoreGraphics", "FoundationSupplement", "Combine", "DeveloperToolsSupport"]),
        .target(
            name: "CairoGraphics",
            dependencies: [
                "DisplayList", "Files", "CPixels", "CPango", "CPixbuf", "CRSVG", "CPoppler", "CDeferredLibraries", "CDeflate",
                "CWebP", "CGIF", "CImageQuant",
            ],
            // Foundation's own ICU, for line breaks.
            linkerSettings: [.linkedLibrary("_FoundationICU")]),
        // Goldens, and the reports of what differs from them.
        .target(
            name: "Goldens", dependencies: ["CairoGraphics", "Files", "FoundationSupplement", "Processes"]),
        // The rules of check, over facts that the program gathers, and what they find.
        .target(name: "Checks", dependencies: ["Files", "Processes", "FoundationSupplement"]),
        .target(
            name: "UIKit",
            dependencies: [
                "CloudKit", "CoreGraphics", "CoreImage", "ImageIO", "QuartzCore", "SwiftUICore", "CairoGraphics", "UserNotifications",
                "_Testing_UIKit", "DisplayList", "DeveloperToolsSupport", "FoundationSupplement", "UniformTypeIdentifiers",
            ]),
        .target(
            name: "PictureEngine",
            dependencies: ["DisplayList", "SwiftUICore", "CairoGraphics", "FoundationSupplement", "CMemoryUse"]),
        // The plugin is a program of its own: tests cannot depend on it without being built for the host.
        .target(name: "MacroExpansions"),
        .macro(name: "DarkroomMacros", dependencies: ["MacroExpansions"]),
        .target(
            name: "SwiftUI",
            dependencies: [
                "SwiftUICore", "CairoGraphics", "Combine", "PictureEngine", "UIKit", "FoundationSupplement", "DarkroomMacros",
                "CTypeDiscovery", "CoreGraphics", "DisplayList", "DeveloperToolsSupport", "CoreTransferable", "QuartzCore",
                "UniformTypeIdentifiers",
            ]),
        .target(name: "Charts", dependencies: ["FoundationSupplement", "SwiftUI"]),
        .target(
            name: "ImageIO", dependencies: ["CairoGraphics", "CoreGraphics", "DisplayList", "FoundationSupplement"]),
        .target(
            name: "CoreImage",
            dependencies: [
                "CairoGraphics", "CoreGraphics", "CoreVideo", "DisplayList", "FoundationSupplement", "ImageIO",
                "CQREncode", "CZint", "_Testing_CoreImage",
            ]),
        .target(name: "CoreText", dependencies: ["CoreGraphics", "FoundationSupplement", "UIKit"]),
        .target(
            name: "MapKit",
            dependencies: [
                "AppIntents", "SwiftUI", "SwiftUICore", "UIKit", "CoreGraphics", "CoreLocation", "DisplayList", "EventKit",
                "FoundationSupplement",
            ]),
        .target(name: "SwiftData", dependencies: ["FoundationSupplement", "SwiftUI", "SwiftUICore", "SeedData", "Processes", "DarkroomMacros"]),
        // The database of the package realm-swift, which cannot be built on Linux; in memory.
        .target(name: "Realm"),
        .target(
            name: "RealmSwift",
            dependencies: ["Realm", "SwiftUI", "SwiftUICore", "Combine", "FoundationSupplement", "SeedData", "Processes"]),
        .target(name: "StoreKit", dependencies: ["SwiftUICore", "UIKit", "FoundationSupplement"]),
        // Core Data: models' files with the sources made of them, and the objects of a run.
        .target(name: "CoreDataModels", dependencies: ["Files"]),
        .target(
            name: "CoreData",
            dependencies: [
                "CoreDataModels", "SwiftUICore", "CloudKit", "Combine", "FoundationSupplement", "SeedData", "Processes",
                "CTypeDiscovery",
            ]),
        .target(name: "AuthenticationServices", dependencies: ["SwiftUICore", "UIKit", "FoundationSupplement"]),
        .target(name: "UniformTypeIdentifiers"),
        .target(
            name: "AppIntents",
            dependencies: [
                "CoreLocation", "CoreSpotlight", "SwiftUICore", "FoundationSupplement", "UniformTypeIdentifiers", "DarkroomMacros",
            ]),
        .target(name: "Intents", dependencies: ["CoreLocation", "FoundationSupplement", "UserNotifications"]),
        .target(name: "ActivityKit", dependencies: ["FoundationSupplement"]),
        .target(
            name: "WidgetKitCore",
            dependencies: [
                "SwiftUI", "SwiftUICore", "CairoGraphics", "DisplayList", "FoundationSupplement", "ActivityKit",
                "AppIntents", "Intents",
            ]),
        // The studio's server, which shows what programs draw. FlyingFox imports three of Apple's modules where the compiler
        // finds some of that name. It finds ours, so they have to be linked with it.
        .target(
            name: "Studio",
            dependencies: [
                "Files", "Processes", "OSLog", "UniformTypeIdentifiers", "CryptoKit", "CDeflate",
                .product(name: "FlyingFox", package: "FlyingFox"),
            ]),
        .target(
            name: "Darkroom",
            dependencies: [
                "Studio",
                "WidgetKitCore", "PictureEngine", "Goldens", "Checks", "Files", "Processes", "CairoGraphics", "SwiftUI",
                "SwiftUICore", "DisplayList", "FoundationSupplement", "ActivityKit", "AppIntents", "Intents", "CFrozenClock",
                "CSeededRandom", "CSystemNames", "CDeflate", "CMemoryUse", "CProcesses", "SeedData",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .target(name: "WidgetKit", dependencies: ["WidgetKitCore", "Darkroom", "SwiftUI"]),
        .target(
            name: "DarkroomTesting",
            dependencies: [
                "Darkroom", "Goldens", "Files", "Processes", "WidgetKit", "CairoGraphics", "SwiftUI", "WidgetKitCore",
                "CoreGraphics", "SwiftUICore",
            ]),

        // Builds programs from folders of widgets' sources, Xcode projects and packages.
        .target(
            name: "ProgramBuilding",
            dependencies: ["CairoGraphics", "Files", "Processes", "CProcesses", "Intents", "CoreDataModels"]),

        // The tool; it depends on all that widgets may import, so that all of it is built beside it.
        .executableTarget(
            name: "DarkroomTool",
            dependencies: [
                "ProgramBuilding", "Darkroom", "Studio", "Files", "Processes", "WidgetKitCore", "CairoGraphics", "CSQLiteSnapshots",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ] + companions),

        // `swift package darkroom`, for packages that depend on Darkroom. It builds their own program, so it needs no tool.
        .plugin(
            name: "DarkroomCommand",
            // Linux has no sandbox for plugins, so permission to write would only be one more option in every command.
            capability: .command(
                intent: .custom(verb: "darkroom", description: "Draws the package's widgets: render, verify, studio and more."))),

        // The examples.
        .example("TodoWidget"),
        .testTarget(
            name: "TodoWidgetTests", dependencies: ["TodoWidget", "DarkroomTesting", "SwiftUI", "WidgetKit"],
            path: "Examples/TodoWidgetTests",
            exclude: ["__Goldens__"]),
        .example("StreakWidget", importing: ["AppIntents"], excluding: ["StreakWidget.entitlements"]),
        .example("DadJokesWidget", importing: ["Intents"], excluding: ["DadJokesWidget.intentdefinition"]),
        .example("EmojiRangerWidget", importing: ["Intents"], excluding: ["EmojiRangerWidget.intentdefinition"]),
        .example("WeatherWidget", importing: ["ActivityKit", "AppIntents", "Charts"]),

        // What `make gallery` builds: the five examples, and nothing that they do not need.
        .target(
            name: "Gallery", dependencies: ["TodoWidget", "StreakWidget", "DadJokesWidget", "EmojiRangerWidget", "WeatherWidget"],
            path: "Examples/Gallery"),

        .executableTarget(
            name: "darkroom-bench",
            dependencies: [
                "SwiftUI", "PictureEngine", "CairoGraphics", "DisplayList",
                .product(name: "ArgumentParser", package: "swift-argument-parser"), "SwiftUICore",
            ],
            path: "Benchmarks",
            exclude: [
                "TimelineBenchmarkWidget", "GoldenBenchmarkWidget", "Goldens/measure-pixelmatch.py", "Peers/measure-peers.py",
                "Peers/calendar.html", "Peers/activity.html", "Peers/cards.css",
            ]),

        // EmojiRangerWidget with a timeline of any length, for measuring timelines. It has links to the example's
        // sources.
        .executableTarget(
            name: "TimelineBenchmarkWidget", dependencies: ["SwiftUI", "WidgetKit", "AppIntents"],
            path: "Benchmarks/TimelineBenchmarkWidget"),

        // A widget with any number of previews, for measuring goldens.
        .executableTarget(
            name: "GoldenBenchmarkWidget", dependencies: ["SwiftUI", "WidgetKit"],
            path: "Benchmarks/GoldenBenchmarkWidget"),

        .executableTarget(
            name: "darkroom-fidelity",
            dependencies: [
                "SwiftUI", "PictureEngine", "CairoGraphics", "DisplayList",
                .product(name: "ArgumentParser", package: "swift-argument-parser"), "SwiftUICore",
            ],
            path: "Fidelity", exclude: ["Measures/README.md"], resources: [.copy("Measures/label-widths.tsv")]),

        // Compiles what real widgets use and writes docs/coverage.md. It depends on all modules that widgets may
        // import, so that SwiftPM builds them with it.
        .executableTarget(
            name: "darkroom-coverage",
            dependencies: [
                "CairoGraphics", "DisplayList", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ] + companions,
            path: "Coverage", resources: [.copy("Lists")]),

        // Draws the widgets of a folder of public apps with the tool and writes docs/real-apps.md.
        .executableTarget(
            name: "darkroom-corpus",
            dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")], path: "Corpus"),

        // Draws random views and reads damaged files, in processes that may crash.
        .executableTarget(
            name: "darkroom-fuzz",
            dependencies: [
                "SwiftUI", "WidgetKit", "Charts", "UIKit", "WidgetKitCore", "PictureEngine", "CairoGraphics", "DisplayList",
                "FoundationSupplement", "SwiftUICore", "Darkroom", "ProgramBuilding", "Goldens", "SeedData", "Files", "Intents",
                "CoreDataModels", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Fuzz", exclude: ["Parsers", "Pixels"]),

        // Widgets for tests: the README's, one that tells what it finds, and ones that misbehave.
        .executableTarget(
            name: "Hello", dependencies: ["SwiftUI", "WidgetKit"], path: "Tests/Fixtures/Hello"),
        .executableTarget(
            name: "Probe", dependencies: ["SwiftUI", "WidgetKit", "AppIntents", "Network"],
            path: "Tests/Fixtures/Probe", resources: [.copy("ar.lproj"), .copy("de.lproj"), .copy("ja.lproj")]),
        .executableTarget(
            name: "Troubles", dependencies: ["SwiftUI", "WidgetKit", "AppIntents", "ActivityKit"],
            path: "Tests/Fixtures/Troubles"),

        // The tests, one target a module.
        .testTarget(name: "ProcessesTests", dependencies: ["Processes"]),
        .testTarget(name: "FilesTests", dependencies: ["Files", "Processes"]),
        .testTarget(name: "SeedDataTests", dependencies: ["SeedData", "Files", "Processes"]),
        .testTarget(name: "ChecksTests", dependencies: ["Checks", "Files", "FoundationSupplement", "Processes"]),
        .testTarget(name: "GoldensTests", dependencies: ["Goldens", "CairoGraphics", "Files", "Processes"]),
        .testTarget(name: "StructureTests"),
        .testTarget(name: "StudioTests", dependencies: ["Studio", "Processes"]),
        .testTarget(name: "DisplayListTests", dependencies: ["DisplayList"]),
        .testTarget(name: "CoverageTests", dependencies: ["darkroom-coverage"]),
        .testTarget(name: "CorpusTests", dependencies: ["darkroom-corpus"]),
        .testTarget(name: "FuzzTests", dependencies: ["darkroom-fuzz"]),
        .testTarget(name: "CombineTests", dependencies: ["Combine"]),
        .testTarget(
            name: "CompanionTests",
            dependencies: companions + ["DisplayList", "SwiftUICore", "FoundationSupplement", "CairoGraphics"]),
        .testTarget(name: "RealmSwiftTests", dependencies: ["RealmSwift", "SeedData"]),
        .testTarget(name: "CoreDataTests", dependencies: ["CoreData", "CoreDataModels", "SeedData"]),
        .testTarget(name: "FoundationSupplementTests", dependencies: ["FoundationSupplement", "UniformTypeIdentifiers"]),
        .testTarget(
            name: "SwiftUICoreTests", dependencies: ["SwiftUICore", "DisplayList", "Combine", "FoundationSupplement"]),
        .testTarget(
            name: "CairoGraphicsTests",
            dependencies: [
                "CairoGraphics", "CDeflate", "CWebP", "CGIF", "DisplayList", "CPixels", "CPango", "CPixbuf", "Files",
            ]),
        .testTarget(name: "SwiftDataTests", dependencies: ["SwiftData", "SwiftUI", "SeedData", "Processes"]),
        .testTarget(name: "MacroExpansionsTests", dependencies: ["MacroExpansions"]),
        .testTarget(name: "ChartsTests", dependencies: ["Charts", "SwiftUI", "DisplayList", "SwiftUICore"]),
        .testTarget(
            name: "AppIntentsTests", dependencies: ["AppIntents", "SwiftUICore", "FoundationSupplement", "UniformTypeIdentifiers"]),
        .testTarget(name: "IntentsTests", dependencies: ["Intents", "FoundationSupplement"]),
        .testTarget(
            name: "WidgetKitCoreTests",
            dependencies: ["WidgetKitCore", "ActivityKit", "DisplayList", "SwiftUI", "SwiftUICore", "AppIntents", "CairoGraphics"]),
        .testTarget(
            name: "FidelityTests",
            dependencies: ["SwiftUI", "PictureEngine", "CairoGraphics", "DisplayList", "SwiftUICore"]),
        .testTarget(
            name: "DarkroomTestingTests",
            dependencies: [
                "DarkroomTesting", "Darkroom", "Goldens", "CairoGraphics", "DarkroomTool", "Hello", "SwiftUI", "UIKit",
                "WidgetKit",
            ],
            exclude: ["__Goldens__"]),
        .testTarget(
            name: "GoldenTests",
            dependencies: [
                "SwiftUI", "Charts", "CoreImage", "CoreLocation", "Darkroom", "DarkroomTesting", "CairoGraphics",
                "MapKit", "UIKit", "WidgetKit",
            ],
            exclude: ["Assets.xcassets"]),
        .testTarget(
            name: "CommandTests",
            dependencies: [
                "CairoGraphics", "Checks", "Darkroom", "Goldens", "Files", "Processes", "Studio", "DarkroomTool", "TodoWidget",
                "StreakWidget", "DadJokesWidget", "EmojiRangerWidget", "WeatherWidget", "Hello", "Probe", "Troubles", "DisplayList",
                "SwiftUI", "WidgetKit", "os", "UIKit",
            ]),
        // Compiles the documents' Swift code against all modules that users import, and runs the commands they name.
        .testTarget(
            name: "DocumentationTests",
            dependencies: companions + ["DarkroomTesting", "DarkroomTool", "Hello"]),
        .testTarget(
            name: "ProgramBuildingTests",
            dependencies: ["ProgramBuilding", "CoreDataModels", "CairoGraphics", "Files", "Intents", "Processes", "SwiftUI"]),
        .testTarget(
            name: "DarkroomTests",
            dependencies: [
                "Checks", "Darkroom", "PictureEngine", "Goldens", "Files", "WidgetKit", "Processes", "CFrozenClock", "CSeededRandom",
                "CairoGraphics", "DisplayList", "WidgetKitCore", "SwiftUICore",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
    ],
    swiftLanguageModes: [.v5]
)

for framework in declaredFrameworks {
    package.products.append(.library(name: framework.name, targets: [framework.name]))
    package.targets.append(
        .target(
            name: framework.name, dependencies: framework.dependencies,
            path: "Sources/DeclaredFrameworks/\(framework.name)", swiftSettings: [.swiftLanguageMode(.v6)],
            linkerSettings: framework.name == "NaturalLanguage" ? [.linkedLibrary("_FoundationICU")] : []))
}

// Data races in these modules are errors. They declare next to nothing on an actor, so the mode changes neither their
// interface nor what runs in users' programs. In SwiftUICore, SwiftUI, Charts and WidgetKitCore it would insert checks
// of the main actor that stop users' Swift 5 code; Combine, Intents and AppIntents carry users' values whether Sendable
// or not.
let modulesInSwift6Mode: Set = [
    "ActivityKit", "AuthenticationServices", "AVFAudio", "AVFoundation", "CairoGraphics", "CoreGraphics",
    "Checks", "ChecksTests", "CommonCrypto", "CoreData", "CoreDataModels", "CoreImage", "CoreLocation", "CoreText", "CryptoKit",
    "DarkroomMacros", "DeveloperToolsSupport", "DisplayList", "Files", "FoundationSupplement", "Goldens", "ImageIO",
    "MacroExpansions", "os", "OSLog", "PictureEngine", "Processes", "ProgramBuilding", "ProgramBuildingTests",
    "SeedData", "SeedDataTests", "StoreKit", "StructureTests", "Studio", "UIKit",
    "UniformTypeIdentifiers", "UserNotifications",
]
for target in package.targets where modulesInSwift6Mode.contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.swiftLanguageMode(.v6)]
}

extension Target {
    /// A widget extension of Examples/: its sources, its asset catalog, its recorded responses; without the files
    /// that only Xcode reads. It names what it imports, so that nothing else is built for it.
    static func example(
        _ name: String, importing imports: [Target.Dependency] = [], excluding excluded: [String] = []
    ) -> Target {
        .executableTarget(
            name: name, dependencies: ["SwiftUI", "WidgetKit"] + imports,
            path: "Examples/\(name)",
            exclude: ["Info.plist"] + excluded,
            resources: [.copy("Assets.xcassets"), .copy("Fixtures")])
    }
}
