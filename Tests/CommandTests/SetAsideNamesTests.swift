import Foundation
import Testing

/// Runs the tool on sources with names that only something missing has.
@Suite struct SetAsideNamesTests: SetAsideFixture {
    let folder: TemporaryFolder

    init() throws { folder = try Self.folderWithWidget() }

    /// Extensions in a missing package can have what the user's types lack. A name that is like one of theirs is a mistake.
    @Test func membersThatExtensionsGive() throws {
        let event = "struct Event: Encodable { var title = \"\" }\nfunc start() { "
        try write("import CodingKit\n" + event + "_ = try? Event().encoded(using: 1) }\n", to: "Start.swift")
        try write(Self.face, to: "Face.swift")
        let first = try run()
        #expect(first.status == 0, "\(first.errors)")
        #expect(first.errors.contains("(Event.encoded)"), "\(first.errors)")
        // Encodable has encode(to:).
        for mistake in ["titel", "ecnode"] {
            try write("import CodingKit\n" + event + "_ = Event().\(mistake) }\n", to: "Start.swift")
            let result = try run()
            #expect(result.status == 2)
            #expect(result.errors.contains("has no member '\(mistake)'"), "\(result.errors)")
        }
    }

    /// Foundation's predicates cannot ask others, and the compiler does not say in which one it found that.
    @Test func predicatesInPredicates() throws {
        try write(
            """
            struct Trip { var name: String; var stops: [String]? }
            func active(_ text: String) throws -> [Trip] {
                let named = #Predicate<Trip> { $0.name == text }
                let active = #Predicate<Trip> { trip in named.evaluate(trip) && (trip.name != "x" || trip.stops?.isEmpty == false) }
                return try [Trip]().filter(active)
            }
            func start() { _ = try? active("") }

            """, to: "Trips.swift")
        try write(Self.face, to: "Face.swift")
        let result = try run()
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors.contains("active(_:) ") && result.errors.contains("evaluate"), "\(result.errors)")
    }

    /// The compiler says that a closure has too many parameters, and means a member in it.
    @Test func membersInClosures() throws {
        let stream = """
            import OrderKit
            struct Order { var isDone = false }
            func orders() -> AsyncStream<Order> { AsyncStream { $0.finish() } }
            func stream() -> AsyncThrowingStream<Int, any Error> {
                return AsyncThrowingStream { continuation in
                    let task = Task {
                        for await order in orders() {
                            if order.isDone { continuation.yield(2) } else if order.isHandedOver { continuation.finish() }
                        }
                    }
                    continuation.onTermination = { _ in task.cancel() }
                }
            }

            """
        try write(stream + Self.start, to: "Start.swift")
        try write(Self.face, to: "Face.swift")
        let result = try run()
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors.contains("Start.swift:8: stream() stops (isHandedOver)"), "\(result.errors)")
    }

    /// `Moya.Task` does not hide Swift's Task.
    @Test func typesThatAreNamedWithTheirModule() throws {
        try write("import Moya\nstruct Request { var task: Moya.Task = .plain }\n", to: "Request.swift")
        try write(Self.face + "func start() { Task { print(1) } }\n", to: "Face.swift")
        let result = try run()
        #expect(result.status == 0, "\(result.errors)")
        #expect(!result.errors.contains("Face.swift"), "\(result.errors)")
    }

    /// Extensions of Apple's classes make objects of the class that is asked. What follows from that in the same body is no error of its own.
    @Test func objectsThatExtensionsMake() throws {
        try write(
            Self.face + """
                extension ISO8601DateFormatter {
                    static func plain() -> Self {
                        let formatter = self.init()
                        formatter.formatOptions = .withInternetDateTime
                        formatter.formatOptions.subtract(.withTimeZone)
                        return formatter
                    }
                }
                extension DateFormatter {
                    static var year: DateFormatter {
                        let formatter = self.init()
                        formatter.dateFormat = "yyyy"
                        return formatter
                    }
                }
                func start() { precondition(DateFormatter.year.string(from: .now) + ISO8601DateFormatter.plain().string(from: .now) != "") }

                """, to: "Face.swift")
        let result = try run("render", "--strict")
        #expect(result.status == 0, "\(result.errors)")
    }

    /// An extension of a protocol asks for objects of a class of Apple's: what cannot be made is set aside, and no mistake of the user's.
    @Test func objectsThatExtensionsOfProtocolsMake() throws {
        try write(
            Self.face + """
                import CoreData
                protocol Pullable {}
                extension Pullable where Self: NSManagedObject {
                    static func made(in context: NSManagedObjectContext) -> Self {
                        self.init(entity: self.entity(), insertInto: context)
                    }
                }
                func start() {}

                """, to: "Face.swift")
        let result = try run()
        #expect(result.status == 0 && pictures.count == 2, "\(result.errors)")
    }

    /// A type of a package's that has the name of one of Combine's, which sources see without an import, is the package's.
    @Test func namesThatCombineHasToo() throws {
        let wire = "public protocol Cancellable: AnyObject {}\npublic final class Call: Cancellable { public init() {} }\n"
        let call = "import Foundation\nimport Wire\nfunc call() -> Cancellable { Call() }\nfunc start() { _ = call() }\n"
        try writePackage(library: wire, program: call)
        let result = try run("render", "--strict")
        #expect(result.status == 0, "\(result.errors)")
    }

    /// A short name of a library is not taken for one of a missing module.
    @Test func shortNamesOfLibraries() throws {
        try writePackage(
            library: "public let AF = [1]\n", program: "import OrderKit\nimport Wire\nfunc start() { precondition(AF.count == 1) }\n")
        let result = try run()
        #expect(result.status == 0 && !result.errors.contains("AF"), "\(result.errors)")
    }

    /// SwiftUI's macro `Entry` keeps the compiler from inferring the type of the entries where the provider is in a source of its own.
    @Test func providersInASourceOfTheirOwn() throws {
        try write(
            """
            import SwiftUI
            import WidgetKit

            struct Provider: TimelineProvider {
                func placeholder(in context: Context) -> Moment { Moment(date: .now) }
                func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment(date: .now)) }
                func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                    completion(Timeline(entries: [Moment(date: .now)], policy: .never))
                }
            }

            struct Moment: TimelineEntry { let date: Date }

            """, to: "Provider.swift")
        try write(
            """
            import SwiftUI
            import WidgetKit

            @main struct Hello: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "Hello", provider: Provider()) { entry in
                        Text("A").containerBackground(.fill.tertiary, for: .widget)
                    }.supportedFamilies([.systemSmall, .systemMedium])
                }
            }

            """, to: "Widget.swift")
        let result = try run("render", "--strict")
        #expect(result.status == 0 && pictures.count == 2, "\(result.errors)")
    }

    /// Makes the folder a package of the widget and the library Wire.
    private func writePackage(library: String, program: String) throws {
        try FileManager.default.removeItem(at: sources.appendingPathComponent("Widget.swift"))
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "W", targets: [.target(name: "Wire", path: "Wire"), .target(name: "W", dependencies: ["Wire"], path: "W")])
            """
        for (path, text) in [
            ("Package.swift", manifest), ("Wire/Wire.swift", library), ("W/Face.swift", Self.face), ("W/Call.swift", program),
            ("W/Widget.swift", Self.widget),
        ] {
            let file = sources.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    /// The state of a Live Activity that is made up is decoded. Where a type in it is missing, the widgets are drawn.
    @Test func statesOfMissingTypes() throws {
        let activity = """
            import ActivityKit
            import CarKit
            import SwiftUI
            import WidgetKit
            struct Ride: ActivityAttributes { struct ContentState: Codable, Hashable { var status: CarStatus } }
            struct RideActivity: Widget {
                var body: some WidgetConfiguration {
                    ActivityConfiguration(for: Ride.self) { _ in Text("A") } dynamicIsland: { _ in
                        DynamicIsland { DynamicIslandExpandedRegion(.center) { Text("A") } } compactLeading: { Text("A") } compactTrailing: {
                            Text("A")
                        } minimal: { Text("A") }
                    }
                }
            }
            @main struct All: WidgetBundle { var body: some Widget { Hello(); RideActivity() } }

            """
        try write(Self.widget.replacingOccurrences(of: "@main ", with: ""), to: "Widget.swift")
        try write(activity, to: "Activity.swift")
        try write(Self.face + Self.start, to: "Face.swift")
        let result = try run()
        #expect(pictures.filter { $0.hasPrefix("Hello") }.count == 2, "\(result.errors)")
        #expect(result.errors.contains("Activity.swift:5: CarStatus of the module CarKit is not available. Write a"), "\(result.errors)")
    }
}
