import CairoGraphics
import Foundation
import Testing

@testable import ProgramBuilding

/// The smallest piece around an error, and what takes its place. The toolchain's parser says what the pieces are.
@Suite struct RemedyTests {
    private static let cache = Result { try TemporaryFolder() }

    private func structure(_ text: String, modules: Set<String> = []) throws -> SourceStructure {
        let folder = try TemporaryFolder()
        // The program that reads structures is compiled once for all tests.
        let reader = StructureReader(
            resources: try ResourceFolder.locate(), toolchain: try SwiftToolchain.current(), cache: try Self.cache.get().url)
        let structures = try reader.structures(
            of: [Array(text.utf8)], conditions: ["DEBUG"], modules: modules, in: folder.url)
        return try #require(structures.first)
    }

    /// The text after the change for an error at `§`.
    private func changed(
        _ marked: String, message: String = "other", missing: String? = nil, isModuleMissing: Bool = false,
        isOfMissingType: Bool = false
    ) throws -> String {
        let text = marked.replacingOccurrences(of: "§", with: "")
        let offset = try #require(marked.utf8.firstRange(of: "§".utf8)).lowerBound.utf16Offset(in: marked)
        let remedy = Remedy(structure: try structure(text), text: Array(text.utf8))
        let change = remedy.change(
            at: offset, message: message, phrase: "X", line: 1, missing: missing, isModuleMissing: isModuleMissing,
            isOfMissingType: isOfMissingType)
        guard let change else { return "none" }
        return String(decoding: SourceEdit.apply([change.edit] + change.more, to: Array(text.utf8)), as: UTF8.self)
            .replacingOccurrences(of: #" +\n"#, with: "\n", options: .regularExpression)
    }

    private let stop = "_setAside(\"X\", 1)"

    /// What a result builder makes could ask for a value that is there in any case, before Swift 6.
    @Test(arguments: [
        ("var body: some View { if §let n = a.b {} }", "var body: some View { if let n = Optional(a.b) {} }"),
        ("func f() -> some View { if c, §let n = g(of: d, [\"}\", 1]) , e {} }", "func f() -> some View { if c, let n = Optional(g(of: d, [\"}\", 1])) , e {} }"),
        ("@ViewBuilder func f() -> V { H { if §let n: Int = a\n.b {} } }", "@ViewBuilder func f() -> V { H { if let n: Int = Optional(a\n.b) {} } }"),
        ("var body: some View { get { if §let n {} } }", "var body: some View { get { if let n = Optional(n) {} } }"),
        ("var body: Int { if §let n = a.b {} }", "none"),
    ]) func bindingsInResultBuilders(_ source: String, _ result: String) throws {
        let binding = "initializer for conditional binding must have Optional type, not 'Int'"
        let changed = try changed(source, message: binding)
        #expect(result == "none" ? !changed.contains("Optional(") : changed == result)
    }

    /// A method that is there in any case is a mistake where no result builder makes the body.
    @Test(arguments: [("func f() { guard let n = store.load else { return } }", false), ("func f() -> some View { if let n = store.load { n } }", true)])
    func bindingsThatABuilderTakes(_ source: String, _ isTaken: Bool) throws {
        let offset = try #require(source.utf8.firstRange(of: "let n".utf8)).lowerBound.utf16Offset(in: source)
        let remedy = Remedy(structure: try structure(source), text: Array(source.utf8))
        #expect(remedy.bindsInResultBuilder(at: offset) == isTaken)
    }

    /// On Apple's systems, these words can be nil.
    @Test(arguments: [
        ("func f() { var days = f.shortWeekdaySymbols\n days§!.sort() }", "func f() { var days: [String]? = f.shortWeekdaySymbols\n days!.sort() }"),
        ("func f() { let a = b.count ; let a = g().amSymbol; a§!.h() }", "func f() { let a = b.count ; let a: [String]? = g().amSymbol; a!.h() }"),
        ("func f() { var days = f.count\n days§!.sort() }", "stop"), ("func f() { days§!.sort() }", "stop"),
    ]) func wordsThatAreUnwrapped(_ source: String, _ result: String) throws {
        let changed = try changed(source, message: Remedy.forcing)
        #expect(result == "stop" ? changed.contains("_setAside") : changed == result, "\(changed)")
    }

    @Test func signaturesAroundAPlace() throws {
        let source = "extension Store where State == Alert { func f(_ a: A) -> B { let x: C = { y } ; return x } \n var v: D { w } }"
        let found = { (word: String) in
            try structure(source).signatures(
                around: try #require(source.utf8.firstRange(of: word.utf8)).lowerBound.utf16Offset(in: source), of: Array(source.utf8))
        }
        #expect(try found("y }") == ["func f(_ a: A) -> B {", "extension Store where State == Alert {"])
        #expect(try found("w }") == ["var v: D {", "extension Store where State == Alert {"])
    }

    /// The name of a widget in the gallery is in no picture.
    @Test(arguments: [
        (
            "var body: some WidgetConfiguration {\n    C { e in v(e) }\n        .configurationDisplayName(\"A (\".§localized(1))\n        .supported(x)\n}",
            "var body: some WidgetConfiguration {\n    C { e in v(e) }\n\n        .supported(x)\n}"
        ),
        ("var body: some WidgetConfiguration { C { e in v(e).description(§a) } }", "none"),
        ("var body: some View { v.description(§a) }", "none"),
        ("var body: some WidgetConfiguration { C { }.supported(§a) }", "none"),
    ]) func namesInTheGallery(_ source: String, _ result: String) throws {
        let changed = try changed(source, missing: "localized", isModuleMissing: true)
        #expect(result == "none" ? changed.contains("_setAside") : changed == result)
    }

    @Test func casesThatASwitchNeverMeets() throws {
        func covered(_ text: String) throws -> String? {
            let change = Remedy(structure: try structure(text), text: Array(text.utf8)).covering(["a", "b"], at: 0)
            return change.map { String(decoding: SourceEdit.apply([$0.edit], to: Array(text.utf8)), as: UTF8.self) }
        }
        #expect(try covered("switch (x) { \ncase .c: 1\n}") == "switch (x) { case .a, .b: Swift.fatalError(); \ncase .c: 1\n}")
        #expect(try covered("switch x { case .c: 1 }") == nil && covered("if x {\n}") == nil)
    }

    /// Protocols of Objective-C's have methods that delegates may lack; here they have all.
    @Test func methodsThatDelegatesMayLack() throws {
        let message = "cannot use optional chaining on non-optional value of type '(URLSession, Int) -> ()'"
        #expect(try changed("func f() { d?.g§?(s, x: 1) ?? h() }", message: message) == "func f() { d?.g (s, x: 1) ?? h() }")
        let binding = "initializer for conditional binding must have Optional type, not '@MainActor (UITableView) -> Int'"
        #expect(
            try changed("func f() { if §let n = d.g, a < n(t) {} }", message: binding)
                == "func f() { if let n = Optional(d.g), a < n(t) {} }")
        let words = "initializer for conditional binding must have Optional type, not '[String]'"
        #expect(
            try changed("func f() { guard §let n = DateFormatter().shortWeekdaySymbols else { return } }", message: words)
                == "func f() { guard let n = Optional(DateFormatter().shortWeekdaySymbols) else { return } }")
        let value = "cannot use optional chaining on non-optional value of type 'String'"
        #expect(try changed("func f() -> D { g§?.h ?? i }", message: value) == "func f() -> D { g .h ?? i }")
    }

