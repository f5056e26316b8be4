import CoreDataModels
import Foundation
import Testing

@testable import ProgramBuilding

/// Core Data's models among the files of a module.
@Suite struct DataModelTests {
    private static let model = """
        <model type="com.apple.IDECoreDataModeler.DataModel">
        <entity name="Food" representedClassName="Food" codeGenerationType="class"><attribute name="name" attributeType="String"/></entity>
        <entity name="Shelf" representedClassName="Shelf" codeGenerationType="category"/>
        </model>
        """
    private static let versions = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>Two.xcdatamodel</string></dict></plist>
        """

    @Test func theCurrentVersionIsGenerated() throws {
        let folder = try TemporaryFolder([
            "W/Pantry.xcdatamodeld/One.xcdatamodel/contents": "<model/>", "W/Pantry.xcdatamodeld/Two.xcdatamodel/contents": Self.model,
            "W/Pantry.xcdatamodeld/.xccurrentversion": Self.versions, "W/A.swift": "import SwiftUI\n",
            "W/Shelf+CoreDataProperties.swift": "", "W/Empty.xcdatamodel/contents": "<model/>",
        ])
        let module = try SourceFolder([folder["W"]]).module
        #expect(module.dataModels.map(\.name) == ["Empty", "Pantry"])
        #expect(
            module.resources.map(\.path) == [
                "Empty.mom", "Pantry.momd/One.mom", "Pantry.momd/Two.mom", "Pantry.momd/VersionInfo.plist",
            ])
        #expect(module.usesCoreData)
        let texts = try GeneratedSources(module: module).texts()
        #expect(
            texts.keys.sorted() == ["Food+CoreDataClass.swift", "Food+CoreDataProperties.swift"],
            "Files that the module has are not generated.")
    }

    @Test(arguments: [
        (["P.xcdatamodeld/P.xcdatamodel/contents"], "P"), (["P.xcdatamodeld/A.xcdatamodel/x", "P.xcdatamodeld/P.xcdatamodel/x"], "P"),
        (["P.xcdatamodeld/B.xcdatamodel/x", "P.xcdatamodeld/C.xcdatamodel/x"], "B"),
    ])
    func versionsWithoutAList(_ files: [String], _ current: String) throws {
        let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
        #expect(ModelFolder(folder["P.xcdatamodeld"]).current?.lastPathComponent == "\(current).xcdatamodel")
    }

    @Test func brokenModelsAreReported() throws {
        let folder = try TemporaryFolder([
            "W/Pantry.xcdatamodeld/One.xcdatamodel/contents": "<model>", "W/A.swift": "", "V/Empty.xcdatamodeld/x": "", "V/A.swift": "",
        ])
        for (name, message) in [
            ("W", "./W/Pantry.xcdatamodeld/One.xcdatamodel/contents: This is not a Core Data model: line 1 is no XML."),
            ("V", "./V/Empty.xcdatamodeld has no .xcdatamodel."),
        ] {
            let module = try SourceFolder([folder[name]]).module
            let error = #expect(throws: (any Error).self) { try GeneratedSources(module: module).texts() }
            #expect(error.map { folder.shortened("\($0)") } == message)
        }
    }

    @Test func classesOfExpressionsComeFromDarkroom() throws {
        let folder = try TemporaryFolder(["A.swift": "let sum = NSExpression(forKeyPath: \"a\")", "B.swift": "import CoreData\n"])
        let module = SourceModule(name: "W", sources: [folder["A.swift"]])
        #expect(
            try GeneratedSources(module: module).texts()["GeneratedFoundationNames.swift"]
                == "import FoundationSupplement\n\npublic typealias NSExpression = FoundationSupplement._NSExpression\n")
        let encoded = try TemporaryFolder(["A.swift": "NSString(data: data, encoding: NSUTF8StringEncoding)"])
        #expect(
            try GeneratedSources(module: SourceModule(name: "W", sources: [encoded["A.swift"]])).texts()[
                "GeneratedFoundationNames.swift"]
                == "import FoundationSupplement\n\npublic var NSUTF8StringEncoding: UInt { 4 }\n")
        #expect(!module.usesCoreData && SourceModule(name: "W", sources: [folder["B.swift"]]).usesCoreData)
    }

    /// A class that is called `Port` is an app's own more often than a run loop's.
    @Test func portsOfRunLoopsComeFromDarkroom() throws {
        let folder = try TemporaryFolder([
            "A.swift": "let port = Port()\n", "B.swift": "struct Port {}\n", "C.swift": "let Portrait = 1\nself.port = metrics.localPort\n",
        ])
        func text(_ names: String...) throws -> String? {
            try GeneratedSources(module: SourceModule(name: "W", sources: names.map { folder[$0] })).texts()["GeneratedFoundationNames.swift"]
        }
        #expect(try text("A.swift") == "import FoundationSupplement\n\npublic typealias Port = FoundationSupplement._Port\n")
        #expect(try text("A.swift", "B.swift") == nil)
        try folder.write("func exp10(_ x: Double) -> Double { libm_exp10(x) }", to: "D.swift")
        #expect(
            try text("D.swift") == "import FoundationSupplement\nimport Glibc\n\n"
                + "@usableFromInline func libm_exp10(_ x: Double) -> Double { Glibc.pow(10, x) }\n")
        #expect(
            try text("C.swift") == "import FoundationSupplement\n\n"
                + "extension URLSessionTaskTransactionMetrics { var localPort: Int? { nil } }\n")
    }

    /// The compiler allows no subclasses of Foundation's locks on Linux. Modules that import this one have Foundation's.
    @Test func locksThatClassesInheritFromComeFromDarkroom() throws {
        let folder = try TemporaryFolder([
            "A.swift": "final class AtomicInt: NSLock {}\nlet other = NSRecursiveLock()\nfunc seek(_ place: fpos_t) {}\n",
            "B.swift": "public final class Gate: NSCondition {}\n", "C.swift": "let lock: NSLock = NSLock()\nclass Door: NSLocker {}\n",
        ])
        func text(_ names: String...) throws -> String? {
            try GeneratedSources(module: SourceModule(name: "W", sources: names.map { folder[$0] })).texts()["GeneratedFoundationNames.swift"]
        }
        #expect(
            try text("A.swift", "B.swift") == "import FoundationSupplement\n\npublic typealias NSCondition = FoundationSupplement._NSCondition\n"
                + "typealias NSLock = FoundationSupplement._NSLock\ntypealias fpos_t = Int64\n")
        #expect(try text("C.swift") == nil)
    }

    /// Foundation reads the machine's own disks, which pictures must not depend on.
    @Test func propertiesOfVolumesComeFromDarkroom() throws {
        let folder = try TemporaryFolder([
            "A.swift": "let name = values.volumeName\nmanager.mountedVolumeURLs()\nspace.serverTrust"
        ])
        let module = SourceModule(name: "W", sources: [folder["A.swift"]])
        let text = try #require(try GeneratedSources(module: module).texts()["GeneratedFoundationNames.swift"])
        #expect(text.contains("extension URLResourceValues { var volumeName: String? { FoundationSupplement._Volume.name } }"))
        #expect(text.contains("extension URLProtectionSpace { var serverTrust: SecTrust? { nil } }"))
        try folder.write("Thread.current.threadDictionary[1] = 2", to: "B.swift")
        let other = try GeneratedSources(module: SourceModule(name: "W", sources: [folder["B.swift"]])).texts()["GeneratedFoundationNames.swift"]
        #expect(other?.hasSuffix("\n\nextension Thread { var threadDictionary: NSMutableDictionary { FoundationSupplement._threadDictionary(of: self) } }\n") == true)
        #expect(text.contains("[FoundationSupplement._Volume.url]") && !text.contains("volumeIsLocal"))
    }
}
