import Foundation
import Testing

@testable import ProgramBuilding

/// Which errors trace back to something missing, and which are the user's.
@Suite struct AttributionTests: AttributionFixture {
    @Test(arguments: [
        "cannot find 'Colr' in scope", "cannot find type 'UIColr' in scope", "cannot find 'totl' in scope",
        "value of type 'Text' has no member 'paddding'", "value of type 'Store' has no member 'lodItems'",
        "value of type 'Store' has no member 'frobnicate'", "value of type 'Binding<Store>' has no member 'frobnicate'",
        "value of type '[Store]' has no member 'frobnicate'", "cannot find 'undefinedThing' in scope",
        "cannot convert value of type 'String' to specified type 'Int'", "missing return in global function",
        "cannot convert value of type 'String' to specified type 'CGFloat'",
        "no such module 'SwfitUI'", "no such module 'widgetkit'", "cannot find 'TextT' in scope",
    ], [[], ["ObjectStore"]])
    func errorsOfTheUsers(_ text: String, _ imports: [String]) throws {
        // A name that is like no known one, or goes on where one ends, may be a missing module's. A binding has no members of its own.
        let isBinding = text.contains("Binding")
        if ["TextT", "undefinedThing", isBinding ? "" : "frobnicate"].contains(where: text.contains), !imports.isEmpty { return }
        #expect(try attribution(missing: Set(imports)).cause(of: error(text), imports: imports, identifiers: []) == .user)
    }

    @Test func workOfQueues() throws {
        let work = "(@escaping @Sendable @convention(block) () -> Void) -> ()"
        let text = "value of optional type '(\(work))?' must be unwrapped to a value of type '\(work)'"
        #expect(try attribution().cause(of: error(text), imports: [], identifiers: []) == .unfit(message: text, module: "Dispatch"))
        let other = "value of optional type '(() -> ())?' must be unwrapped to a value of type '() -> ()'"
        #expect(try attribution().cause(of: error(other), imports: [], identifiers: []) == .user)
    }

    /// Apple's macro takes a predicate inside another one.
    @Test func predicatesInPredicates() throws {
        let text = "The evaluate(_:) function is not supported in this predicate (from macro 'Predicate')"
        #expect(try attribution().cause(of: error(text), imports: [], identifiers: []) == .unfit(message: text, module: "Foundation"))
        let other = text.replacing("evaluate", with: "frobnicate")
        #expect(try attribution().cause(of: error(other), imports: [], identifiers: []) == .user)
    }

    @Test(arguments: [
        ("no such module 'ObjectStore'", "ObjectStore", "ObjectStore"),
        ("no such module 'SwiftUIX'", "SwiftUIX", "SwiftUIX"), ("no such module 'CoreData'", "CoreData", "CoreData"),
        ("cannot find type 'Object' in scope", "Object", "ObjectStore"),
        ("cannot find type 'Results' in scope", "Results", "ObjectStore"), ("unknown attribute 'Persisted'", "Persisted", "ObjectStore"),
        ("cannot find 'HKHealthStore' in scope", "HKHealthStore", "HealthKit"),
        ("cannot find 'kSecClass' in scope", "kSecClass", "Security"),
        ("cannot find 'CTFramesetterCreate' in scope", "CTFramesetterCreate", "CoreText"),
        ("cannot find type 'CTTelephonyNetworkInfo' in scope", "CTTelephonyNetworkInfo", "CoreTelephony"),
        ("value of type 'Text' has no member 'shimmering'", "Text.shimmering", "ObjectStore"),
        ("value of type 'Result<Store, any Error>' has no member 'asVoid'", "Result.asVoid", "ObjectStore"),
        ("type 'Color' has no member 'brandOfTheApp'", "Color.brandOfTheApp", "ObjectStore"),
    ])
    func namesThatAreMissing(_ text: String, _ name: String, _ module: String) throws {
        let cause = try attribution(missing: ["ObjectStore"]).cause(of: error(text), imports: ["ObjectStore"], identifiers: [])
        #expect(cause == .missing(name: name, module: module))
    }

