import Foundation
import Testing

/// Runs the tool on sources of which Darkroom cannot compile parts.
@Suite struct SetAsideTests: SetAsideFixture {
    let folder: TemporaryFolder

    init() throws { folder = try Self.folderWithWidget() }

    /// Renders with a compiler that writes down what it is asked to do.
    private func runWritingDownCompilations() throws -> (result: Program.Result, lines: [String]) {
        let log = folder.url.appendingPathComponent("log")
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let compiler = try #require(path.split(separator: ":").map { String($0) + "/swiftc" }.first { access($0, X_OK) == 0 })
        let tools = folder.url.appendingPathComponent("tools", isDirectory: true)
        try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
        let script = tools.appendingPathComponent("swiftc")
        try Data("#!/bin/sh\necho \"$*\" >> '\(log.path)'\nexec '\(compiler)' \"$@\"\n".utf8).write(to: script)
        chmod(script.path, 0o755)
        let result = try Program(name: "darkroom").run(
            ["render", sources.path, "--cache", folder.url.appendingPathComponent("cache").path, "--output", output.path],
            environment: ["PATH": "\(tools.path):\(path)"], in: folder.url)
        return (result, try String(contentsOf: log, encoding: .utf8).split(separator: "\n").map { " \($0) " })
    }

    @Test func anUnusedModuleIsNotNeeded() throws {
        try write("import Lottie\n" + Self.face + Self.start, to: "Face.swift")
        let first = try run()
        #expect(first.status == 0, "\(first.errors)")
        #expect(pictures == ["Hello/systemMedium.png", "Hello/systemSmall.png"])
        let note = """
            warning: parts of the sources that Darkroom cannot compile are set aside:
              module Lottie: imported by one file, and not needed

            """
        #expect(first.errors == note)
        // The cache remembers it.
        let second = try run("list")
        #expect(second.status == 0)
        #expect(second.errors == note)
        let strict = try run("render", "--strict")
        // The pictures are written nevertheless.
        #expect(strict.status == 1)
        #expect(strict.errors == note + "error: --strict: there is a warning.\n", "\(strict.errors)")
        #expect(strict.output.hasPrefix("Wrote 2 pictures"))
    }

    /// A check for data races fails over what Darkroom's frameworks do not declare. It does not change a picture.
    @Test func checksForDataRaces() throws {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "W", targets: [.target(name: "W", path: "Code")])
            """
        try write(manifest, to: "Package.swift")
        let code = sources.appendingPathComponent("Code", isDirectory: true)
        try FileManager.default.createDirectory(at: code, withIntermediateDirectories: true)
        try FileManager.default.moveItem(
            at: sources.appendingPathComponent("Widget.swift"), to: code.appendingPathComponent("Widget.swift"))
        try write(Self.face + Self.start + "final class Box { var value = 0 }\nlet shared = Box()\n", to: "Code/Face.swift")
        let first = try run()
        #expect(first.status == 0, "\(first.errors)")
        #expect(pictures == ["Hello/systemMedium.png", "Hello/systemSmall.png"])
        #expect(first.errors.hasPrefix("warning: W is compiled without Swift 6's checks for data races, because one fails"))
        #expect(first.errors.contains("/W/Code/Face.swift:5: let 'shared' is not concurrency-safe"), "\(first.errors)")
        // What is missing is set aside after the same attempt.
        try write(Self.face + Self.start + "final class Box { var value = 0 }\nlet shared = Box()\nfunc other() { _ = ARSession() }\n", to: "Code/Face.swift")
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("cache"))
        let (second, lines) = try runWritingDownCompilations()
        #expect(second.status == 0, "\(second.errors)")
        let attempts = lines.count { $0.contains(" -module-name W ") && !$0.contains(" -emit-executable ") }
        #expect(attempts == 3, "One fails, one checks types, and one makes code: \(attempts)")
    }

    /// `Scrypt` of a missing package is like `Locale.Script`, which nobody calls that way. `Txet` is a mistake.
    @Test func aNameThatIsLikeOneInsideOfAType() throws {
        try write("import Vault\n" + Self.face + Self.start + "func key() -> Int { Scrypt(rounds: 3).value }\n", to: "Face.swift")
        let result = try run()
        #expect(result.status == 0 && pictures.count == 2, "\(result.errors)")
        #expect(result.errors.contains("module Vault: ") && result.errors.contains("Scrypt"), "\(result.errors)")
        try write("import Vault\n" + Self.face + Self.start + "let view = Txet(\"A\")\n", to: "Face.swift")
        let misspelt = try run()
        #expect(misspelt.status == 2 && misspelt.errors.contains("Did you mean Text?"), "\(misspelt.errors)")
    }

    /// The compiler says of a key that no form of `@Environment` takes it.
    @Test func keysOfTheEnvironmentThatAreMissing() throws {
        let button = """

