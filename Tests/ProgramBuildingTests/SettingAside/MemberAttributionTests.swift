import Testing

@testable import ProgramBuilding

/// Which members, methods and overrides are lacking because of something missing.
@Suite struct MemberAttributionTests: AttributionFixture {
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

    /// Apple's classes require no initializers of their subclasses.
    @Test func requiredInitializersOfApplesClasses() throws {
        var attribution = try attribution(declared: ["Handler"])
        attribution.sources = ["/x/Base.swift"]
        func cause(_ place: String) -> Attribution.Cause {
            let text = "use the 'required' modifier to override a required initializer"
            let excerpt = "/x/A.swift:1:1: error: \(text)\n\(place):2:26: note: overridden required initializer is here"
            let message = CompilerMessage(file: "/x/A.swift", line: 1, column: 1, text: text, excerpt: excerpt)
            return attribution.cause(of: message, imports: [], identifiers: [], bases: ["INExtension"])
        }
        #expect(cause("Intents.INExtension.init") == .missing(name: "Objective-C", module: "ObjectiveC"))
        #expect(cause("/x/Base.swift") == .user)
    }

    /// A package may extend them.
    @Test func membersOfValuesThatCoreGraphicsHas() throws {
        let unknown = error("type 'CGFloat' has no member 'spacingXS'")
        #expect(try attribution().cause(of: unknown, imports: [], identifiers: []) == .user)
        #expect(
            try attribution(missing: ["Kelp"]).cause(of: unknown, imports: ["Kelp"], identifiers: [])
                == .missing(name: "CGFloat.spacingXS", module: "Kelp"))
    }

    @Test func partsOfTuples() throws {
        let attribution = try attribution(missing: ["Kelp"])
        let error = error("value of tuple type '(Int, Int)' has no member '2'")
        #expect(attribution.cause(of: error, imports: ["Kelp"], identifiers: []) == .user)
    }

    /// What a body declares, as `let tomorrow = day(.tomorrow)`, is a member of nothing.
    @Test func membersThatVariablesOfBodiesAreCalledAfter() throws {
        var attribution = try attribution(declared: ["tomorrow", "Store"])
        attribution.absent = "W (sources that are not there)"
        func cause() -> Attribution.Cause {
            attribution.cause(of: error("type 'Date' has no member 'tomorrow'"), imports: [], identifiers: [])
        }
        #expect(cause() == .user)
        attribution.known.visible = ["Store"]
        #expect(cause() == .missing(name: "Date.tomorrow", module: "W (sources that are not there)"))
    }

    /// A value of one of Objective-C's protocols conforms to it.
    @Test func valuesOfProtocols() throws {
        var attribution = try attribution(declared: ["Store"])
        attribution.known.compiled.insert("NSFetchRequestResult")
        func cause(_ name: String) -> Attribution.Cause {
            let text = "type 'any \(name)' cannot conform to '\(name)' [#ProtocolTypeNonConformance]"
            return attribution.cause(of: error(text), imports: [], identifiers: [])
        }
        #expect(cause("NSFetchRequestResult") == .missing(name: "Objective-C", module: "ObjectiveC"))
        #expect(cause("Store") == .user)
    }

    /// A delegate has no members of its protocol's, so an unknown name in it is none of them.
    @Test func namesInDelegates() throws {
        let attribution = try attribution()
        func cause(_ base: String) -> Attribution.Cause {
            attribution.cause(of: error("cannot find 'apiSession' in scope"), imports: [], identifiers: [], bases: [base])
        }
        #expect(cause("CLLocationManagerDelegate") == .user)
        #expect(cause("CLLocationManager") == .missing(name: "CLLocationManager.apiSession", module: "CoreLocation"))
    }

    @Test func methodsThatDelegatesMayLack() throws {
        let attribution = try attribution(declared: ["Store"])
        func cause(_ type: String, _ start: String = Remedy.question) -> Attribution.Cause {
            let text = "\(start)(\(type), Int) -> ()'"
            return attribution.cause(of: error(text), imports: [], identifiers: [])
        }
        #expect(cause("URLSession") == .missing(name: "Objective-C", module: "ObjectiveC"))
        #expect(cause("UITableView") == .missing(name: "Objective-C", module: "ObjectiveC"))
        #expect(cause("UITableView", Remedy.binding + "@MainActor ") == .missing(name: "Objective-C", module: "ObjectiveC"))
        #expect(cause("Store") == .user && cause("Int") == .user)
    }

    /// On Apple's systems, words of date formatters can be nil.
    @Test func conditionsThatAskForWordsOfDates() throws {
        let attribution = try attribution()
        func cause(_ line: String, _ type: String = "[String]") -> Attribution.Cause {
            var error = error("\(Remedy.binding)\(type)'")
            error.excerpt += "\n 1 |     \(line)\n   |           `- error: \(error.text)\n 2 |     let n = f.monthSymbols"
            return attribution.cause(of: error, imports: [], identifiers: [])
        }
        let known = Attribution.Cause.unfit(message: "\(Remedy.binding)[String]'", module: "Foundation")
        #expect(cause("guard let names = f.veryShortStandaloneWeekdaySymbols else {") == known)
        #expect(cause("if let n = g(x), let e = DateFormatter().longEraSymbols {") == known)
        #expect(cause("if let a = f.amSymbol {", "String") != .user)
        #expect(cause("if let n = f.daySymbols {") == .user && cause("if let n = f.monthSymbols {", "[Int]") == .user)
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
        #expect(cause("inserted", ["Codable"]) == .missing(name: "Store.inserted", module: "GRDB"))
        #expect(cause("total", ["Codable"]) == .user)
        #expect(cause("lodItems", ["Record"]) == .user)
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
            return attribution.cause(of: message, imports: [], identifiers: [], ancestors: ancestors)
        }
        #expect(cause("fetchOne", ["FetchableRecord"]) == .follows(name: "FetchableRecord"))
        #expect(cause("fetchOne", []) == .user && cause("fetchOne", ["Codable"]) == .user)
        #expect(cause("lodItems", ["FetchableRecord"]) == .user)
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

    /// Foundation has less on Linux. Its modules may use a name inside that they do not show, as `allTasks`.
    @Test func membersOfFoundationsTypes() throws {
        let attribution = try attribution(declared: ["Store"], compiled: ["allTasks", "URLSession", "invalidateAndCancel", "Store"])
        func cause(_ text: String) -> Attribution.Cause { attribution.cause(of: error(text), imports: [], identifiers: []) }
        #expect(
            cause("value of type 'URLSession' has no member 'allTasks'") == .missing(name: "URLSession.allTasks", module: "Foundation"))
        #expect(cause("value of type 'URLSession' has no member 'invalidateAndCancle'") == .user)
        #expect(cause("value of type 'Store' has no member 'allTasks'") == .user)
        #expect(cause("value of type 'String' has no member 'allTasks'") == .user, "It is complete.")
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
}
