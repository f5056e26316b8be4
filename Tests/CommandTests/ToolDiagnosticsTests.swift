import Foundation
import Testing

/// Tests the tool's messages about sources that do not compile for reasons of the user's own.
@Suite struct ToolDiagnosticsTests {
    private func result(_ files: [String: String]) throws -> (Program.Result, folder: String) {
        let folder = try TemporaryFolder()
        for (name, text) in files { try Data(text.utf8).write(to: folder.url.appendingPathComponent(name)) }
        let paths = files.keys.sorted().map { folder.url.appendingPathComponent($0).path }
        let result = try Program(name: "darkroom").run(
            ["render"] + paths + ["--cache", folder.url.appendingPathComponent("cache").path])
        return (result, folder.url.path)
    }

    @Test(arguments: ["", "import ObjectStore\nimport HealthKit\n"])
    func whatIsMisspeltStaysAnError(_ imports: String) throws {
        let head = "import SwiftUI\n\(imports)"
        let line = head.split(separator: "\n").count
        let (result, folder) = try result([
            "A.swift": head + """
                struct A: View {
                    let total = 3
                    var body: some View { Text("x").paddding(3) }
                    var color: Color { Colr.red }
                    func sum() -> Int { totl }
                    func number() -> Int { let x: Int = "s"; return x }
                    func color() -> UIColr { .red }
                    func other(_ a: A) -> Int { a.totall }
                }
                """
        ])
        #expect(result.status == 2)
        for (row, text) in [
            (3, "value of type 'Text' has no member 'paddding'"), (4, "cannot find 'Colr' in scope"),
            (5, "cannot find 'totl' in scope"), (6, "cannot convert value of type 'String' to specified type 'Int'"),
            (7, "cannot find type 'UIColr' in scope"), (8, "value of type 'A' has no member 'totall'"),
        ] {
            #expect(result.errors.contains("\(folder)/A.swift:\(line + row):"), "\(text)\n\(result.errors)")
            #expect(result.errors.contains("error: \(text)"), "\(text)\n\(result.errors)")
        }
        #expect(result.errors.split(separator: "\n").count <= 60)
    }

    @Test func aMissingReturnStaysAnError() throws {
        let (result, folder) = try result([
            "A.swift": "import ObjectStore\nfunc f() -> Int {\n}\nfunc g() -> Object { Object() }\n"
        ])
        #expect(result.status == 2)
        #expect(result.errors.contains("\(folder)/A.swift:3:1: error: missing return in global function"), "\(result.errors)")
        #expect(result.errors.contains("Besides, what needs module ObjectStore is set aside."))
    }

    @Test func missingNamesAreExplained() throws {
        let (result, _) = try result([
            "A.swift": "import SwiftUI\nimport SwfitUI\nlet a = Thing()\nlet b = Color.brandOfTheApp\n"
        ])
        #expect(result.status == 2)
        #expect(result.errors.contains("A.swift:2:8: error: no such module 'SwfitUI'"), "\(result.errors)")
        #expect(result.errors.contains("module SwfitUI, A.swift:2: Did you mean SwiftUI?"), "\(result.errors)")
    }

    @Test func manyErrorsAreCounted() throws {
        let lines = (1...300).map { "let a\($0): Int = \"x\"\n" }.joined()
        let (result, _) = try result(["A.swift": lines])
        #expect(result.status == 2)
        #expect(result.errors.split(separator: "\n").count <= 60)
        #expect(result.errors.contains("There are "), "\(result.errors)")
    }
}
