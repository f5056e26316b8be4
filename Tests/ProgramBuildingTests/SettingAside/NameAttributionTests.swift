import Foundation
import Testing

@testable import ProgramBuilding

/// Which unknown names are those of something missing, and of what.
@Suite struct NameAttributionTests: AttributionFixture {
    /// A class of the module's own sources in Objective-C is not one of Apple's, whatever its prefix.
    @Test func classesOfForeignSources() throws {
        var attribution = try attribution()
        attribution.absent = "W (C and Objective-C)"
        let error = error("cannot find 'DDHStorage' in scope")
        #expect(attribution.cause(of: error, imports: [], identifiers: []) == .missing(name: "DDHStorage", module: "DeviceDiscoveryExtension"))
        attribution.foreign = ["DDHStorage"]
        #expect(attribution.cause(of: error, imports: [], identifiers: []) == .missing(name: "DDHStorage", module: "W (C and Objective-C)"))
    }

    /// A framework that is there may lack one of its names.
    @Test func listedNamesOfAnImportedFramework() throws {
        var attribution = try attribution()
        let error = error("cannot find 'EditorialNotes' in scope")
        #expect(attribution.cause(of: error, imports: [], identifiers: []) == .user)
        attribution.sourceImports = ["MusicKit"]
        #expect(
            attribution.cause(of: error, imports: [], identifiers: []) == .missing(name: "EditorialNotes", module: "MusicKit"))
    }

    /// That one of Apple's members is set aside says nothing of a name that no list has. A missing package could have it.
    @Test func unknownNamesBesideAnUnknownMember() throws {
        var attribution = try attribution()
        attribution.need = "HealthKit"
        let error = error("cannot find 'TaskFileManager' in scope")
        #expect(attribution.cause(of: error, imports: [], identifiers: []) == .user)
        attribution.missingModules = ["Kelp"]
        #expect(attribution.cause(of: error, imports: [], identifiers: []) == .missing(name: "TaskFileManager", module: "Kelp"))
    }

    /// A module with a bridging header can lack a source in Swift, such as one with keys.
    @Test func namesOfAbsentSourcesBesideObjectiveC() throws {
        var attribution = try attribution()
        attribution.absent = "W (C and Objective-C)"
        (attribution.absentNames, attribution.lacksSources) = (["SPCredentials"], "W (sources that are not there)")
        func cause(_ name: String) -> Attribution.Cause {
            attribution.cause(of: error("cannot find '\(name)' in scope"), imports: [], identifiers: [])
        }
        #expect(cause("SPCredentials") == .missing(name: "SPCredentials", module: "W (sources that are not there)"))
        #expect(cause("Env") == .missing(name: "Env", module: "W (C and Objective-C)"))
        #expect(cause("SimperiumBucket") == .missing(name: "SimperiumBucket", module: "W (C and Objective-C)"))
    }

    /// `Env+Keys.swift` has members of Env; a misspelt one of another source is a mistake.
    @Test func membersInExtensionsThatAreNotThere() throws {
        var attribution = try attribution(declared: ["Env", "service"])
        attribution.absent = "W (sources that are not there)"
        (attribution.absentNames, attribution.lacksSources) = (["Env+Keys"], "W (sources that are not there)")
        func cause(_ member: String, of type: String) -> Attribution.Cause {
            attribution.cause(of: error("type '\(type)' has no member '\(member)'"), imports: [], identifiers: [])
        }
        #expect(cause("clientKey", of: "Env") == .missing(name: "Env.clientKey", module: "W (sources that are not there)"))
        #expect(cause("servise", of: "Env") == .user)
        attribution.absentNames = ["EnvExtensions"]
        #expect(cause("clientKey", of: "Env") != .user)
        attribution.absentNames = ["Environment+Keys"]
        #expect(cause("clientKey", of: "Env") == .user)
    }

    /// A source that is not there can have a name that differs from one of the others in its case alone.
    @Test func namesThatDifferInTheirCaseFromOthers() throws {
        var attribution = try attribution(declared: ["baseURL"])
        let error = error("cannot find 'baseUrl' in scope")
        #expect(attribution.cause(of: error, imports: [], identifiers: []) == .user)
        attribution.absent = "W (sources that are not there)"
        attribution.absentNames = ["Secret"]
        #expect(attribution.cause(of: error, imports: [], identifiers: []) == .missing(name: "baseUrl", module: "W (sources that are not there)"))
    }

    /// The package that declares a macro is there, and the macro could not be built.
    @Test func macrosWithoutAnImplementation() throws {
        let text = "external macro implementation type 'SpyMacros.SpyMacro' could not be found for macro 'Spy(accessLevel:)'; plugin for module "
            + "'SpyMacros' not found"
        func cause(missing: Set<String>) throws -> Attribution.Cause {
            try attribution(missing: missing, declared: ["Spy"]).cause(of: error(text), imports: [], identifiers: [])
        }
        #expect(try cause(missing: ["SpyMacros"]) == .missing(name: "Spy", module: "SpyMacros"))
        // The user's own macro without one is a mistake.
        #expect(try cause(missing: []) == .user)
    }

    /// A prefix of two letters can begin an abbreviation.
    @Test func namesThatBeginLikeApples() throws {
        let attribution = try attribution(missing: ["CarKit"])
        func cause(_ name: String) -> Attribution.Cause {
            attribution.cause(of: error("cannot find type '\(name)' in scope"), imports: ["CarKit"], identifiers: [])
        }
        #expect(cause("MFAMethod") == .missing(name: "MFAMethod", module: "CarKit"))
        #expect(cause("MFMailComposeDelegate") == .missing(name: "MFMailComposeDelegate", module: "MessageUI"))
    }

    /// StoreKit's classes begin with the same letters as SpriteKit's.
    @Test func namesOfStores() throws {
        let attribution = try attribution()
        func cause(_ text: String) -> Attribution.Cause { attribution.cause(of: error(text), imports: [], identifiers: []) }
        #expect(cause("cannot find type 'SKMutablePayment' in scope") == .missing(name: "SKMutablePayment", module: "StoreKit"))
        #expect(
            cause("value of type 'SKPayment' has no member 'paymentDiscount'") == .missing(name: "SKPayment.paymentDiscount", module: "StoreKit"))
        #expect(cause("cannot find type 'SKSpriteNode' in scope") == .missing(name: "SKSpriteNode", module: "SpriteKit"))
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
        attribution.need = "ObjectStore"
        #expect(attribution.cause(of: name, imports: [], identifiers: []) == .user)
    }

    /// A prefix of Apple's alone does not make a name Apple's where the source imports a missing package, and not the framework.
    @Test func prefixesOfFrameworksThatTheSourceDoesNotImport() throws {
        var attribution = try attribution(missing: ["CocoaLumberjack", "Auth", "FirebaseAnalytics", "Alamofire"])
        func cause(_ name: String, _ imports: [String], isCalled: Bool = false) -> Attribution.Cause {
            attribution.cause(of: error("cannot find '\(name)' in scope"), imports: imports, isCalled: isCalled, identifiers: [])
        }
        #expect(cause("DDLog", ["CocoaLumberjack"]) == .missing(name: "DDLog", module: "CocoaLumberjack"))
        #expect(cause("DDLog", []) == .missing(name: "DDLog", module: "DeviceDiscoveryExtension"))
        #expect(cause("IOSPlatform", ["ComposeApp"]) == .missing(name: "IOSPlatform", module: "ComposeApp"))
        #expect(cause("CMBox", ["Alamofire"]) == .missing(name: "CMBox", module: "CoreMedia"))
        attribution.sourceImports = ["CoreMotion"]
        #expect(cause("CMBox", ["Alamofire"]) == .missing(name: "CMBox", module: "CoreMotion"))
        #expect(cause("Analytics", ["Alamofire", "FirebaseAnalytics"]) == .missing(name: "Analytics", module: "FirebaseAnalytics"))
        // Short functions are no types.
        #expect(cause("tr", ["Alamofire"], isCalled: true) == .missing(name: "tr", module: "Alamofire"))
        #expect(cause("tr", ["Alamofire"]) == .user && cause("tr", [], isCalled: true) == .user)
    }

    /// UIKit has previews of its own; a source with SwiftUI lacks none.
    @Test func previewsWithoutSwiftUI() throws {
        let attribution = try attribution(declared: [], compiled: ["Preview"])
        let unknown = error("no macro named 'Preview'")
        #expect(
            attribution.cause(of: unknown, imports: [], hasSwiftUI: false, identifiers: [])
                == .unfit(message: "no macro named 'Preview'", module: "UIKit"))
        #expect(attribution.cause(of: unknown, imports: [], hasSwiftUI: true, identifiers: []) == .user)
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
        func cause(_ text: String, line: Set<String>) -> Attribution.Cause {
            attribution.cause(of: error(text), imports: [], line: line, identifiers: [], incomplete: protection)
        }
        let text = "binary operator '+' cannot be applied to operands of type 'String' and 'String.Stride'"
        #expect(cause(text, line: ["title", "Protection"]) == .unfit(message: text, module: protection))
        #expect(cause(text, line: ["title", "Store"]) == .user)
    }

    /// A constant of a header in C, which the framework's umbrella header exports.
    @Test func aNameOfAnotherModulesHeaders() throws {
        var module = SourceModule(name: "Core")
        #expect(module.lackedByImporters == nil)
        module.foreignSources = [URL(fileURLWithPath: "/Core/wrapper.c")]
        let headers = "Core (C and Objective-C)"
        #expect(module.lackedByImporters == headers)
        let attribution = try attribution(declared: ["Store"], compiled: ["String"])
        #expect(
            attribution.cause(of: error("cannot find 'CORE_LIMIT' in scope"), imports: [], identifiers: [], incomplete: headers)
                == .missing(name: "CORE_LIMIT", module: headers))
        module.absentSources = [URL(fileURLWithPath: "/Core/Keys.swift")]
        #expect(module.lackedByImporters == "Core (sources that are not there)")
    }

    @Test func namesOfAFrameworkThatIsHere() throws {
        var attribution = try attribution(declared: [], compiled: ["kSecClass"])
        attribution.provided = ["Security"]
        #expect(
            attribution.cause(of: error("cannot find 'kSecClass' in scope"), imports: [], identifiers: [])
                == .notImported(name: "kSecClass", module: "Security"))
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
        let imports = ["ObjectStore", "FirebaseCore", "MapKit"]
        let attribution = try attribution(missing: Set(imports))
        func module(_ name: String) -> String {
            guard case .missing(_, let module) = attribution.cause(
                of: error("cannot find '\(name)' in scope"), imports: imports, identifiers: [])
            else { return "" }
            return module
        }
        #expect([module("FirebaseApp"), module("RealmThing"), module("Map"), module("MKMapView"), module("Other")]
            == ["FirebaseCore", "ObjectStore", "MapKit", "MapKit", "ObjectStore"])
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