            struct AddButton: View {
                @Environment(\\.pencilPreferredSqueezeAction) var placement
                var body: some View { Text(placement == nil ? "A" : "B") }
            }

            """
        try write(Self.face + Self.start + button, to: "Face.swift")
        let result = try run()
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors.contains("EnvironmentValues.pencilPreferredSqueezeAction"), "\(result.errors)")
        // A misspelt key is the user's own.
        try write(Self.face + Self.start + button.replacing("pencilPreferredSqueezeAction", with: "widgetFamly"), to: "Face.swift")
        let misspelt = try run()
        #expect(misspelt.status == 2)
        #expect(misspelt.errors.contains("Face.swift:6: Did you mean widgetFamily?"), "\(misspelt.errors)")
    }

    @Test func sourcesSeeFrameworksThroughHeaders() throws {
        try write(Self.face + Self.start, to: "Face.swift")
        try write("import Foundation\nenum Theme { static let tint = UIColor.red }\n", to: "Theme.swift")
        let result = try run()
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors == "")
    }

    /// `W.Moment` is the module's own type, also where its source imports something missing.
    @Test func theModulesNameBeforeATypes() throws {
        try write("import Lottie\n" + Self.face + Self.start + "let moments: [W.Moment] = [Moment(date: .now)]\n", to: "Face.swift")
        let result = try run()
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors.hasSuffix(":\n  module Lottie: imported by one file, and not needed\n"), "\(result.errors)")
    }

    /// The states of Live Activities come from the extension's own previews. A library's can need what is set aside.
    @Test func previewsOfLibraries() throws {
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "W", targets: [.target(name: "Kit"), .target(name: "W", dependencies: ["Kit"])])
            """
        let kit = "import SwiftUI\npublic struct Kit { public init() {} }\nstruct Kit_Previews: PreviewProvider {\n"
            + "    static var previews: some View { Text(verbatim: \"\\(ARSession().count)\") }\n}\n"
        let ride = """
            import ActivityKit
            import Kit
            import SwiftUI
            import WidgetKit

            struct Ride: ActivityAttributes { struct ContentState: Codable, Hashable { var minutes: Int } }

            @main struct RideActivity: Widget {
                let kit = Kit()
                var body: some WidgetConfiguration {
                    ActivityConfiguration(for: Ride.self) { context in Text(verbatim: "\\(context.state.minutes)") } dynamicIsland: { _ in
                        DynamicIsland { DynamicIslandExpandedRegion(.center) { Text("A") } } compactLeading: { Text("B") } compactTrailing: {
                            Text("C")
                        } minimal: { Text("D") }
                    }
                }
            }

            """
        try FileManager.default.removeItem(at: sources.appendingPathComponent("Widget.swift"))
        for (path, text) in [("Package.swift", manifest), ("Sources/Kit/Kit.swift", kit), ("Sources/W/Ride.swift", ride)] {
            let file = sources.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let result = try run()
        #expect(result.status == 0, "\(result.errors)")
        #expect(pictures.filter { $0.hasSuffix(".png") }.count == 4, "\(pictures)")
    }

    /// Until the source that declares a type has its import, the compiler says wrong things about those that use the type.
    @Test func errorsThatFollowFromAnImportOfAnotherSource() throws {
        try write("import Foundation\nstruct Pet { let name: String; var image: UIImage? }\n", to: "Pet.swift")
        try write(
            """
            import Lottie
            import SwiftUI

            struct Face: View {
                let pets = [Pet(name: "A", image: nil)]
                var body: some View {
                    ForEach(Array(pets.enumerated()), id: \\.offset) { index, pet in
                        let place = index + 1
                        Text(verbatim: "\\(place)")
                        Portrait(image: pet.image, isFirst: index == 0)
                    }
                }
            }
            struct Portrait: View {
                let image: UIImage?
                let isFirst: Bool
                var body: some View { Text(verbatim: image == nil ? "none" : "one") }
            }

            """ + Self.start, to: "Face.swift")
        let result = try run()
        #expect(result.status == 0, "\(result.errors)")
        #expect(pictures == ["Hello/systemMedium.png", "Hello/systemSmall.png"])
        #expect(result.errors.contains("  module Lottie: imported by one file, and not needed\n"), "\(result.errors)")
    }

