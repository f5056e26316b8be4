import Foundation
import Testing

@testable import ProgramBuilding

/// Conditions and imports of sources, as the compiler reads them for a platform.
@Suite struct PlatformConditionsTests {
    private func resolved(_ source: String, for platform: Platform = .iOS) -> String {
        PlatformConditions(platform: platform).resolved(Data(source.utf8)).map { String(decoding: $0, as: UTF8.self) } ?? source
    }

    @Test(arguments: [
        ("os(iOS)", "true   "),
        ("os(watchOS)", "false      "),
        ("os( macOS )", "false      "),
        ("!os(Linux)", "!false    "),
        ("(os(iOS) || os(tvOS)) && DEBUG", "(true    || false   ) && DEBUG"),
        ("canImport(Glibc) || canImport(UIKit)", "false            || canImport(UIKit)"),
        ("canImport(FoundationNetworking)", "false                          "),
        ("canImport(os.log)", "canImport(os)    "), ("canImport(WatchKit)", "false              "),
        ("canImport(AppKit)", "false            "),
        ("canImport(Own.Part)", "canImport(Own.Part)"),
        ("arch(arm64)", "true       "),
        ("arch(x86_64) && !arch(i386)", "false        && !false     "),
        ("swift(>=5.9) && compiler(>=6)", "swift(>=5.9) && compiler(>=6)"),
        ("targetEnvironment(simulator)", "targetEnvironment(simulator)"),
        ("videos(iOS) || OSX", "videos(iOS) || OSX"),
    ])
    func conditionsOnIOS(_ condition: String, _ expected: String) {
        for directive in ["#if ", "  #if ", "#elseif ", "#if\t"] {
            #expect(resolved("\(directive)\(condition)\n") == "\(directive)\(expected)\n")
        }
    }

    /// The names are those that FoundationSupplement passes on.
    @Test func namesOutsideFoundationAreThoseOfTheSupplement() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/FoundationSupplement/Network/_URLSystem.swift")
        let names = try String(contentsOf: file, encoding: .utf8).matches(of: #/public typealias (\w+) =/#).map { String($0.output.1) }
        #expect(Set(names) == PlatformConditions.namesOutsideFoundation)
    }

