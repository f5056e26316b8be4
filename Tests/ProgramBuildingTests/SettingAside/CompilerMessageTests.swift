import Testing

@testable import ProgramBuilding

/// The compiler's errors as values.
@Suite struct CompilerMessageTests {
    @Test func errorsWithNotesAndExcerpts() throws {
        let output = """
            /x/A b.swift:3:8: error: type 'S' does not conform to protocol 'Decodable'
            2 | // error: no
            3 | struct S: Codable { let o: Object }
              |        |                   `- note: cannot automatically synthesize 'Decodable'
              |        `- error: type 'S' does not conform to protocol 'Decodable'

            Swift.Decodable.init:2:1: note: protocol requires initializer
            /x/A b.swift:1:1: warning: unused
            1 | error: x
            /x/A b.swift:3:8: error: type 'S' does not conform to protocol 'Decodable'
            /x/C:D.swift:12:1: error: other
            /x/C:D.swift:12:1: note: here
            """
        let errors = CompilerMessage.errors(in: output)
        #expect(errors.map { "\($0.file) \($0.line) \($0.column) \($0.text)" } == [
            "/x/A b.swift 3 8 type 'S' does not conform to protocol 'Decodable'", "/x/C:D.swift 12 1 other",
        ])
        #expect(errors.map(\.notes) == [["cannot automatically synthesize 'Decodable'"], ["here"]])
        #expect(try #require(errors.first).excerpt.split(separator: "\n").count == 6)
        #expect(errors.first?.quoted == ["S", "Decodable"])
    }

    /// A switch over families that knows none of another system's.
    @Test func casesOfOtherSystems() throws {
        func error(_ cases: [String], _ text: String = "switch must be exhaustive") throws -> CompilerMessage {
            let notes = cases.map { "  |   |- note: add missing case: '\($0)'" }.joined(separator: "\n")
            return try #require(CompilerMessage.errors(in: "/x/A.swift:3:3: error: \(text)\n3 | switch a {\n\(notes)").first)
        }
        #expect(try error([".accessoryCorner"]).casesOfOtherSystems == ["accessoryCorner"])
        #expect(try error([".systemExtraLargePortrait", ".accessoryCorner"]).casesOfOtherSystems?.count == 2)
        #expect(try error([".accessoryCorner", ".systemSmall"]).casesOfOtherSystems == nil && error([]).casesOfOtherSystems == nil)
        #expect(try error([".accessoryCorner"], "other").casesOfOtherSystems == nil)
    }

    /// The compiler tells no place of the predicate in some of its forms.
    @Test func predicatesInPredicates() {
        let error = "<unknown>:0: error: The evaluate(_:) function is not supported in this predicate (from macro 'Predicate')"
        #expect(CompilerMessage.errors(in: error).map(\.text) == [String(error.dropFirst(20))])
    }

    /// A function of a package has the name of a method that objects have here.
    @Test func functionsBehindMethods() throws {
        let error = try #require(CompilerMessage.errors(in: """
            /x/A.swift:3:5: error: use of 'observe' refers to instance method rather than global function 'observe' in module 'SwiftNavigation'
            3 | observe { }
            """).first)
        #expect(error.functionBehindMethod?.name == "observe" && error.functionBehindMethod?.module == "SwiftNavigation")
        #expect(error.nameThatCombineHas == nil)
    }

    /// Sources see Combine without an import here, and a package has a type of the same name.
    @Test func namesThatCombineHasToo() throws {
        func errors(_ combine: String) -> [CompilerMessage] {
            CompilerMessage.errors(in: """
                /x/A.swift:3:13: error: 'Cancellable' is ambiguous for type lookup in this context
                3 | func f() -> Cancellable
                /x/apollo-ios/Sources/Apollo/Cancellable.swift:4:17: note: found this candidate
                \(combine):12:17: note: found this candidate
                """)
        }
        for combine in ["OpenCombine.Cancellable", "/x/checkouts/OpenCombine/Sources/OpenCombine/Cancellable.swift"] {
            let error = try #require(errors(combine).first)
            #expect(error.nameThatCombineHas == "Cancellable")
            #expect(error.moduleBesidesCombine(among: ["Foundation", "Apollo"]) == "Apollo")
            #expect(error.moduleBesidesCombine(among: ["Foundation"]) == nil)
            #expect(error.keyword(ofCandidate: "Cancellable") == nil)
        }
        let error = try #require(CompilerMessage.errors(in: """
            /x/A.swift:3:13: error: 'Future' is ambiguous for type lookup in this context
            /x/Future/Sources/Future.swift:2:15: note: found this candidate
            1 | /// A struct of futures.
            2 | public struct Future<Value> {
            OpenCombine.Future:12:17: note: found this candidate
            """).first)
        #expect(error.keyword(ofCandidate: "Future") == "struct" && error.moduleBesidesCombine(among: ["Future"]) == "Future")
        do {
        }
        #expect(try #require(errors("/x/Other/Cancellable.swift").first).nameThatCombineHas == nil)
    }

    /// The note names the place behind the macro.
    @Test func errorsInTheExpansionsOfMacros() {
        let output = """
            61 |     return true
            macro expansion #Predicate:27:39: error: type 'PredicateExpressions' has no member 'build_x'
            `- /x/A.swift:69:14: note: expanded code originates here
            60 |     let a = 1
               +--- macro expansion #Predicate ----
               |27 |   build_x(
               |   |   `- error: type 'PredicateExpressions' has no member 'build_x'
               +-----------------------------------
            /x/B.swift:1:1: error: other
            macro expansion #Preview:1:2: warning: unused
            `- /x/A.swift:9:9: note: expanded code originates here
            """
        #expect(CompilerMessage.errors(in: output).map { "\($0.file) \($0.line) \($0.column) \($0.text)" } == [
            "/x/A.swift 69 13 type 'PredicateExpressions' has no member 'build_x'", "/x/B.swift 1 1 other",
        ])
    }

    /// A macro moves the code of a property and says which line it is of.
    @Test func errorsInCodeThatMacrosMove() {
        let output = """
            error: emit-module command failed with exit code 1 (use -v to see invocation)
            M/A b.swift:42:29: error: value of type 'UITextView' has no member 'x'
            `- /x/A b.swift:44:6: note: expanded code originates here
             43 |     }
                +--- macro expansion @ObservationTracked ----
                |6 |                   textView?.x = self
                |  |                             `- error: value of type 'UITextView' has no member 'x'
                +--------------------------------------------
            macro expansion @Model:3:9: error: type 'A' has no member 'y'
            `- /x/A b.swift:50:2: note: expanded code originates here
            M/A b.swift:60:2: warning: unused
            `- /x/A b.swift:61:6: note: expanded code originates here
            """
        let errors = CompilerMessage.errors(in: output)
        #expect(errors.map { "\($0.file) \($0.line) \($0.column) \($0.text)" } == [
            "/x/A b.swift 42 0 value of type 'UITextView' has no member 'x'", "/x/A b.swift 50 1 type 'A' has no member 'y'",
        ])
    }

    @Test func expressionsThatTakeTooLong() {
        let text = "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression"
        let errors = CompilerMessage.errors(in: "/x/A.swift:1:2: error: \(text)\n/x/A.swift:3:2: error: other")
        #expect(errors.map(\.isUnclear) == [true, false])
    }

    @Test func initializersAreNamedWithTheirType() {
        func text(_ text: String, _ line: String, column: Int) -> String {
            CompilerMessage(
                file: "/x/A.swift", line: 61, column: column, text: text,
                excerpt: "/x/A.swift:61:\(column): error: \(text)\n 60 |  a()\n 61 | \(line)\n    |  `- error: \(text)"
            ).textWithType
        }
        let words = "no exact matches in call to initializer "
        #expect(text(words, "let é = UITraitCollection { x in", column: 10) == "no exact matches in call to initializer of UITraitCollection")
        #expect(text(words, "let x = (1)", column: 9) == "no exact matches in call to initializer")
        #expect(text("missing return", "A()", column: 1) == "missing return")
    }

    @Test func theInnermostPlaceOfACrash() {
        let output = """
            error: compile command failed due to signal 6 (use -v to see invocation)
            Stack dump:
            0.\tProgram arguments: swift-frontend /x/A.swift
            4.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file "/x/A b.swift")
            5.\tWhile evaluating request TypeCheckFunctionBodyRequest(M.(file).S.f()@/x/A b.swift:149:10)
            6.\tWhile type-checking statement at [/x/A b.swift:149:74 - line:187:5] RangeText="{
            8.\tWhile type-checking-target starting at /x/A b.swift:154:20
             #0 0x0000 llvm::sys::PrintStackTrace /x/C.swift:1:1

            """
        #expect(CompilerMessage.errors(in: output).map { "\($0.file) \($0.line) \($0.column) \($0.text)" } == [
            "/x/A b.swift 154 20 the compiler crashes here"
        ])
        #expect(CompilerMessage.errors(in: "error: x\nStack dump:\n1.\tSwift version 6.3\n") == [])
    }

    @Test(arguments: [
        ("value of type 'Picture' (aka 'UIKit.UIImage') has no member 'tint'", "UIKit.UIImage", "tint"),
        ("'Turn' is not a member type of class 'W.Picture' (aka 'UIKit.UIImage')", "UIKit.UIImage", "Turn"),
        ("type 'Color.Type' has no member 'brand'", "Color", "brand"),
    ])
    func missingMembers(_ text: String, _ type: String, _ name: String) throws {
        let missing = try #require(CompilerMessage(file: "/x", line: 1, column: 1, text: text, excerpt: text).missing)
        #expect(missing.kind == .member(of: type))
        #expect(missing.name == name)
    }

    @Test func outputWithoutErrors() {
        #expect(CompilerMessage.errors(in: "") == [])
        #expect(CompilerMessage.errors(in: "<unknown>:0: error: x\nerror: fatal\n/x: error: y\n") == [])
    }

    @Test(arguments: [
        ("let 'shared' is not concurrency-safe because non-'Sendable' type 'Box' may have shared mutable state", true),
        ("main actor-isolated property 'x' can not be referenced from a nonisolated context", true),
        ("cannot find 'x' in scope", false),
    ])
    func errorsAboutDataRaces(_ text: String, _ isAboutConcurrency: Bool) {
        let message = CompilerMessage(file: "/x/A.swift", line: 1, column: 1, text: text, excerpt: text)
        #expect(message.isAboutConcurrency == isAboutConcurrency)
    }
}