    /// A package's type that has the name of one of Combine's is the package's.
    @Test func namesThatCombineHasToo() throws {
        let text = "func f() -> Cancellable { g() }"
        let remedy = Remedy(structure: try structure(text), text: Array(text.utf8))
        let change = try #require(remedy.qualified("Cancellable", with: "Apollo", at: 12))
        #expect(change.isAnswer)
        #expect(
            String(decoding: SourceEdit.apply([change.edit], to: Array(text.utf8)), as: UTF8.self)
                == "func f() -> Apollo.Cancellable { g() }")
        #expect(remedy.qualified("Cancellable", with: "Apollo", at: 3) == nil)
    }

    /// A module that is called like its type cannot be named before it.
    @Test func aDeclarationThatIsImportedAlone() throws {
        let text = "import Foundation\nimport Future\nfunc f() -> Future<Int> { g() }"
        let remedy = Remedy(structure: try structure(text), text: Array(text.utf8))
        let change = try #require(remedy.importing("struct", "Future", of: "Future"))
        let changed = SourceEdit.apply([change.edit], to: Array(text.utf8))
        #expect(change.isAnswer && String(decoding: changed, as: UTF8.self) == "import struct Future.Future; \(text)")
        let again = Remedy(structure: try structure(String(decoding: changed, as: UTF8.self)), text: changed)
        #expect(again.importing("struct", "Future", of: "Future") == nil)
    }

    /// What Objective-C's runtime asks an object, nothing asks it here.
    @Test func answersToTheRuntime() throws {
        let message = "overriding non-open instance method outside of its defining module"
        let function = "override func §responds(to selector: Selector!) -> Bool { true }"
        #expect(try changed("class A: NSObject { \(function) }", message: message) == "class A: NSObject { \(String(repeating: " ", count: function.utf8.count - 2)) }")
    }

    /// A stop that still tells the type of the result is not stopped again where that type is wrong.
    @Test func aStopThatReturnsAValue() throws {
        let function = "func f() async throws -> some ReturnsValue<E> { \(Remedy.stop)Error(\"X\", 1); §return .result(value: g()) }"
        let text = try changed("struct A { \(function) }")
        #expect(text.filter { $0 != " " } == "structA{}", "\(text)")
    }

    /// With Objective-C, extensions of Apple's classes make objects of the class that is asked.
    @Test func objectsOfTheClassThatIsAsked() throws {
        let message = "constructing an object of class type 'Self' with a metatype value must use a 'required' initializer"
        #expect(
            try changed("extension NSUUID { static func f() -> Self? { return §self.init(text: a) } }", message: message)
                == "extension NSUUID { static func f() -> Self? { return self ~=> NSUUID(text: a) } }")
        #expect(
            try changed("extension NSUUID { static func f() -> Self? { self.§init(text: a) } }", message: message)
                == "extension NSUUID { static func f() -> Self? { self ~=> NSUUID(text: a) } }")
        #expect(try changed("class A { static func f() -> Self { §self.init(a) } }", message: message).contains(stop))
        // In a property, the class has its own name.
        let named = "constructing an object of class type 'NSUUID' with a metatype value must use a 'required' initializer"
        #expect(
            try changed("extension NSUUID { static var f: NSUUID { §self.init() } }", message: named)
                == "extension NSUUID { static var f: NSUUID { self ~=> NSUUID() } }")
    }

    /// Foundation on Linux has a function of the language's name, and sources without SwiftUI have UIKit's previews alone.
    @Test func namesThatAreOthersOnLinux() throws {
        let absolute = "static member 'abs' cannot be used on instance of type 'CGFloat'"
        #expect(
            try changed("extension CGFloat { var a: CGFloat { §abs(self) } }", message: absolute)
                == "extension CGFloat { var a: CGFloat { Swift.abs(self) } }")
        #expect(
            try changed("let a = 1\n§#Preview(\"A\") {\n  B()\n}\n", message: "no macro named 'Preview'")
                .filter { !$0.isWhitespace } == "leta=1")
        let convention = "'(S, T) -> Void' is not representable in Objective-C, so it cannot be used with '@convention(block)'"
        #expect(
            try changed("class A: B<§@convention(block) (S, T) -> Void> {}", message: convention).filter { !$0.isWhitespace }
                == "classA:B<(S,T)->Void>{}")
    }

    /// Apple's `enumerateMatches` keeps its closure no longer than the call.
    @Test func matchesAreEnumeratedAtOnce() throws {
        let message = "escaping closure captures 'inout' parameter 'a'"
        #expect(
            try changed("func f(a: inout [A]) { r.enumerateMatches(in: s, range: b) §{ m, _, _ in a.append(m) } }", message: message)
                == "func f(a: inout [A]) { r._enumerateMatches(in: s, range: b) { m, _, _ in a.append(m) } }")
        #expect(
            try changed("func f(a: inout [A]) { r.enumerateMatches(in: s, using: §{ m, _, _ in a.append(m) }) }", message: message)
                .contains("r._enumerateMatches(in: s, using: {"))
        #expect(try !changed("func f(a: inout [A]) { g.run(in: s) §{ m in a.append(m) } }", message: message).contains("_run"))
    }

    /// SwiftUI's macro `Entry` keeps the compiler from inferring the type of a provider's entries in some orders of sources.
    @Test func providersNameTheirEntries() throws {
        let message = "reference to invalid associated type 'Entry' of type 'Provider'"
        let timeline = "func getTimeline(in c: Context, completion: @escaping (Timeline<§Entry>) -> Void) {}"
        #expect(
            try changed("struct Provider: TimelineProvider { func placeholder(in c: Context) -> Item { Item() }; \(timeline) }", message: message)
                .hasPrefix("struct Provider: TimelineProvider { typealias Entry = Item; func placeholder("))
        #expect(
            try changed(
                "class A: B { func getSnapshot(in c: Context, completion: @escaping (My.Item) -> Void) {}; \(timeline) }", message: message)
                .hasPrefix("class A: B { typealias Entry = My.Item; "))
        #expect(
            try changed("struct A: B { func snapshot(for a: I, in c: Context) async -> Item { f() }; \(timeline) }", message: message)
                .hasPrefix("struct A: B { typealias Entry = Item; "))
        #expect(try !changed("struct A: B { \(timeline) }", message: message).contains("typealias"))
    }

    /// Swift takes them since version 6.4.
    @Test func optionalTypesOfProtocolsWithoutParentheses() throws {
        #expect(
            try changed("func f(_ g: @escaping (§any Error?) -> Void) {}", message: "optional 'any' type must be written '(any Error)?'")
                == "func f(_ g: @escaping ((any Error)?) -> Void) {}")
        #expect(
            try changed(
                "func f(_ x: §some Sequence<Int?>?, y: Int) {}",
                message: "type 'some Sequence<Int?>?' constrained to non-protocol, non-class type '(any Sequence<Int?>)?'")
                == "func f(_ x: (some Sequence<Int?>)?, y: Int) {}")
    }

    /// A semicolon separates what is set aside from what comes next.
    @Test func semicolonsGoWithWhatIsLeftOut() throws {
        let text = try changed("§#Preview(\"A\") { B() } ; let c = 1", message: "no macro named 'Preview'")
        #expect(text.filter { !$0.isWhitespace } == "letc=1", "\(text)")
    }

    /// Objects of Objective-C's classes are made of any class that is asked; without Objective-C, classes have to say so.
    @Test func initializersThatClassesWithoutObjectiveCRequire() throws {
        let override = "use the 'required' modifier to override a required initializer"
        #expect(
            try changed("class A: Object { override §init() {} }", message: override)
                == "class A: Object { override required init() {} }")
        let provision = "'required' initializer 'init()' must be provided by subclass of 'RealmSwiftObject'"
        #expect(
            try changed("class A: Object {\n  init(a: Int) {}\n§}", message: provision)
                == "class A: Object {\n  init(a: Int) {}\nrequired init() { super.init() } }")
    }

    /// What a compiler cannot find the types of can lie outside of the closure that it names.
    @Test func statementsAroundAPlace() throws {
        func texts(at word: String, in text: String) throws -> [String] {
            let structure = try structure(text)
            let offset = try #require(text.utf8.firstRange(of: word.utf8)).lowerBound.utf16Offset(in: text)
            return structure.statements(at: offset).map { String(decoding: Array(text.utf8)[structure.pieces[$0].range], as: UTF8.self) }
        }
        let body = "struct V: View {\n  var body: some View {\n    A().b {\n      if c { d() }\n    }.e()\n  }\n}"
        #expect(try texts(at: "d()", in: body) == ["d()", "if c { d() }", "A().b {\n      if c { d() }\n    }.e()"])
        #expect(try texts(at: "V:", in: body) == [body])
    }

    @Test func typesBehindAttributesAndSpecifiers() throws {
        let types = try structure("class A: B, nonisolated C, @preconcurrency D {}\nstruct E: @unchecked F.G {}").types
        #expect(types.filter { !$0.role.isEmpty && $0.role != "attribute" }.map { "\($0.path) \($0.role)" } == [
            "B superclass", "C conformance", "D conformance", "F.G conformance",
        ])
    }

    /// The members that parameters of missing types have nothing of.
    @Test func membersOfMissingTypes() throws {
        func uses(_ text: String) throws -> [String] {
            MemberUse.all(in: try structure(text), of: Array(text.utf8), types: ["Cat"]).map {
                "\($0.type).\($0.member) \(text.utf8.count - $0.offset)"
            }
        }
        #expect(try uses("func f(_ cat: Cat?, dog: Dog) -> Int { g(cat?.id, dog.id) }") == ["Cat.id 13"])
        #expect(try uses("func f(a cat: Cat = .shared) { if cat.id == \"\\(cat.name)\" {} }") == ["Cat.id 24", "Cat.name 11"])
        for text in [
            "func f(cat: Cat) { g(self.cat.id, cat.hash) } // cat.id",
            "func f(cat: Cat) {\n  // cat.id\n  g()\n}",
            "func f(cat: Cat) { let cat = Dog()\n  g(cat.id) }", "func f(cat: Cat) { for cat in dogs { g(cat.id) } }",
            "func f(cat: Cat) { dogs.map { cat in cat.id } }", "func f(cat: Cat) { dogs.map { (cat: Dog) -> Int in cat.id } }",
            "func f(cat: [Cat]) { g(cat.count) }",
        ] { #expect(try uses(text) == [], "\(text)") }
    }

    /// C has no values of some types here that it has on Apple's systems.
    @Test func functionsOfC() throws {
        let message = "'(Center?) -> Void' is not representable in C, so it cannot be used with '@convention(c)'"
        #expect(
            try changed("private let f: §@convention(c) (Center?) -> Void = { _ in g() }", message: message)
                == "private let f:\(String(repeating: " ", count: 16))(Center?) -> Void = { _ in g() }")
    }

    private let error = "throw _setAsideError(\"X\", 1)"
    private let skip = "_setAsideSkip(\"X\", 1); return"

    /// Code that handles errors gets one.
    @Test func anErrorWhereTheCodeAroundHandlesErrors() throws {
        #expect(try changed("func f() throws -> Int {\n  §b()\n}") == "func f() throws -> Int {\n  \(error)\n}")
        #expect(try changed("func f(c: @escaping () -> Void) async throws {\n  let a = §b()\n  g(a)\n}").contains(error))
        #expect(try changed("init() throws { a = §b() }") == "init() throws { \(error) }")
        #expect(try changed("var v: Int { get throws { §b() } }") == "var v: Int { get throws { \(error) } }")
        #expect(try changed("let c = { () throws -> Int in §b() }").contains(error))
        #expect(
            try changed("func f() -> Int {\n  do {\n    return §b()\n  } catch {\n    return 0\n  }\n}")
                == "func f() -> Int {\n  do {\n    \(error)\n  } catch {\n    return 0\n  }\n}")
        // A clause that takes some errors alone, another type of errors, and what is not in the block.
        #expect(try changed("func f() -> Int { do { return §b() } catch is A { return 0 } }").contains(stop))
        #expect(try changed("func f() -> Int { do { try a(); return 1 } catch { return §b() } }").contains(stop))
        #expect(try changed("func f() throws(E) -> Int { §b() }").contains(stop))
        #expect(try changed("func f(a: () throws -> Void) rethrows -> Int { §b() }").contains(stop))
        #expect(try changed("func f() throws -> [Int] { g { §b() } }").contains(stop))
        // An error about the body as a whole.
        let missing = "missing return in global function expected to return 'Int'"
        #expect(try changed("func §f() throws -> Int {\n  a()\n}", message: missing) == "func f() throws -> Int { \(error)\n\n}")
    }

    /// The compiler infers an opaque type from what is returned.
    @Test func aResultOfAnOpaqueType() throws {
        func performed(_ type: String) throws -> String {
            try changed("func perform() async throws -> \(type) {\n  §b()\n  return .result()\n}")
        }
        #expect(try performed("some IntentResult") == """
            func perform() async throws -> some IntentResult {
              \(error); return \(stop)

            }
            """)
        let value = "_setAsideValue(\"X\", 1)"
        #expect(try performed("some IntentResult & ProvidesDialog & ReturnsValue<[A?]>").contains(
            "\(error); return .result(value: \(value) as [A?], dialog: \(value))"))
        #expect(try performed("some OpensIntent & ShowsSnippetView").contains("return .result(opensIntent: \(stop), view: \(stop))"))
        #expect(try changed("func f() -> some View {\n  let a = §b()\n  return C(a)\n}").contains("  return \(stop)\n"))
        #expect(try changed("func f() -> some Sequence<A> {\n  let a = §b()\n  return a\n}").contains("  return \(value) as [A]\n"))
        // What is returned before tells the type, as the parts of a builder do.
        #expect(try !changed("func f() throws -> some P {\n  if c { return d }\n  return §b()\n}").contains("; return"))
        #expect(try changed("func f() -> some View {\n  A()\n  §B()\n}") == "func f() -> some View {\n  A()\n  \(stop)\n}")
    }

    /// A function without a result returns, save where someone waits for its answer.
    @Test func theEndOfAFunctionWithoutAResult() throws {
        #expect(try changed("func f() {\n  a()\n  §b()\n  c()\n}") == "func f() {\n  a()\n  \(skip)\n\n}")
        #expect(try changed("func f() async -> Void {\n  let a = §b()\n}") == "func f() async -> Void {\n  \(skip)\n}")
        #expect(try changed("var v: Int { didSet { §b() } }") == "var v: Int { didSet { \(skip) } }")
        #expect(try changed("func f(completion: @escaping (Int) -> Void) {\n  §b()\n}").contains(stop))
        #expect(try changed("func f(completion: Completion) {\n  §b()\n}").contains(stop))
        #expect(try changed("func f() -> Int? {\n  §b()\n}").contains(stop))
        #expect(try changed("func f() -> Never {\n  §b()\n}").contains(stop))
        #expect(try changed("init() {\n  §b()\n}").contains(stop))
        #expect(try changed("func f() { defer { §b() }\n a() }").contains(stop))
        #expect(try changed("func f() { g { §b() } }").contains(stop))
    }

    @Test func aStatementWithAllThatFollows() throws {
        #expect(try changed("func f() -> A {\n  a()\n  §b()\n  c()\n}") == "func f() -> A {\n  a()\n  \(stop)\n\n}")
        #expect(
            try changed("func f() -> A {\n  if x {\n    §b()\n  }\n  c()\n}")
                == "func f() -> A {\n  if x {\n    \(stop)\n  }\n  c()\n}")
        #expect(
            try changed("var v: some View {\n  VStack {\n    A()\n    §B()\n  }\n}")
                == "var v: some View {\n  VStack {\n    A()\n    \(stop)\n  }\n}")
        #expect(
            try changed("func f() -> Int { switch x { case 1: return §b\n case 2: return 2 } }")
                == "func f() -> Int { switch x { case 1: \(stop)\n case 2: return 2 } }")
    }

    /// A stop is neither a widget nor an entry.
    @Test func previewsAreLeftOut() throws {
        let left = try changed("struct A {}\n#Preview(as: .systemSmall) {\n  §W()\n} timeline: {\n  E()\n}\n")
        #expect(left == "struct A {}\n\n\n\n\n\n")
        #expect(try changed("extension A {\n  func f() { #log(§b()) }\n}").contains(skip))
    }

    /// What stands under a condition is what it would be without it.
    @Test func declarationsUnderConditions() throws {
        let around = ("#if DEBUG\nimport A\n", "\nstruct B {}\n#endif\n")
        #expect(
            try changed(around.0 + "struct S {\n  func f() {\n    §b()\n  }\n}" + around.1)
                == around.0 + "struct S {\n  func f() {\n    \(skip)\n  }\n}" + around.1)
        #expect(
            try changed(around.0 + "struct S {\n  let a = §b()\n  let c = 1\n}" + around.1)
                == around.0 + "struct S {\n\n  let c = 1\n}" + around.1)
        #expect(try changed(around.0 + "let a: §X = b()" + around.1) == around.0 + around.1)
        #expect(
            try changed("func f() {\n  a()\n  #if DEBUG\n  §b()\n  c()\n  #endif\n}")
                == "func f() {\n  a()\n  #if DEBUG\n  \(skip)\n\n  #endif\n}")
    }

    @Test func anErrorOfAStopConcernsThePieceAroundIt() throws {
        #expect(
            try changed("func f() -> A {\n  Chart { §_setAside(\"Y\", 1) }\n  b()\n}") == "func f() -> A {\n  \(stop)\n\n}")
        let whole = "missing return in function"
        #expect(
            try changed("func f() -> A {\n  c { §throw _setAsideError(\"Y\", 1) }\n}", message: whole) == "func f() -> A {\n  \(stop)\n}")
    }

    @Test func statementsOfMissingModulesAreSkipped() throws {
        func skipped(_ text: String) throws -> String { try changed(text, missing: "Log", isModuleMissing: true) }
        #expect(try skipped("func f() {\n  §Log.start()\n  c()\n}") == "func f() {\n\n  c()\n}")
        #expect(try skipped("func f() {\n  §Log.level = 3\n  c()\n}") == "func f() {\n\n  c()\n}")
        #expect(try skipped("init() {\n  §Log.keys = Log.Filter { g($0) }\n  c()\n}") == "init() {\n\n  c()\n}")
        // An empty closure does nothing.
        #expect(try skipped("func f(g: @escaping () -> Void) {\n  §Log(g, h ?? {})\n  c()\n}") == "func f(g: @escaping () -> Void) {\n\n  c()\n}")
        #expect(try skipped("func f() async throws {\n  try await §Log.start()\n}") == "func f() async throws {\n\n}")
        // Others use the value, or wait for an answer.
        #expect(try skipped("func f() -> Int {\n  §Log.value()\n}").contains(stop))
        #expect(try skipped("func f() {\n  §Log.load { done() }\n}").contains(skip))
        #expect(try skipped("func f(completion: @escaping () -> Void) {\n  §Log.load(completion)\n}").contains(stop))
        #expect(try skipped("func f() {\n  let a = §Log.value()\n}").contains(skip))
        #expect(try skipped("var body: some View {\n  §Log()\n  Text(\"\")\n}").contains(stop))
        #expect(try skipped("var body: some View { VStack {\n  §Log()\n  Text(\"\")\n} }").contains(stop))
        #expect(try changed("func f() {\n  §Log.start()\n}", missing: "Log").contains(skip))
        // An initializer makes its value without waiting for an answer, unless it hands on who waits.
        #expect(try skipped("init() {\n  §Log.load { done() }\n  c()\n}") == "init() {\n\n  c()\n}")
        #expect(try skipped("init(completion: @escaping () -> Void) {\n  §Log.load(completion)\n}").contains(stop))
    }

    /// A property that an initializer sets stops where it is read, as one whose declaration has the value.
    @Test(arguments: [
        ("struct A {\n  let b: B\n  init() {\n    §b = Log.b\n    c()\n  }\n}", "struct A {\n  var b: B { STOP }\n  init() {\n\n    c()\n  }\n}"),
        (
            "class A {\n  private var b: B!\n  init(b: B) { self.b = b }\n  init() { self.§b = Log.b() }\n}",
            "class A {\n  private var b: B! { get { STOP } set { STOP } }\n  init(b: B) {}\n  init() {}\n}"
        ),
    ]) func propertiesThatAnInitializerSets(_ source: String, _ result: String) throws {
        let changed = try changed(source, missing: "Log", isModuleMissing: true)
        // What is left out leaves blanks.
        let shown = changed.replacingOccurrences(of: #"\{ +\}"#, with: "{}", options: .regularExpression)
        #expect(shown == result.replacingOccurrences(of: "STOP", with: stop))
    }

    /// What lacks can have the name of the property that it is for.
    @Test func aPropertyWithTheNameOfWhatLacks() throws {
        let source = "struct A {\n  let b: B\n  init() {\n    §b = log.b\n  }\n}"
        let changed = try changed(source, missing: "b", isModuleMissing: true, isOfMissingType: true)
        #expect(changed == "struct A {\n  var b: B { \(stop) }\n  init() {\n\n  }\n}")
    }

    /// A property with a wrapper or a value, one that only some way sets, and one of another type keep their values.
    @Test(arguments: [
        "struct A {\n  @State var b: B\n  init() {\n    §b = Log.b\n  }\n}", "class A {\n  var b: B = B()\n  init() {\n    §b = Log.b\n  }\n}",
        "class A {\n  var b: B\n  init() {\n    if c { §b = Log.b }\n  }\n}", "class A {\n  var d: D\n  init() {\n    d.b = §Log.b\n  }\n}",
        "extension A {\n  init() {\n    §b = Log.b\n  }\n}",
    ]) func propertiesThatKeepTheirValues(_ source: String) throws {
        let changed = try changed(source, missing: "Log", isModuleMissing: true)
        #expect(!changed.contains("b: B { "))
        #expect(changed.contains("init() {\n"))
    }

    /// What is set, or called, is the user's or Foundation's: without the value it would be wrong in silence.
    @Test func statementsThatUseAMissingValueAreNotSkipped() throws {
        func changed(_ text: String) throws -> String { try self.changed(text, missing: "Shop", isModuleMissing: true) }
        #expect(try changed("func f() -> Bool {\n  App.shared.isPaid = §Shop.isActive(1)\n  return App.shared.isPaid\n}").contains(stop))
        #expect(try changed("func f() -> Int {\n  UserDefaults.standard.set(§Shop.count, forKey: \"n\")\n  return 1\n}").contains(stop))
        #expect(try changed("func f() -> Int {\n  Palette.accent = §Shop.theme.accent\n  return 1\n}").contains(stop))
    }

    /// Closures that are called for what they do, getters, and values that are discarded.
    @Test func statementsWithoutAResultAreSkippedInOtherBodies() throws {
        func changed(_ text: String) throws -> String { try self.changed(text, missing: "Log", isModuleMissing: true) }
        #expect(try changed("func f(completion: (Int) -> Void) {\n  Task {\n    await §Log.shared.send(1)\n  }\n  completion(1)\n}") == "func f(completion: (Int) -> Void) {\n  Task {\n\n  }\n  completion(1)\n}")
        #expect(try changed("func f() -> Int {\n  DispatchQueue.main.async(qos: g(1)) {\n    §Log.a()\n    b()\n  }\n  return 1\n}") == "func f() -> Int {\n  DispatchQueue.main.async(qos: g(1)) {\n\n    b()\n  }\n  return 1\n}")
        #expect(try changed("var body: some View {\n  Text(a).onAppear {\n    §Log.a()\n  }\n}") == "var body: some View {\n  Text(a).onAppear {\n\n  }\n}")
        #expect(try changed("var body: some View {\n  Text(a).onAppear(perform: {\n    §Log.a()\n  })\n}") == "var body: some View {\n  Text(a).onAppear(perform: {\n\n  })\n}")
        #expect(try changed("var body: some View {\n  let _ = §Log.a()\n  Text(a)\n}") == "var body: some View {\n\n  Text(a)\n}")
        #expect(try changed("var sum: Int {\n  §Log.a()\n  return 1\n}") == "var sum: Int {\n\n  return 1\n}")
        #expect(try changed("@ViewBuilder var part: Text {\n  §Log.a()\n  Text(a)\n}").contains(stop))
        #expect(try changed("func f() -> Int {\n  a.map { §Log.a() }\n  return 1\n}").contains(stop))
    }

    /// The module adds a member to a type that exists, or the value is of a type of its own.
    @Test func statementsOfMissingMembersAreSkipped() throws {
        #expect(
            try changed("func f() -> Int {\n  Logger.§app.error(\"a\")\n  return 1\n}", missing: "app", isModuleMissing: true)
                == "func f() -> Int {\n\n  return 1\n}")
        let own = "func f() -> Int {\n  log.§info(\"a\")\n  return 1\n}"
        #expect(try changed(own, missing: "info", isModuleMissing: true, isOfMissingType: true) == "func f() -> Int {\n\n  return 1\n}")
        // What it changes may be drawn.
        #expect(try changed(own, missing: "info", isModuleMissing: true).contains(stop))
    }

    @Test func aWidgetOfABundleIsLeftOut() throws {
        #expect(
            try changed("var body: some Widget {\n  A()\n  §B()\n  C()\n}") == "var body: some Widget {\n  A()\n\n  C()\n}")
    }

    @Test func properties() throws {
        #expect(try changed("struct S { let a: Int = §make() }") == "struct S { var a: Int { \(stop) } }")
        #expect(
            try changed("struct S { private lazy var a = §Thing(1) }")
                == "struct S { private var a: Thing { get { \(stop) } set { \(stop) } } }")
        #expect(
            try changed("struct S { @§Wrapped(1) static var a: Int\n}")
                == "struct S { static var a: Int { get { \(stop) } set { \(stop) } }\n}")
        #expect(
            try changed("struct S { @§Wrapped var a = 3 }")
                == "struct S { var a: Int { get { \(stop) } set { \(stop) } } }")
        #expect(try changed("struct S {\n let a = §make()\n}") == "struct S {\n\n}")
        #expect(try changed("let a: Int = §make()") == "var a: Int { \(stop) }")
        // A closure that makes the value is a body.
        #expect(
            try changed("struct S { let a: Int = { §make() }() }") == "struct S { let a: Int = { \(stop) }() }")
        #expect(try changed("func f() { let a: Int = §make() }") == "func f() { \(skip) }")
    }

    @Test func signatures() throws {
        #expect(try changed("func f(a: Int = §make()) {}") == "func f(a: Int = _setAsideValue(\"X\", 1)) {}")
        #expect(try changed("@§Model final class A {}").trimmingCharacters(in: .whitespaces) == "final class A {}")
        #expect(try changed("struct S {\n func f(a: §Missing.Type) {}\n}") == "struct S {\n\n}")
        #expect(try changed("enum E { case a\n case b(§X)\n}") == "enum E { case a\n\n}")
        let override = "method does not override any method from its superclass"
        #expect(
            try changed("class A { override func §f() {} }", message: override) == "class A {          func f() {} }")
        let needed = "overriding declaration requires an 'override' keyword"
        #expect(try changed("class A { func §f() {} }", message: needed) == "class A { override func f() {} }")
    }

    @Test func conformances() throws {
        func without(_ text: String, _ name: String) throws -> String {
            try changed(text, message: "type 'S' does not conform to protocol '\(name)'")
        }
        #expect(try without("struct §S: Codable {}", "Decodable") == "struct S          {}")
        #expect(try without("struct §S: A, Codable, B {}", "Encodable") == "struct S: A         , B {}")
        #expect(try without("struct §S: Codable, B {}", "Decodable") == "struct S:          B {}")
        #expect(try without("struct §S: B, Codable {}", "Decodable") == "struct S: B          {}")
    }

    @Test func placesAreNamed() throws {
        let text = "struct Store { struct In { func load(from a: Int) { func g() { b() } } } }"
        let structure = try structure(text)
        let remedy = Remedy(structure: structure, text: Array(text.utf8))
        let chain = structure.chain(at: try #require(text.range(of: "b()")).lowerBound.utf16Offset(in: text))
        #expect(remedy.declaration(around: try #require(chain.first)) == "Store.In.load(from:)")
        #expect(structure.chain(at: 10_000) == [])
    }

    @Test func conditionsAreAnswered() throws {
        let text = """
            import A
            #if canImport(B)
            import B
            #elseif canImport(C)
            import C
            #endif
            #if DEBUG
            func f() {}
            #else
            func g() {}
            #endif
            """
        let structure = try structure(text, modules: ["C"])
        #expect(structure.imports.map(\.text) == ["A", "C"])
        #expect(structure.pieces.filter { $0.kind == .function }.map(\.name) == ["f()"])
    }

    @Test func typesWithTheirRoles() throws {
        let structure = try structure("class A: B<C>, D { @W var e: any F; func g<T: H>(_ a: I.J) {} }\nextension K {}")
        #expect(structure.types.map { "\($0.path)/\($0.arity) \($0.role)" } == [
            "B/1 superclass", "C/0 ", "D/0 conformance", "W/0 attribute", "F/0 existential", "T/0 parameter", "H/0 constraint",
            "I.J/0 ", "I/0 ", "K/0 extension",
        ])
    }

    /// A property whose value is a missing type's says so, so that the type gets one that stands for it at once.
    @Test func theTypeOfAPropertysValue() throws {
        func type(_ text: String) throws -> String? {
            let remedy = Remedy(structure: try structure(text), text: Array(text.utf8))
            return remedy.change(
                at: text.utf8.count - 4, message: "cannot find 'HKHealthStore' in scope", phrase: "X", line: 1, missing: "HKHealthStore",
                isModuleMissing: false)?.type
        }
        #expect(try type("struct A { let a = HKHealthStore() }") == "HKHealthStore")
        #expect(try type("struct A { let a: Int = HKHealthStore() }") == nil)
    }
}