    /// Foundation on Linux keeps networking in another module, and calls its types `AnyObject`.
    @Test func namesOfFoundationThatAreOthersOnLinux() {
        #expect(
            resolved("let a: Foundation.URLSession.AuthChallengeDisposition = f(Foundation.URLRequest(url: u))\n")
                == "let a: _URLSystem.URLSession.AuthChallengeDisposition = f(_URLSystem.URLRequest(url: u))\n")
        #expect(resolved("let a = \"\\(Foundation.URLSession.shared)\"") == "let a = \"\\(_URLSystem.URLSession.shared)\"")
        #expect(
            resolved("let a = Date.ComponentsFormatStyle.timeDuration\n") == "let a = _DateComponentsFormatStyle.timeDuration\n")
        for same in [
            "let a: My.Date.ComponentsFormatStyle\n", "let a: Date.ComponentsFormatStyleOfMine\n", "let a: Foundation.URL\n", "let a: My.Foundation.URLSession\n", "let a: MyFoundation.URLSession\n",
            "// Foundation.URLSession\n", "let a = \"Foundation.URLSession\"\n", "import class Foundation.URLSession\n",
            "let a: Foundation.URLSessionKind\n", "Foundation.\n",
        ] {
            #expect(resolved(same) == same)
        }
    }

    /// Xcode evaluates manifests on a Mac, whatever the target's platform is.
    @Test func manifestsAreReadAsOnAMac() {
        func manifest(_ text: String) -> String? { PlatformConditions.resolvedManifest(Data(text.utf8)).map { String(decoding: $0, as: UTF8.self) } }
        #expect(
            manifest("// swift-tools-version: 5.9\n#if os(Linux) || canImport(Glibc)\nadd()\n#elseif os(macOS)\n#endif\n")
                == "// swift-tools-version: 5.9\n#if false     || false           \nadd()\n#elseif true     \n#endif\n")
        #expect(manifest("#if canImport(Darwin) && canImport(Own) && os(iOS)\n") == "#if true              && canImport(Own) && false  \n")
        #expect(manifest("#if swift(>=5.9)\nlet text = \"#if os(Linux)\"\n#endif\n") == nil)
        // The manifest runs on this system.
        #expect(
            manifest("#if canImport(Darwin)\nimport Darwin.C\n#elseif canImport(Glibc)\nimport Glibc\n#endif\n")
                == "#if true             \nimport Glibc\n#elseif false           \nimport Glibc\n#endif\n")
    }

    /// A patch release of the tools adds nothing to manifests.
    @Test func toolsOfAnyPatchReleaseReadAManifest() {
        func manifest(_ text: String) -> String? { PlatformConditions.resolvedManifest(Data(text.utf8)).map { String(decoding: $0, as: UTF8.self) } }
        #expect(manifest("// swift-tools-version: 6.3.2\nlet a = 1\n") == "// swift-tools-version: 6.3\nlet a = 1\n")
        #expect(manifest("// swift-tools-version:5.9.0") == "// swift-tools-version:5.9")
        #expect(manifest("// swift-tools-version: 6.3\nlet a = 1\n") == nil)
        #expect(manifest("let a = 1 // 6.3.2\n") == nil)
    }

    @Test(arguments: [
        (Platform.iOS, ["iOS", "UIKit", "ActivityKit"]), (.watchOS, ["watchOS", "UIKit"]), (.macOS, ["macOS", "OSX"]),
        (.visionOS, ["visionOS", "xrOS", "UIKit", "ActivityKit"]),
    ])
    func namesThatHoldOnAPlatform(_ platform: Platform, _ expected: [String]) {
        let systems = ["iOS", "watchOS", "macOS", "OSX", "visionOS", "xrOS", "tvOS", "Linux"]
        let modules = ["UIKit", "ActivityKit"]
        let holding = systems.filter { resolved("#if os(\($0))\n", for: platform).contains("true") }
            + modules.filter { !resolved("#if canImport(\($0))\n", for: platform).contains("false") }
        #expect(holding == expected)
    }

    /// Text that looks like a condition or an import and is none.
    @Test(arguments: [
        "// #if os(iOS)\n",
        "/* /* */\n#if os(iOS)\n*/\n",
        "let text = \"\"\"\n#if os(iOS)\n\"\"\"\n",
        "let text = #\"\"\"\n\\(a)\"\"\"\n#if os(iOS)\n\"\"\"#\n",
        "let text = \"\"\"\n\\(\"a\" + \")\")\n#if os(iOS)\n\"\"\"\n",
        "call(a) #if os(iOS)\n",
        "#iffy os(iOS)\n",
        "// import os.log\n",
        "let text = \" import os.log\"\n",
        "reimport os.log\n",
        "let text = \"\\\" import os.log\"\n",
    ])
    func commentsAndStringsStay(_ source: String) {
        #expect(PlatformConditions(platform: .iOS).resolved(Data(source.utf8)) == nil)
    }

    /// Conditions behind text whose end must be found.
    @Test(arguments: [
        "/* /* */ */\n", "let a = \"\\\"\"\n", "let a = \"\\(\"#if ()\")\"\n", "let a = #\"\\\"#\n", "let a = \"\\\\\"\n",
        "let a = \"\"\"\n\"\" \\\"\"\"\n\"\"\"\n", "let a = #\"\"\"\n\"\"\" \\#(\"\"\"\n)\n\"\"\")\n\"\"\"#\n", "let a = \"unterminated\n",
        "let a = \"\\(f(\"(\", [(1)]))\"\n", "#available(a)\n", "\u{FEFF}", "line\r\n", "// \"\n", "/* \" */\n",
    ])
    func conditionsBehindTextAreFound(_ before: String) {
        #expect(resolved(before + "#if os(iOS)\n#endif\n") == before + "#if true   \n#endif\n")
    }

    @Test(arguments: [
        ("import os.log", "import os    "),
        ("@preconcurrency import os.log", "@preconcurrency import os    "),
        ("import Foundation.NSDate ; import WidgetKit", "import Foundation        ; import WidgetKit"),
        ("\u{FEFF}import os.log", "\u{FEFF}import os    "),
        ("import AppKit.NSImage", "import AppKit        "), ("import CoreData.NSManagedObject", "import CoreData                "),
        ("import class UIKit.UIImage", "import class UIKit.UIImage"),
        ("import Own.Part", "import Own.Part"),
    ])
    func importsOfSubmodules(_ source: String, _ expected: String) {
        #expect(resolved(source + "\n") == expected + "\n")
    }

    /// The compiler's messages name the user's lines and columns.
    @Test func placesStay() {
        let source = "\u{FEFF}// ü\r\n#if os(iOS) && canImport(Glibc) // ü\r\nimport os.log\r\n#elseif arch(x86_64)\n#endif"
        let before = Array(source.utf8)
        let after = Array(resolved(source).utf8)
        #expect(before != after)
        #expect(before.count == after.count)
        let newlines = { (bytes: [UInt8]) in bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") } }
        #expect(newlines(before) == newlines(after))
    }

    /// Only changed sources are shown to the compiler from another place.
    @Test func theOverlayHoldsChangedSources() throws {
        let folder = try TemporaryFolder()
        let none = try SourceOverlay(of: [:], in: folder["none"])
        #expect(none.arguments == [])
        #expect(!FileManager.default.fileExists(atPath: folder["none"].path))

        let text = Data("#if true   \n#endif\n".utf8)
        let overlay = try SourceOverlay(of: [folder["A.swift"].path: text], in: folder["overlay"])
        #expect(overlay.arguments == ["-vfsoverlay", folder["overlay/overlay.json"].path])
        let list = try JSONSerialization.jsonObject(with: Data(contentsOf: folder["overlay/overlay.json"])) as? [String: Any]
        let roots = try #require(list?["roots"] as? [[String: Any]])
        #expect(roots.map { $0["name"] as? String } == [folder.url.path])
        let file = try #require((roots.first?["contents"] as? [[String: Any]])?.first)
        #expect(file["name"] as? String == "A.swift")
        let copy = try #require(file["external-contents"] as? String)
        #expect(try String(contentsOfFile: copy, encoding: .utf8) == "#if true   \n#endif\n")
    }

    @Test(arguments: [
        ("import A", ["A"]), ("  @testable import A\n@_exported import B", ["A", "B"]), ("import struct A.B", ["A"]),
        ("@_spi(X) public import A", ["A"]), ("internal import A\nprivate import B", ["A", "B"]), ("let a = 1 // import A", []),
        ("#if os(macOS)\nimport AppKit\n#endif", ["AppKit"]), ("import A; import B", ["A"]), ("import os.log // x", ["os"]),
    ])
    func importsOfSources(_ text: String, _ expected: [String]) {
        #expect(PlatformConditions(platform: .iOS).read(Data(text.utf8)).imports == expected)
    }
}
