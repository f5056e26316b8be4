import Testing

@testable import ProgramBuilding

/// Which members are those of a missing package's extensions, and which are the user's mistakes.
@Suite struct ExtensionAttributionTests: AttributionFixture {
    private func cause(
        _ text: String, missing: Set<String> = ["Kit"], imports: [String] = ["Kit"], isCalled: Bool = true,
        _ change: (inout Attribution) -> Void = { _ in }
    ) throws -> Attribution.Cause {
        var attribution = try attribution(
            missing: missing, declared: ["Event", "Account", "JSON", "loadItems", "decoded", "title", "Failure"],
            compiled: ["encoder", "encoding", "value", "append", "description", "Result", "Text", "CGFloat", "NSObject", "DispatchSource"])
        change(&attribution)
        return attribution.cause(of: error(text), imports: imports, isCalled: isCalled, identifiers: [])
    }

    /// An extension of Encodable in a missing package reaches the module's own types.
    @Test(arguments: [("Event", "encoded"), ("JSON", "decoded"), ("Event", "append"), ("Event", "reverseMask")])
    func methodsOfTheModulesTypes(_ type: String, _ name: String) throws {
        let text = "value of type '\(type)' has no member '\(name)'"
        #expect(try cause(text) == .missing(name: "\(type).\(name)", module: "Kit"))
        #expect(try cause(text, missing: [], imports: []) == .user)
        // Apple's frameworks are not extended by what is missing.
        #expect(try cause(text, missing: ["HealthKit"], imports: ["HealthKit"]) == .user)
    }

    /// Sources that do not import the package see its extensions, too.
    @Test func methodsInOtherSources() throws {
        let text = "type 'Event' has no member 'encoded'"
        #expect(try cause(text, imports: []) == .missing(name: "Event.encoded", module: "Kit"))
        #expect(try cause(text, imports: ["HealthKit"]) == .missing(name: "Event.encoded", module: "Kit"))
        #expect(try cause(text, imports: [], isCalled: false) == .user)
        // Another type of the user's has it.
        #expect(try cause("type 'Event' has no member 'decoded'", imports: []) == .user)
    }

