import CairoGraphics
import Foundation
import Testing

@testable import ProgramBuilding

/// Which errors trace back to something missing, and which are the user's.
@Suite struct AttributionTests {
    private func attribution(
        missing: Set<String> = [], tainted: [String: String] = [:], declared: Set<String> = ["total", "Store", "loadItems"],
        compiled: Set<String> = ["Color", "UIColor", "padding", "Text", "String", "Result", "View", "foregroundStyle", "Shared"]
    ) throws -> Attribution {
        let resources = try ResourceFolder.locate()
        return Attribution(
            apple: try AppleNames(resources: resources), table: try MissingNameTable(resources: resources),
            known: KnownNames(compiled: compiled, declared: declared),
            missingModules: missing, tainted: tainted)
    }

    /// A class of the module's own sources in Objective-C is not one of Apple's, whatever its prefix.
    @Test func classesOfForeignSources() throws {
        var attribution = try attribution()
        attribution.absent = "W (C and Objective-C)"
        let error = error("cannot find 'DDHStorage' in scope")
        #expect(attribution.cause(of: error, imports: [], identifiers: []) == .missing(name: "DDHStorage", module: "DeviceDiscoveryExtension"))
        attribution.foreign = ["DDHStorage"]
        #expect(attribution.cause(of: error, imports: [], identifiers: []) == .missing(name: "DDHStorage", module: "W (C and Objective-C)"))
    }

    private func error(_ text: String, notes: [String] = []) -> CompilerMessage {
        CompilerMessage(file: "/x/A.swift", line: 1, column: 1, text: text, notes: notes, excerpt: text)
    }

    @Test(arguments: [
        "cannot find 'Colr' in scope", "cannot find type 'UIColr' in scope", "cannot find 'totl' in scope",
        "value of type 'Text' has no member 'paddding'", "value of type 'Store' has no member 'lodItems'",
        "value of type 'Store' has no member 'frobnicate'", "cannot find 'undefinedThing' in scope",
        "cannot convert value of type 'String' to specified type 'Int'", "missing return in global function",
        "cannot convert value of type 'String' to specified type 'CGFloat'",
        "no such module 'SwfitUI'", "no such module 'widgetkit'", "cannot find 'TextT' in scope",
    ], [[], ["RealmSwift"]])
    func errorsOfTheUsers(_ text: String, _ imports: [String]) throws {
        // A name that is like no known one, or goes on where one ends, may be a missing module's.
        if ["TextT", "undefinedThing"].contains(where: text.contains), !imports.isEmpty { return }
        #expect(try attribution(missing: Set(imports)).cause(of: error(text), imports: imports, identifiers: []) == .user)
    }

    @Test(arguments: [
        ("no such module 'RealmSwift'", "RealmSwift", "RealmSwift"),
        ("no such module 'SwiftUIX'", "SwiftUIX", "SwiftUIX"), ("no such module 'CoreData'", "CoreData", "CoreData"),
        ("cannot find type 'Object' in scope", "Object", "RealmSwift"),
        ("cannot find type 'Results' in scope", "Results", "RealmSwift"), ("unknown attribute 'Persisted'", "Persisted", "RealmSwift"),
        ("cannot find 'HKHealthStore' in scope", "HKHealthStore", "HealthKit"),
        ("cannot find 'kSecClass' in scope", "kSecClass", "Security"),
        ("value of type 'Text' has no member 'shimmering'", "Text.shimmering", "RealmSwift"),
        ("type 'Color' has no member 'brandOfTheApp'", "Color.brandOfTheApp", "RealmSwift"),
    ])
    func namesThatAreMissing(_ text: String, _ name: String, _ module: String) throws {
        let cause = try attribution(missing: ["RealmSwift"]).cause(of: error(text), imports: ["RealmSwift"], identifiers: [])
        #expect(cause == .missing(name: name, module: module))
    }