    @Test func namesOfApplesNeedNoMissingImport() throws {
        let attribution = try attribution()
        for (text, module) in [
            ("cannot find type 'HKHealthStore' in scope", "HealthKit"), ("cannot find 'MKMapSnapshotter' in scope", "MapKit"),
            ("value of type 'some View' has no member 'glassBackgroundEffect'", "SwiftUI"),
        ] {
            guard case .missing(_, module) = attribution.cause(of: error(text), imports: [], identifiers: []) else {
                Issue.record("\(text)")
                continue
            }
        }
        let member = attribution.cause(
            of: error("value of type 'HKWorkout' has no member 'totalSwimmingStrokeCount'"), imports: [], identifiers: [])
        #expect(member == .missing(name: "HKWorkout.totalSwimmingStrokeCount", module: "HealthKit"))
        let plain = attribution.cause(of: error("cannot find 'Model' in scope"), imports: [], identifiers: [])
        #expect(plain != .missing(name: "Model", module: "SwiftUI"))
    }

    @Test func errorsThatFollow() throws {
        let attribution = try attribution(missing: ["ObjectStore"], tainted: ["Object": "ObjectStore", "realm": "ObjectStore"])
        func cause(_ text: String, _ identifiers: Set<String> = [], notes: [String] = []) -> Attribution.Cause {
            attribution.cause(of: error(text, notes: notes), imports: ["ObjectStore"], identifiers: identifiers)
        }
        #expect(cause("cannot convert value of type 'Object' to specified type 'Int'") == .follows(name: "Object"))
        #expect(cause("type 'S' does not conform to protocol 'P'", notes: ["'Object' is not 'P'"]) == .follows(name: "Object"))
        #expect(cause("generic parameter 'T' could not be inferred", ["realm", "x"]) == .follows(name: "realm"))
        #expect(cause("value of type 'Object' has no member 'paddding'") == .follows(name: "Object"))
        #expect(
            cause("generic parameter 'T' could not be inferred", ["x"])
                == .unfit(message: "generic parameter 'T' could not be inferred", module: "ObjectStore"))
        // A name that is misspelt stays the user's also beside what is missing.
        #expect(cause("cannot find 'totl' in scope", ["realm"]) == .user)
    }

    @Test func whatTheExpansionOfPredicateCalls() throws {
        let text = "type 'PredicateExpressions' has no member 'build_localizedStandardContains'"
        #expect(
            try attribution().cause(of: error(text), imports: [], identifiers: [])
                == .missing(name: "#Predicate with localizedStandardContains", module: "Foundation"))
    }

    @Test func aPlaceAtWhichTheCompilerCrashes() throws {
        let crash = error(CompilerMessage.crashText)
        #expect(
            try attribution(missing: ["ObjectStore"]).cause(of: crash, imports: [], identifiers: [])
                == .unfit(message: "the compiler crashes", module: ""))
    }

    @Test func whatFoundationOnLinuxLacks() throws {
        let attribution = try attribution(declared: ["old"])
        func cause(_ text: String) -> Attribution.Cause {
            attribution.cause(of: error(text), imports: [], identifiers: [])
        }
        #expect(cause("'XMLParser' is unavailable: This type has moved") == .missing(name: "XMLParser", module: "Foundation"))
        #expect(cause("'old()' is unavailable") == .user)
        #expect(
            cause("static method 'a' requires that 'UIColor' conform to 'NSCoding'")
                == .missing(name: "NSCoding", module: "Foundation"))
        #expect(cause("static method 'a' requires that 'UIColor' conform to 'View'") == .user)
        #expect(cause("Objective-C interoperability is disabled") == .missing(name: "Objective-C", module: "ObjectiveC"))
    }

    /// Where the compiler has no words for what is wrong, a name of Apple's explains it.
    @Test func errorsWithoutWords() throws {
        let text = "failed to produce diagnostic for expression; please submit a bug report"
        let message = CompilerMessage(file: "/x/A.swift", line: 1, column: 1, text: text, excerpt: "")
        let attribution = try attribution(declared: ["Model"])
        #expect(attribution.cause(of: message, imports: [], identifiers: ["Model", "CLGeocoder"]) == .unfit(message: text, module: "CoreLocation"))
        #expect(attribution.cause(of: message, imports: [], identifiers: ["Model"]) == .user)
    }

    /// What nothing else explains comes from what is missing, unless the code itself shows a mistake.
    @Test func errorsInModulesThatNeedSomethingMissing() throws {
        func cause(
            _ text: String, need: String?, excerpt: String = "", imports: [String] = [], declared: Set<String> = []
        ) throws -> Attribution.Cause {
            var attribution = try attribution(declared: declared)
            attribution.need = need
            let message = CompilerMessage(
                file: "/x/A.swift", line: 1, column: 1, text: text, excerpt: "/x/A.swift:1:1: error: \(text)\n\(excerpt)")
            return attribution.cause(of: message, imports: imports, identifiers: [])
        }
        let unclear = "the compiler is unable to type-check this expression in reasonable time"
        #expect(try cause(unclear, need: "RealityKit") == .unfit(message: unclear, module: ""))
        // Only what the source itself imports is likely to blame.
        #expect(try cause(unclear, need: "RealityKit", imports: ["RealityKit"]) == .unfit(message: unclear, module: "RealityKit"))
        #expect(try cause(unclear, need: nil) == .user)
        #expect(try cause("expected '}' in struct", need: "RealityKit") == .user)
        #expect(try cause("cannot convert value of type 'String' to specified type 'Int'", need: "RealityKit") == .user)
        let pair = "cannot convert return expression of type '(UIImage?, String)' to return type '(UIImage?, Int)'"
        #expect(try cause(pair, need: "RealityKit") == .user)
        let image = "cannot convert return expression of type '(UIImage?, String)' to return type '(Entity?, Int)'"
        #expect(try cause(image, need: "RealityKit", imports: ["RealityKit"]) == .unfit(message: image, module: "RealityKit"))
        // A source that imports nothing missing is judged as if nothing was, save where the compiler itself cannot tell.
        #expect(try cause(image, need: "RealityKit") == .user)
        let vague = "generic parameter 'Content' could not be inferred"
        #expect(try cause(vague, need: "RealityKit") == .unfit(message: vague, module: ""))
        // The function is the user's own, whose declaration a note shows.
        let call = "missing argument for parameter 'title' in call"
        let inside = "2 | func row(title: String) {}\n  |      `- note: 'row(title:)' declared here"
        let outside = "Box.Row.init:2:8: note: 'init(title:)' declared here\n  |      `- note: 'init(title:)' declared here"
        #expect(try cause(call, need: "RealityKit", excerpt: inside) == .user)
        #expect(
            try cause(call, need: "RealityKit", excerpt: outside, imports: ["RealityKit"]) == .unfit(message: call, module: "RealityKit"))
        #expect(try cause(call, need: "RealityKit", excerpt: outside) == .user)
    }

    @Test func whatFrameworksHaveInAnotherForm() throws {
        let attribution = try attribution(declared: ["UIBadge"])
        func cause(_ text: String, line: Set<String>, note: String = "") -> Attribution.Cause {
            let message = CompilerMessage(file: "/x/A.swift", line: 1, column: 1, text: text, excerpt: "\n\(note)")
            return attribution.cause(of: message, imports: [], line: line, identifiers: [])
        }
        let text = "no exact matches in call to initializer"
        #expect(cause(text, line: ["let", "x", "UIBezierPath"]) == .unfit(message: text, module: "UIKit"))
        #expect(cause(text, line: ["let", "x", "UIBadge"]) == .user)
        #expect(cause(text, line: ["Text", "x"]) == .user)
        let note = "Foundation.PersonNameComponentsFormatter.init:3:19: note: 'init(coder:)' declared here"
        #expect(cause(text, line: [], note: note) == .unfit(message: text, module: "Foundation"))
        let supplement = note.replacingOccurrences(of: "Foundation.", with: "FoundationSupplement.")
        #expect(cause(text, line: [], note: supplement) == .unfit(message: text, module: "Foundation"))
        #expect(cause(text, line: [], note: note.replacingOccurrences(of: "Foundation.", with: "SwiftUICore.")) == .user)
    }

    @Test func packagesOfOthersHaveNoErrorsOfTheUsers() throws {
        var attribution = try attribution()
        attribution.package = "KeychainAccess"
        func cause(_ text: String) -> Attribution.Cause {
            attribution.cause(of: error(text), imports: [], identifiers: [])
        }
        #expect(cause("cannot find 'totl' in scope") == .missing(name: "totl", module: "KeychainAccess"))
        for text in [
            "cannot convert return expression of type 'Data' to return type 'Int'",
            "cannot convert return expression of type 'String' to return type 'Int'", "missing argument for parameter 'rate' in call",
        ] {
            #expect(cause(text) == .unfit(message: text, module: "KeychainAccess"))
        }
    }

    /// No function here has the label, so it is of one that only Apple's systems have.
    @Test func aLabelThatNothingHas() throws {
        func cause(_ line: String, _ compiled: Set<String> = ["UnitLength", "symbol"], missing: Set<String> = []) throws -> Attribution.Cause {
            let message = CompilerMessage(
                file: "/x/A.swift", line: 61, column: 9, text: "no exact matches in call to initializer ",
                excerpt: "/x/A.swift:61:9: error: no exact matches in call to initializer \n 60 |  Text(abc: 1)\n 61 |  \(line)\n")
            return try attribution(missing: missing, declared: ["Own"], compiled: compiled)
                .cause(of: message, imports: missing.sorted(), identifiers: [])
        }
        let image = try cause("return Image(systemGlyph: .drop)", ["Image"], missing: ["Defaults", "SafeGlyphs"])
        #expect(image == .missing(name: "Image.init(systemGlyph:)", module: "SafeGlyphs"))
        #expect(try cause("return UnitLength(forLocale: l)") == .missing(name: "UnitLength.init(forLocale:)", module: "Foundation"))
        #expect(try cause("return UnitLength(symbl: l)") == .user)
        #expect(try cause("return UnitLength(symbol: 3)") == .user)
        #expect(try cause("return Own(forLocale: l)") == .user)
    }

    /// Whatever else is missing, nothing but the source has it.
    @Test func placeholdersOfTheEditor() throws {
        let error = error("editor placeholder in source file")
        #expect(try attribution(missing: ["Kelp"]).cause(of: error, imports: ["Kelp"], identifiers: []) == .user)
    }

    @Test func optionalTypesOfProtocolsWithoutParentheses() throws {
        let error = error("optional 'any' type must be written '(any Error)?'")
        #expect(try attribution().cause(of: error, imports: [], identifiers: []) == .unfit(message: error.text, module: "Swift"))
    }

    /// A member that lies in another module than on Apple's systems needs its import.
    @Test func membersOfOtherModules() throws {
        let text = "initializer 'init(_:)' is not available due to missing import of defining module 'UIKit' [#MemberImportVisibility]"
        let cause = try attribution().cause(of: error(text), imports: [], identifiers: [])
        #expect(cause == .notImported(name: "init(_:)", module: "UIKit"))
    }

    /// A framework that is declared in part can have another form of what an error is about.
    @Test(arguments: [
        ("cannot assign value of type '[Song]' to type 'MusicPlayer.Queue'", ["MusicKit"], "MusicKit"),
        ("generic struct 'ObservedObject' requires that 'MusicPlayer.Queue' conform to 'ObservableObject'", ["MusicKit"], "MusicKit"),
        // The source does not import it.
        ("cannot assign value of type '[Song]' to type 'MusicPlayer.Queue'", ["SwiftUI"], nil),
        // A mistake, whatever the framework has.
        ("cannot convert value of type 'String' to expected argument type 'Int'", ["MusicKit"], nil),
        ("cannot assign value of type '[Store]' to type 'Store'", ["MusicKit"], nil),
    ] as [(String, Set<String>, String?)])
    func namesOfFrameworksThatAreDeclaredInPart(text: String, imports: Set<String>, module: String?) throws {
        var attribution = try attribution()
        attribution.sourceImports = imports
        attribution.partialNames = ["MusicKit": ["MusicPlayer", "Song", "Queue"]]
        let cause = attribution.cause(of: error(text), imports: [], identifiers: [])
        #expect(cause == (module.map { .unfit(message: text, module: $0) } ?? .user))
    }

    @Test func callsOfFrameworksThatAreDeclaredInPart() throws {
        var attribution = try attribution()
        attribution.sourceImports = ["Translation"]
        attribution.partialNames = ["Translation": ["translate", "TranslationSession"]]
        for text in ["extraneous argument label 'batch:' in call", "extra trailing closure passed in call"] {
            let called = attribution.cause(of: error(text), imports: [], line: ["session", "translate", "batch"], identifiers: [])
            #expect(called == .unfit(message: text, module: "Translation"))
            #expect(attribution.cause(of: error(text), imports: [], line: ["total"], identifiers: []) == .user)
        }
    }
}