    @Test func propertiesOfTheModulesTypes() throws {
        #expect(
            try cause("value of type 'Event' has no member 'reuseIdentifier'", isCalled: false)
                == .missing(name: "Event.reuseIdentifier", module: "Kit"))
        // Other types have it.
        #expect(try cause("value of type 'Event' has no member 'title'", isCalled: false) == .user)
        #expect(try cause("value of type 'Event' has no member 'value'", isCalled: false) == .user)
    }

    /// A name that is like another one is the user's mistake.
    @Test(arguments: ["lodItems", "loadItms", "laodItems", "titel", "apend", "descripton", "ecnoder"], [
        "Event", "[Event]", "Result<Event, Failure>", "Binding<Event>", "Text",
    ])
    func typingMistakes(_ name: String, _ type: String) throws {
        for isCalled in [true, false] {
            #expect(try cause("value of type '\(type)' has no member '\(name)'", isCalled: isCalled) == .user)
        }
    }

    /// The user's type has a name with another end.
    @Test func mistakesAtTheEnd() throws {
        for name in ["titlee", "titles", "titl", "loadItem", "loadItemss"] {
            #expect(try cause("value of type 'Event' has no member '\(name)'") == .user, "\(name)")
        }
        for name in ["encoded", "titler", "titled"] {
            #expect(
                try cause("value of type 'Event' has no member '\(name)'") { $0.known.declared.insert("encode") }
                    == .missing(name: "Event.\(name)", module: "Kit"))
        }
    }

    /// Where the type does not have the other one, the name is not like any.
    @Test func namesThatTheTypeDoesNotHave() throws {
        #expect(try cause("value of type 'Event' has no member 'descriptoin'") == .user)
        #expect(
            try cause("value of type 'Event' has no member 'descriptoin'") { $0.known.unseen = ["description"] }
                == .missing(name: "Event.descriptoin", module: "Kit"))
    }

    /// The user's types in brackets do not make a type the user's.
    @Test func membersOfGenericTypes() throws {
        for type in ["Result<Event, Failure>", "[Event]", "[String : Event]", "[Box<R>.Event]"] {
            for name in ["isNotEmpty", "value"] {
                let shown = "\(Attribution.base(of: type)).\(name)"
                #expect(
                    try cause("value of type '\(type)' has no member '\(name)'", isCalled: false) == .missing(name: shown, module: "Kit"))
            }
        }
        #expect(try cause("value of type 'Binding<Event>' has no member 'frobnicate'") == .user)
        #expect(try cause("value of type 'ObservedObject<Event>.Wrapper' has no member 'frobnicate'") == .user)
    }

    /// What Apple's list lacks is of a missing package, if there is one; else of the framework.
    @Test func membersOfApplesTypes() throws {
        func module(_ type: String, _ name: String, imports: [String] = [], missing: Set<String> = ["Kit"]) throws -> String {
            guard case .missing(_, let module) = try cause("value of type '\(type)' has no member '\(name)'", missing: missing, imports: imports)
            else { return "" }
            return module
        }
        #expect(try module("CGFloat", "clamped") == "Kit")
        #expect(try module("CGFloat", "m", imports: ["Kit"]) == "Kit")
        #expect(try module("CGFloat", "clamped", missing: []) == "", "A value has all its members here.")
        #expect(try module("NSObject", "themed", missing: []) == "Foundation")
        #expect(try module("NSObject", "themed") == "Kit")
        #expect(try module("NSObject", "method") == "ObjectiveC")
        #expect(try module("UIApplication", "value", imports: ["Kit"]) == "ObjectiveC")
        #expect(try module("UIView", "snapped", imports: ["Kit"]) == "Kit")
        // UIKit is here in parts.
        #expect(try module("UIView", "snapped") == "UIKit")
        #expect(try module("HKWorkout", "strokes", imports: ["Kit"]) == "HealthKit")
        #expect(try module("DispatchSource", "makeFileSystemObjectSource", imports: ["Kit"]) == "Dispatch")
        #expect(try module("Font", "extraLargeTitle", imports: ["Kit"]) == "SwiftUI")
    }

    @Test func macrosOfApples() throws {
        #expect(
            try cause("cannot find 'TARGET_OS_SIMULATOR' in scope", isCalled: false)
                == .missing(name: "TARGET_OS_SIMULATOR", module: "Darwin"))
    }

    /// A missing type has functions of its own, which those of the user's extension can call by the same name.
    @Test func callsInExtensionsOfMissingTypes() throws {
        let text = "extra arguments at positions #3, #4 in call"
        let excerpt = """
            /x/A.swift:7:20: error: \(text)
            6 |     func append(_ data: Data, withName name: String) {
              |          `- note: 'append(_:withName:)' declared here
            7 |         self.append(data, withName: name, fileName: nil)
            """
        let message = CompilerMessage(file: "/x/A.swift", line: 7, column: 20, text: text, excerpt: excerpt)
        let attribution = try attribution(missing: ["Kit"], tainted: ["FormData": "Kit"])
        func cause(extended: String?) -> Attribution.Cause {
            attribution.cause(of: message, imports: ["Kit"], identifiers: [], extended: extended)
        }
        #expect(cause(extended: "Kit.FormData") == .follows(name: "FormData"))
        #expect(cause(extended: "Event") == .user && cause(extended: nil) == .user)
    }

    /// An extension of a missing package's reaches sources that do not import it. The label of its subscript is a name that nothing has.
    @Test(arguments: ["extraneous argument label 'safe:' in subscript", "cannot use optional chaining on non-optional value of type 'Item'"])
    func subscriptsOfMissingPackages(_ text: String) throws {
        func cause(_ code: String, missing: Set<String> = ["Kit"]) throws -> Attribution.Cause {
            let message = CompilerMessage(
                file: "/x/A.swift", line: 3, column: 9, text: text, excerpt: "/x/A.swift:3:9: error: \(text)\n3 | \(code)")
            return try attribution(missing: missing, declared: ["place", "same"]).cause(of: message, imports: [], identifiers: [])
        }
        #expect(try cause("items[safe: 1]?.id") == .missing(name: "subscript(safe:)", module: "Kit"))
        #expect(try cause("items[place: 1]?.id") == .user && cause("items[keypath: 1]?.id") == .user)
        #expect(try cause("items[safe: 1]?.id", missing: []) == .user)
    }
}