    /// Most other names of three letters are the user's.
    @Test(arguments: ["DIR", "mach_task_self_", "kqueue"]) func namesOfDarwin(_ name: String) throws {
        let cause = try attribution().cause(of: error("cannot find type '\(name)' in scope"), imports: [], identifiers: [])
        #expect(cause == .missing(name: name, module: "Darwin"))
    }

    /// SwiftDate is a package, however much its name is like that of SwiftData.
    @Test func productsOfPackagesAreNotMisspelt() throws {
        #expect(try attribution().isMisspelt(module: "SwiftDate"))
        #expect(try !attribution(missing: ["SwiftDate"]).isMisspelt(module: "SwiftDate"))
    }

    /// With Objective-C, extensions override methods of Apple's classes.
    @Test func overridesInExtensions() throws {
        let attribution = try attribution()
        func cause(_ text: String) -> Attribution.Cause { attribution.cause(of: error(text), imports: [], identifiers: []) }
        let objectiveC = Attribution.Cause.missing(name: "Objective-C", module: "ObjectiveC")
        #expect(
            cause(" instance method 'awakeFromInsert()' declared in 'NSManagedObject' cannot be overridden from extension") == objectiveC)
        #expect(
            cause(" instance method 'load()' is declared in extension of 'UIImageView' and cannot be overridden") == objectiveC)
        #expect(cause(" instance method 'load()' declared in 'Store' cannot be overridden from extension") == .user)
    }

    @Test func methodsThatDelegatesMayLack() throws {
        let attribution = try attribution(declared: ["Store"])
        func cause(_ type: String) -> Attribution.Cause {
            let text = "cannot use optional chaining on non-optional value of type '(\(type), Int) -> ()'"
            return attribution.cause(of: error(text), imports: [], identifiers: [])
        }
        #expect(cause("URLSession") == .missing(name: "Objective-C", module: "ObjectiveC"))
        #expect(cause("UITableView") == .missing(name: "Objective-C", module: "ObjectiveC"))
        #expect(cause("Store") == .user && cause("Int") == .user)
    }

    /// A type of the module's own has members of a missing protocol that it, or an extension, conforms to.
    @Test func membersOfMissingProtocols() throws {
        let attribution = try attribution(missing: ["GRDB"], tainted: ["Record": "GRDB"])
        func cause(_ name: String, _ conformances: Set<String>) -> Attribution.Cause {
            attribution.cause(
                of: error("value of type 'Store' has no member '\(name)'"), imports: ["GRDB"], identifiers: [],
                conformances: conformances)
        }
        #expect(cause("inserted", ["Codable", "Record"]) == .missing(name: "Record.inserted", module: "GRDB"))
        // A parameter elsewhere can have the name.
        #expect(cause("total", ["Record"]) == .missing(name: "Record.total", module: "GRDB"))
        #expect(cause("inserted", ["Codable"]) == .user)
        #expect(cause("lodItems", ["Record"]) == .user)
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
        let attribution = try attribution(missing: ["RealmSwift"], tainted: ["Object": "RealmSwift", "realm": "RealmSwift"])
        func cause(_ text: String, _ identifiers: Set<String> = [], notes: [String] = []) -> Attribution.Cause {
            attribution.cause(of: error(text, notes: notes), imports: ["RealmSwift"], identifiers: identifiers)
        }
        #expect(cause("cannot convert value of type 'Object' to specified type 'Int'") == .follows(name: "Object"))
        #expect(cause("type 'S' does not conform to protocol 'P'", notes: ["'Object' is not 'P'"]) == .follows(name: "Object"))
        #expect(cause("generic parameter 'T' could not be inferred", ["realm", "x"]) == .follows(name: "realm"))
        #expect(cause("value of type 'Object' has no member 'paddding'") == .follows(name: "Object"))
        #expect(
            cause("generic parameter 'T' could not be inferred", ["x"])
                == .unfit(message: "generic parameter 'T' could not be inferred", module: "RealmSwift"))
        // A name that is misspelt stays the user's also beside what is missing.
        #expect(cause("cannot find 'totl' in scope", ["realm"]) == .user)
    }

    /// Sources can declare a name, and use the same one of a package.
    @Test func namesOfPackagesThatTheSourcesDeclareElsewhere() throws {
        let attribution = try attribution(missing: ["ArkanaKeys"], declared: ["Keys", "date", "Auh"])
        func cause(_ text: String, imports: [String] = ["ArkanaKeys"], isCalled: Bool = false) -> Attribution.Cause {
            attribution.cause(of: error(text), imports: imports, isCalled: isCalled, identifiers: [])
        }
        #expect(cause("cannot find 'Keys' in scope") == .missing(name: "Keys", module: "ArkanaKeys"))
        #expect(cause("cannot find 'date' in scope", isCalled: true) == .missing(name: "date", module: "ArkanaKeys"))
        // A name of three letters is no misspelt one of four.
        #expect(cause("cannot find 'Auth' in scope") == .missing(name: "Auth", module: "ArkanaKeys"))
        #expect(cause("cannot find 'date' in scope") == .user)
        #expect(cause("cannot find 'Keys' in scope", imports: []) == .user)
        #expect(cause("cannot find 'Keys' in scope", imports: ["MapKit"]) == .user)
    }

    /// An extension of View in a package that is missing reaches the user's own views, in the sources that import it.
    @Test func modifiersOfTheUsersViews() throws {
        var attribution = try attribution(missing: ["Suite"], declared: ["SkyGradient", "Store"])
        attribution.views = ["SkyGradient"]
        func cause(
            _ type: String, _ name: String = "reverseMask", imports: [String] = ["Suite"], isCalled: Bool = true
        ) -> Attribution.Cause {
            attribution.cause(
                of: error("value of type '\(type)' has no member '\(name)'"), imports: imports, isCalled: isCalled, identifiers: [])
        }
        #expect(cause("SkyGradient") == .missing(name: "SkyGradient.reverseMask", module: "Suite"))
        #expect(cause("Store") == .user)
        #expect(cause("SkyGradient", "paddding") == .user)
        #expect(cause("SkyGradient", isCalled: false) == .user)
        #expect(cause("SkyGradient", imports: []) == .user)
        #expect(cause("SkyGradient", imports: ["HealthKit"]) == .user)
    }

    @Test func whatAModuleHasBesideItsSources() throws {
        var attribution = try attribution()
        let shared = error("cannot find type 'Shared' in scope")
        #expect(attribution.cause(of: shared, imports: [], identifiers: []) == .user)
        attribution.absent = "Kit (sources that OpenAPIGenerator generates)"
        #expect(
            attribution.cause(of: shared, imports: [], identifiers: [])
                == .missing(name: "Shared", module: "Kit (sources that OpenAPIGenerator generates)"))
        #expect(attribution.cause(of: error("cannot find type 'Stoer' in scope"), imports: [], identifiers: []) == .user)
        let name = error("cannot find 'Tezt' in scope")
        #expect(attribution.cause(of: name, imports: [], identifiers: []) == .missing(name: "Tezt", module: attribution.absent ?? ""))
        attribution.absent = nil
        attribution.need = "RealmSwift"
        #expect(attribution.cause(of: name, imports: [], identifiers: []) == .user)
    }

    /// `Keys` is of an encrypted source in a module that the source imports.
    @Test func aNameOfAnAbsentSourceOfAnotherModule() throws {
        let attribution = try attribution(declared: ["Store"], compiled: ["Keys", "String"])
        func cause(_ text: String, incomplete: String?) -> Attribution.Cause {
            attribution.cause(of: error(text), imports: [], identifiers: [], incomplete: incomplete)
        }
        #expect(cause("cannot find 'Keys' in scope", incomplete: nil) == .user)
        let protection = "Protection (sources that are not there)"
        #expect(cause("cannot find 'Keys' in scope", incomplete: protection) == .missing(name: "Keys", module: protection))
        #expect(cause("cannot find 'Stoer' in scope", incomplete: protection) == .user)
        #expect(cause("value of type 'Store' has no member 'lod'", incomplete: protection) == .user)
    }

    @Test func namesOfAFrameworkThatIsHere() throws {
        var attribution = try attribution(declared: [], compiled: ["kSecClass"])
        attribution.provided = ["Security"]
        #expect(
            attribution.cause(of: error("cannot find 'kSecClass' in scope"), imports: [], identifiers: [])
                == .notImported(name: "kSecClass", module: "Security"))
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
            try attribution(missing: ["RealmSwift"]).cause(of: crash, imports: [], identifiers: [])
                == .unfit(message: "the compiler crashes", module: ""))
    }

    @Test func aNameOfAModuleThatAMissingOneExports() throws {
        let attribution = try attribution(missing: ["AppKitchen"], declared: [])
        let text = "cannot find type 'View' in scope"
        #expect(
            attribution.cause(of: error(text), imports: ["AppKitchen"], hasSwiftUI: false, identifiers: [])
                == .notImported(name: "View", module: "SwiftUI"))
        #expect(attribution.cause(of: error(text), imports: [], hasSwiftUI: false, identifiers: []) == .user)
    }

    @Test func theModuleOfSeveral() throws {
        let imports = ["RealmSwift", "FirebaseCore", "MapKit"]
        let attribution = try attribution(missing: Set(imports))
        func module(_ name: String) -> String {
            guard case .missing(_, let module) = attribution.cause(
                of: error("cannot find '\(name)' in scope"), imports: imports, identifiers: [])
            else { return "" }
            return module
        }
        #expect([module("FirebaseApp"), module("RealmThing"), module("Map"), module("MKMapView"), module("Other")]
            == ["FirebaseCore", "RealmSwift", "MapKit", "MapKit", "RealmSwift"])
    }

    /// CIImage is no misspelt CGImage: the difference is in what says the framework.
    @Test func namesAreComparedWithThoseOfTheSamePrefix() throws {
        let attribution = try attribution(declared: ["CGImage", "NSError"])
        func cause(_ name: String) -> Attribution.Cause {
            attribution.cause(of: error("cannot find type '\(name)' in scope"), imports: [], identifiers: [])
        }
        #expect(cause("CIImage") == .missing(name: "CIImage", module: "CoreImage"))
        #expect(cause("NWError") == .missing(name: "NWError", module: "Network"))
        #expect(cause("CGImaeg") == .user)
    }

    @Test func membersThatAClassOfApplesLacks() throws {
        let attribution = try attribution()
        func cause(_ text: String, bases: Set<String>, identifiers: Set<String> = []) -> Attribution.Cause {
            attribution.cause(of: error(text), imports: [], identifiers: identifiers, bases: bases)
        }
        let view = Attribution.Cause.missing(name: "UIView", module: "UIKit")
        #expect(
            cause("cannot find 'setNeedsLayout' in scope", bases: ["UIView"])
                == .missing(name: "UIView.setNeedsLayout", module: "UIKit"))
        #expect(cause("cannot find 'setNeedsLayout' in scope", bases: ["Base"]) == .user)
        #expect(cause("cannot find 'totl' in scope", bases: ["UIView"]) == .user)
        #expect(cause("method does not override any method from its superclass", bases: ["UIView"]) == view)
        #expect(cause("method does not override any method from its superclass", bases: ["Base"]) == .user)
        #expect(cause("argument passed to call that takes no arguments", bases: ["UIView"]) == view)
        #expect(cause("extra argument 'frame' in call", bases: [], identifiers: ["UIView", "frame"]) == view)
        #expect(cause("extra argument 'frame' in call", bases: [], identifiers: ["Box", "frame"]) == .user)
        #expect(cause("missing argument for parameter 'a' in call", bases: ["UIView"]) == .user)
    }

    /// A controller of the user's has what Apple's controllers have.
    @Test func membersThatAnAncestorOfApplesLacks() throws {
        let attribution = try attribution(declared: ["SheetController", "reload"], compiled: ["UIViewController"])
        func cause(_ member: String, _ ancestors: Set<String>) -> Attribution.Cause {
            let message = error("value of type 'SheetController' has no member '\(member)'")
            return attribution.cause(of: message, imports: [], identifiers: [], ancestors: ancestors)
        }
        let found = Attribution.Cause.missing(name: "UIViewController.sheetPresentationController", module: "UIKit")
        #expect(cause("sheetPresentationController", ["UIViewController"]) == found)
        #expect(cause("sheetPresentationController", []) == .user)
        #expect(cause("sheetPresentationController", ["SheetController"]) == .user)
        #expect(cause("relod", ["UIViewController"]) == .user)
    }

    /// A type of the user's has what a missing package's protocol gives it.
    @Test func membersThatAMissingProtocolGives() throws {
        let attribution = try attribution(tainted: ["FetchableRecord": "GRDB"], declared: ["Account", "loadItems"])
        func cause(_ member: String, _ ancestors: Set<String>) -> Attribution.Cause {
            let message = error("type 'Vault.Account' has no member '\(member)'")
            return attribution.cause(of: message, imports: ["GRDB"], identifiers: [], ancestors: ancestors)
        }
        #expect(cause("fetchOne", ["FetchableRecord"]) == .follows(name: "FetchableRecord"))
        #expect(cause("fetchOne", []) == .user && cause("fetchOne", ["Codable"]) == .user)
        #expect(cause("lodItems", ["FetchableRecord"]) == .user)
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

    @Test func functionsOfMissingPackages() throws {
        let attribution = try attribution(missing: ["ScrechKit"])
        func cause(_ name: String, imports: [String] = ["ScrechKit"], isCalled: Bool = true) -> Attribution.Cause {
            attribution.cause(
                of: error("cannot find '\(name)' in scope"), imports: imports, isCalled: isCalled, identifiers: [])
        }
        #expect(cause("networkCallError") == .missing(name: "networkCallError", module: "ScrechKit"))
        #expect(cause("networkCallError", isCalled: false) == .missing(name: "networkCallError", module: "ScrechKit"))
        #expect(cause("networkCallError", imports: []) == .missing(name: "networkCallError", module: "ScrechKit"))
        #expect(cause("loadItms") == .user)
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
        #expect(try cause(image, need: "RealityKit") == .unfit(message: image, module: ""))
        // The function is the user's own, whose declaration a note shows.
        let call = "missing argument for parameter 'title' in call"
        let inside = "2 | func row(title: String) {}\n  |      `- note: 'row(title:)' declared here"
        let outside = "Box.Row.init:2:8: note: 'init(title:)' declared here\n  |      `- note: 'init(title:)' declared here"
        #expect(try cause(call, need: "RealityKit", excerpt: inside) == .user)
        #expect(try cause(call, need: "RealityKit", excerpt: outside) == .unfit(message: call, module: ""))
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
        #expect(cause(text, line: [], note: note.replacingOccurrences(of: "Foundation.", with: "SwiftUICore.")) == .user)
    }

    /// A member that nothing has is newer than Darkroom, if its type is not the user's.
    @Test func membersThatNothingHas() throws {
        let attribution = try attribution(declared: ["Store"])
        func cause(_ text: String) -> Attribution.Cause { attribution.cause(of: error(text), imports: [], identifiers: []) }
        #expect(cause("value of type 'Path' has no member 'subtracting'") == .missing(name: "Path.subtracting", module: ""))
        #expect(cause("value of type 'Store' has no member 'subtracting'") == .user)
        // Known elsewhere, or like a known one.
        #expect(cause("value of type 'Path' has no member 'padding'") == .user)
        #expect(cause("value of type 'Path' has no member 'paddding'") == .user)
    }

    @Test func packagesOfOthersHaveNoErrorsOfTheUsers() throws {
        var attribution = try attribution()
        attribution.package = "KeychainAccess"
        func cause(_ text: String) -> Attribution.Cause {
            attribution.cause(of: error(text), imports: [], identifiers: [])
        }
        #expect(cause("cannot find 'totl' in scope") == .missing(name: "totl", module: "KeychainAccess"))
        let text = "cannot convert return expression of type 'Data' to return type 'Int'"
        #expect(cause(text) == .unfit(message: text, module: "KeychainAccess"))
    }

    /// Two words of a package's and of a framework's may be similar.
    @Test(arguments: [["Adhan"], []])
    func namesOfPackagesThatAreLikeOthers(_ imports: [String]) throws {
        func cause(_ name: String, missing: Set<String>) throws -> Attribution.Cause {
            try attribution(missing: missing, compiled: ["Coordinator", "NavigationStack"])
                .cause(of: error("cannot find '\(name)' in scope"), imports: missing.isEmpty ? [] : imports, isCalled: true, identifiers: [])
        }
        #expect(try cause("Coordinates", missing: ["Adhan"]) == .missing(name: "Coordinates", module: "Adhan"))
        #expect(try cause("NavigationStck", missing: ["Adhan"]) == .user)
        #expect(try cause("Coordinates", missing: []) == .user)
    }

    @Test func aFrameworkThatSourcesSeeThroughHeaders() throws {
        var attribution = try attribution()
        attribution.provided = ["UIKit"]
        #expect(
            attribution.cause(of: error("cannot find type 'UIColor' in scope"), imports: [], identifiers: [])
                == .notImported(name: "UIColor", module: "UIKit"))
    }

    /// `targetFrame` is no misspelt `targetName`, on a value of WebKit's or in an extension of its type.
    @Test func membersThatAFrameworkLacksHere() throws {
        let attribution = try attribution(declared: ["reloadItems"], compiled: ["targetName", "WKNavigationAction", "foregroundStyle"])
        func cause(_ text: String) -> Attribution.Cause {
            attribution.cause(
                of: error(text), imports: [], identifiers: [], bases: ["WKNavigationAction"], extended: "WKNavigationAction")
        }
        let missing = Attribution.Cause.missing(name: "WKNavigationAction.targetFrame", module: "WebKit")
        #expect(cause("value of type 'WKNavigationAction' has no member 'targetFrame'") == missing)
        #expect(cause("cannot find 'targetFrame' in scope") == missing)
        for name in ["targetNaem", "tagetNames", "foregroudnStlye", "reloadItmes"] {
            #expect(cause("value of type 'WKNavigationAction' has no member '\(name)'") == .user, "\(name)")
            #expect(cause("cannot find '\(name)' in scope") == .user, "\(name)")
        }
    }

    /// `extension UserDefaults` calls the `encode` of a missing package; a type of the module's has an `encode` for Encodable.
    @Test func methodsOfMissingPackagesInExtensions() throws {
        let attribution = try attribution(
            missing: ["Kit"], declared: ["encode", "total"], compiled: ["encode", "UserDefaults"])
        func cause(_ name: String, isCalled: Bool = true, extended: String = "UserDefaults") -> Attribution.Cause {
            attribution.cause(
                of: error("cannot find '\(name)' in scope"), imports: [], isCalled: isCalled, identifiers: [], bases: [extended],
                extended: extended)
        }
        #expect(cause("encode") == .missing(name: "UserDefaults.encode", module: "Kit"))
        #expect(cause("decode") == .missing(name: "UserDefaults.decode", module: "Kit"))
        #expect(cause("encode", isCalled: false) == .user)
        #expect(cause("encode", extended: "Store") == .user)
        #expect(cause("total") == .user && cause("ecnode") == .user)
    }

    /// A macro of a missing package would have made an initializer without arguments, and members.
    @Test func typesThatGoWithoutAMacro() throws {
        var attribution = try attribution(declared: ["Client", "Store", "isDone"])
        attribution.sources = ["/x/A.swift"]
        func message(_ type: String) -> CompilerMessage {
            CompilerMessage(
                file: "/x/A.swift", line: 9, column: 30, text: "missing argument for parameter 'isDone' in call",
                excerpt: """
                    /x/A.swift:9:30: error: missing argument for parameter 'isDone' in call
                     3 | public struct \(type): Sendable {
                       |               `- note: 'init(isDone:)' declared here
                     9 |     static let live: \(type) = .init()
                       |                                 `- error: missing argument for parameter 'isDone' in call
                    """)
        }
        #expect(attribution.cause(of: message("Client"), imports: [], identifiers: []) == .user)
        attribution.withoutMacros = ["Client": "Macros"]
        #expect(
            attribution.cause(of: message("Client"), imports: [], identifiers: [])
                == .unfit(message: "missing argument for parameter 'isDone' in call", module: "Macros"))
        #expect(attribution.cause(of: message("Store"), imports: [], identifiers: []) == .user)
        let member = error("value of type 'Client' has no member 'testing'")
        #expect(attribution.cause(of: member, imports: [], identifiers: []) == .missing(name: "Client.testing", module: "Macros"))
        #expect(attribution.cause(of: error("value of type 'Client' has no member 'isDoen'"), imports: [], identifiers: []) == .user)
    }

    /// No function here has the label, so it is of one that only Apple's systems have.
    @Test func aLabelThatNothingHas() throws {
        func cause(_ line: String, _ compiled: Set<String> = ["UnitLength", "symbol"]) throws -> Attribution.Cause {
            let message = CompilerMessage(
                file: "/x/A.swift", line: 61, column: 9, text: "no exact matches in call to initializer ",
                excerpt: "/x/A.swift:61:9: error: no exact matches in call to initializer \n 60 |  Text(abc: 1)\n 61 |  \(line)\n")
            return try attribution(declared: ["Own"], compiled: compiled).cause(of: message, imports: [], identifiers: [])
        }
        #expect(try cause("return UnitLength(forLocale: l)") == .missing(name: "UnitLength.init(forLocale:)", module: "Foundation"))
        #expect(try cause("return UnitLength(symbl: l)") == .user)
        #expect(try cause("return UnitLength(symbol: 3)") == .user)
        #expect(try cause("return Own(forLocale: l)") == .user)
    }

    /// A type of Apple's stays Apple's whatever is in its brackets.
    @Test func membersOfApplesGenericTypes() throws {
        let attribution = try attribution(declared: ["T", "Item"], compiled: ["AVAsyncProperty", "AVAsset"])
        let member = error("type 'AVAsyncProperty<AVAsset, T>' has no member 'availableChapterLocales'")
        guard case .missing(let name, _) = attribution.cause(of: member, imports: [], identifiers: []) else {
            Issue.record("the error is the user's")
            return
        }
        #expect(name == "AVAsyncProperty.availableChapterLocales")
        #expect(attribution.cause(of: error("value of type '[Item]' has no member 'frobnicate'"), imports: [], identifiers: []) == .user)
    }

    /// `Keys` of an encrypted source is missing although a type has a `Keys` of its own.
    @Test func aNameOfAnAbsentSourceThatATypeHasToo() throws {
        var attribution = try attribution(declared: ["Keys", "total"])
        let keys = error("cannot find 'Keys' in scope")
        #expect(attribution.cause(of: keys, imports: [], identifiers: []) == .user)
        attribution.absent = "W (sources that are not there)"
        let found = Attribution.Cause.missing(name: "Keys", module: "W (sources that are not there)")
        #expect(attribution.cause(of: keys, imports: [], identifiers: []) == found)
        #expect(attribution.cause(of: error("cannot find 'total' in scope"), imports: [], identifiers: []) == .user)
    }
}