    @Test func typesOfMissingModulesWhereverTheyStand() throws {
        try write(Self.face, to: "Face.swift")
        try write(
            """
            import Foundation
            import ObjectStore
            import FirebaseCore
            import ARKit

            final class Dog: Object, Codable {
                @Persisted(primaryKey: true) var id: String
                @Persisted var name = ""
                override init() { super.init() }
            }
            struct Kennel: Codable, Hashable { var dog: ObjectStore.Dog2; var dogs: [Cat] = [] }
            extension Cat: Treat { func eat() {} }
            struct Reader: ReaderProtocol {
                @Default(.flag) var flag
                @Injected var service: Service
                func read(_ results: Results<Dog>, in configuration: Realm.Configuration = .defaultConfiguration) -> Results<Dog>? { nil }
                func any(_ value: any Storable) -> some Hashable { value.hash }
                var shown: Bool { flag }
            }
            @Observed final class Model { var value = 3 }
            final class Store {
                static let shared = Store()
                let health = ARSession()
                lazy var realm = try! Realm()
                func steps() async throws -> Double {
                    let type = ARFrame(.last)
                    try await health.requestAuthorization(toShare: [], read: [type])
                    return #steps(type)
                }
            }
            func start() {
                FirebaseApp.configure()
                Analytics.logEvent("start", parameters: nil)
            }
            func save(with encoder: Firestore.Encoder, or decoder: Firestore.Decoder) {}

            """, to: "Store.swift")
        let result = try run("render", "--json")
        #expect(result.status == 0, "\(result.errors)")
        #expect(pictures.count == 2)
        for part in [
            "module ObjectStore: ", "Apple's ARKit: ", "module FirebaseCore: ", "Store.swift:7: Dog.id stops (Persisted)",
        ] { #expect(result.errors.contains(part), "\(part)\n\(result.errors)") }
        struct Report: Decodable {
            struct Part: Decodable {
                let kind, module, name, place, file: String
                let line: Int
            }
            let setAside: [Part]
        }
        let parts = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8)).setAside
        #expect(parts.contains { $0.kind == "statement" && $0.name == "FirebaseApp" && $0.line == 32 && $0.module == "FirebaseCore" })
        #expect(parts.contains { $0.kind == "stop" && $0.name == "ARSession" && $0.place == "Store.health" })
        #expect(parts.allSatisfy { $0.file.hasSuffix("/W/Store.swift") })
    }

    /// A missing protocol gives its types a Context, as a provider has one. No type of this name stands for it.
    @Test func typesThatProtocolsGive() throws {
        try write(Self.face + Self.start, to: "Face.swift")
        try write(
            """
            import Intents
            import Hosting
            import WidgetKit

            struct Host: Hosted {
                func make(context: Context) -> Int { context.count }
            }
            struct Configured: IntentTimelineProvider {
                func placeholder(in context: Context) -> Moment { Moment(date: .now) }
                func getSnapshot(for intent: INIntent, in context: Context, completion: @escaping (Moment) -> Void) { completion(later) }
                func getTimeline(for intent: INIntent, in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
                    add(to: context)
                }
            }
            private extension Configured {
                var later: Moment { Moment(date: .now) }
                func add(to context: Context) {}
            }
            let intent: Configured.Intent.Type = INIntent.self

            """, to: "Host.swift")
        let result = try run("render", "--json")
        #expect(result.status == 0, "\(result.errors)")
        #expect(pictures.count == 2)
        #expect(!result.output.contains("Configured"), "\(result.output)")
    }

    @Test func aBodyThatIsReachedEndsItsPicture() throws {
        try write(Self.start, to: "Start.swift")
        try write(
            """
            import SwiftUI
            import ARKit

            struct Face: View {
                @Environment(\\.widgetFamily) var family
                var body: some View {
                    if family == .systemMedium {
                        Text(verbatim: "\\(Store().count())")
                    } else {
                        Text("A")
                    }
                }
            }
            struct Store {
                func count() -> Int {
                    ARSession().count
                }
            }

            """, to: "Face.swift")
        let result = try run()
        #expect(result.status == 3, "\(result.errors)")
        #expect(pictures == ["Hello/systemSmall.png"])
        #expect(
            result.errors.contains(
                "error: W/Face.swift:16: ARSession is not available on Linux; give the data with --defaults, --fixture or "
                    + "--data\n"), "\(result.errors)")
        #expect(result.errors.contains("Hello systemMedium ended the program; the others are drawn without it."))
        #expect(!result.errors.contains("crash"), "\(result.errors)")
    }

    /// Code that handles errors gets one, and a function without a result returns. Both are said once, and the pictures are drawn.
    @Test func codeThatHandlesErrorsGoesOn() throws {
        try write(
            """
            import SwiftUI
            import ARKit

            struct Face: View {
                var body: some View { Text(verbatim: "\\(Store().count)") }
            }
            struct Store {
                var count: Int { (try? load()) ?? safe() }
                func load() throws -> Int {
                    ARSession().count
                }
                func safe() -> Int {
                    do {
                        return ARSession().count
                    } catch {
                        return "\\(error)".hasSuffix("ARSession is not available on Linux") ? 2 : 1
                    }
                }
            }
            func start() {
                ARSession().count += 1
            }

            """, to: "Face.swift")
        let result = try run()
        #expect(result.status == 0, "\(result.errors)")
        #expect(pictures.count == 2)
        for line in [
            "W/Face.swift:10: ARSession is not available on Linux; the code gets an error in its place\n",
            "W/Face.swift:14: ARSession is not available on Linux; the code gets an error in its place\n",
            "W/Face.swift:21: ARSession is not available on Linux; what the function does there is skipped\n",
        ] {
            #expect(result.errors.components(separatedBy: "warning: " + line).count == 2, "\(line)\n\(result.errors)")
        }
    }

    /// A variable of one body has nothing to do with one of the same name in another.
    @Test func variablesOfOtherBodies() throws {
        try write(
            "import Lottie\n" + Self.face + "func start() {\n    let bg = LottieView.shared\n    bg.play()\n}\n", to: "Face.swift")
        try write("func title() -> String {\n    let bg = 3\n    return bg\n}\n", to: "Title.swift")
        let result = try run()
        #expect(result.status == 2, "\(result.errors)")
        #expect(
            result.errors.contains("Title.swift:3:12: error: cannot convert return expression of type 'Int' to return type 'String'"),
            "\(result.errors)")
    }

    /// What a widget prints without end is cut off, and said once.
    @Test func printingHasALimit() throws {
        try write(Self.face, to: "Face.swift")
        try write("func start() {\n  for i in 0..<40_000 { print(String(repeating: \"x\", count: 99)) }\n}\n", to: "Start.swift")
        let result = try run()
        #expect(result.status == 0)
        #expect(result.errors.utf8.count < 2 << 20)
        #expect(result.errors.components(separatedBy: "the widget's code prints more than 1 MiB").count == 2)
    }

    @Test func changedFilesAreLookedAtAlone() throws {
        try write(Self.face + Self.start, to: "Face.swift")
        try write("import ObjectStore\nfunc a() -> Object { Object() }\nfunc b() -> Int { \"1\" }\n", to: "Store.swift")
        let broken = try run()
        #expect(broken.status == 2)
        #expect(broken.errors.contains("Store.swift:3:19: error: cannot convert return expression"), "\(broken.errors)")
        try write("import ObjectStore\nfunc a() -> Object { Object() }\nfunc b() {}\n", to: "Store.swift")
        #expect(try run().status == 0)
        // What is not missing any more is compiled again.
        try write("class Object {}\nfunc a() -> Object { Object() }\nfunc b() {}\n", to: "Store.swift")
        let mended = try run()
        #expect(mended.status == 0)
        #expect(mended.errors == "")
    }

    /// Xcode writes such an import where it completes a name.
    @Test func hiddenPartsOfFrameworksAreTheFrameworks() throws {
        try write(
            "import _LocationEssentials\n" + Self.face + "func start() { _ = CLLocation(latitude: 1, longitude: 2) }\n", to: "Face.swift")
        let result = try run()
        #expect(result.status == 0 && result.errors == "", "\(result.errors)")
    }

    /// A file that is there now may declare what an unchanged one was compiled without.
    @Test func aNewFileDeclaresWhatWasSetAside() throws {
        try write("import Lottie\nimport SwiftUI\nstruct Face: View { var body: some View { LottieView() } }\n" + Self.start, to: "Face.swift")
        let without = try run()
        #expect(without.status == 3 && pictures == [], "\(without.errors)")
        try write("import SwiftUI\nstruct LottieView: View { var body: some View { Text(\"A\") } }\n", to: "LottieView.swift")
        let with = try run()
        #expect(with.status == 0 && pictures == ["Hello/systemMedium.png", "Hello/systemSmall.png"], "\(with.errors)")
    }

    /// `High` tells late that a missing type is a class that others inherit from. Of the modules before, only those that name the
    /// type, or import one that does, are compiled again.
    @Test func aTypeThatTurnsOutLateToBeAnother() throws {
        try write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "W", targets: [
                .target(name: "Low"), .target(name: "Middle", dependencies: ["Low"]), .target(name: "Apart"),
                .target(name: "High", dependencies: ["Middle", "Apart"]), .target(name: "W", dependencies: ["High"]),
            ])
            """, to: "Package.swift")
        let low = "import Foundation\nimport Lottie\npublic func show(_ cell: LottieCell?) {}\npublic typealias Cell = LottieCell\n"
        let high = "import Apart\nimport Middle\nimport Low\nfinal class Small: Cell {}\npublic let size = count + apart\n"
        for (path, text) in [
            ("Low/A.swift", low), ("Middle/A.swift", "import Low\npublic let count = 1\n"),
            ("Apart/A.swift", "public let apart = 1\n"), ("High/A.swift", high), ("W/Face.swift", Self.face + Self.start),
            ("W/Use.swift", "import High\nlet two = size\n"), ("W/Widget.swift", Self.widget),
        ] {
            let file = sources.appendingPathComponent("Sources/\(path)")
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try FileManager.default.removeItem(at: sources.appendingPathComponent("Widget.swift"))
        let (result, lines) = try runWritingDownCompilations()
        #expect(result.status == 0, "\(result.errors)")
        #expect(pictures.count == 2)
        // The whole of a module is made with one call.
        let made = ["Low", "Middle", "Apart"].map { name in lines.count { $0.contains(" -module-name \(name) ") && $0.contains(" -c ") } }
        #expect(made == [2, 2, 1], "\(made)")
        #expect(lines.contains { $0.contains(" -module-name High ") && $0.contains(" -c ") })
    }

    /// Libraries that do not import each other are compiled side by side, and each once, also where something is set aside.
    @Test func librariesBesideEachOther() throws {
        let names = ["One", "Two", "Three", "Four"]
        let targets = names.map { ".target(name: \"\($0)\"), " }.joined()
        try write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "W", targets: [
                \(targets).target(name: "W", dependencies: [\(names.map { "\"\($0)\"" }.joined(separator: ", "))]),
            ])
            """, to: "Package.swift")
        for (path, text) in names.map({ ("\($0)/A.swift", "import SwiftUI\npublic func f\($0)() -> Int { 1 }\n") }) + [
            ("Three/B.swift", "import HealthKit\nfunc unused() { HKNotThere().run() }\n"), ("W/Face.swift", Self.face + Self.start),
            ("W/Use.swift", names.map { "import \($0)\n" }.joined() + "let sum = fOne() + fTwo() + fThree() + fFour()\n"),
            ("W/Widget.swift", Self.widget),
        ] {
            let file = sources.appendingPathComponent("Sources/\(path)")
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try FileManager.default.removeItem(at: sources.appendingPathComponent("Widget.swift"))
        let (result, lines) = try runWritingDownCompilations()
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors.contains("a statement of unused() is skipped (HKNotThere)"), "\(result.errors)")
        let counts = names.map { name in lines.count { $0.contains(" -module-name \(name) ") && $0.contains(" -c ") } }
        #expect(counts == [1, 1, 2, 1], "\(counts)")
    }
}
