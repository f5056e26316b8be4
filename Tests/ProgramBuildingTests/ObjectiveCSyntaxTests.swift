import Foundation
import Testing

@testable import ProgramBuilding

/// What needs Objective-C, as the compiler reads it.
@Suite struct ObjectiveCSyntaxTests {
    private func resolved(_ source: String) -> String {
        PlatformConditions(platform: .iOS).resolved(Data(source.utf8)).map { String(decoding: $0, as: UTF8.self) } ?? source
    }

    @Test(arguments: [
        ("@objc(Item) public class Item {}", "            public class Item {}"),
        ("@objc (Item)\npublic class Item {}", "            \npublic class Item {}"),
        ("@objcMembers class A { @objc dynamic var a = 1 }", "             class A {       dynamic var a = 1 }"),
        ("@objc\npublic func f() {}", "     \npublic func f() {}"), ("@nonobjc func f() {}", "@nonobjc func f() {}"),
        ("@objc protocol P {\n}", "      protocol P: AnyObject {\n}"), ("@objc public protocol P: A {}", "      public protocol P: A {}"),
        ("@objcount var a = 1", "@objcount var a = 1"), ("// @objc\nlet a = \"@objc\"", "// @objc\nlet a = \"@objc\""),
    ])
    func attributesGoAway(_ source: String, _ expected: String) {
        #expect(resolved(source) == expected)
    }

    @Test(arguments: [
        ("  override func observeValue(forKeyPath keyPath: String?) {", "           func observeValue(forKeyPath keyPath: String?) {"),
        ("open override func observeValue(\n  forKeyPath keyPath: String?", "open          func observeValue(\n  forKeyPath keyPath: String?"),
        ("super.observeValue(forKeyPath: path)", "self._ignoreValue (forKeyPath: path)"),
        (
            "override class func keyPathsForValuesAffectingValue(forKey key: String)",
            "         class func keyPathsForValuesAffectingValue(forKey key: String)"
        ),
        ("super.keyPathsForValuesAffectingValue(forKey: key)", "self._keyPathsForValuesAffectingValue(forKey: key)"),
        ("super.automaticallyNotifiesObservers(forKey: key)", "self._automaticallyNotifiesObservers(forKey: key)"),
        ("override func observeValue(of key: Int)", "override func observeValue(of key: Int)"),
        ("override func observe() {}", "override func observe() {}"), ("o", "o"),
    ])
    func observersOfKeysOverrideNothing(_ source: String, _ expected: String) {
        #expect(resolved(source) == expected)
    }

    @Test(arguments: [
        ("func < (lhs: NSNumber, rhs: NSNumber) -> Bool {\n  if a { }\n}\n", "extension NSNumber { static func < (lhs: NSNumber, rhs: NSNumber) -> Bool {\n  if a { }\n} }\n"),
        ("func <(a: NSNumber, b: NSNumber)->Bool{ c }", "extension NSNumber { static func <(a: NSNumber, b: NSNumber)->Bool{ c } }"),
        ("func < (lhs: JSON, rhs: JSON) -> Bool { a }", "func < (lhs: JSON, rhs: JSON) -> Bool { a }"),
        ("func < (lhs: NSNumber, rhs: NSNumber) -> Bool {", "func < (lhs: NSNumber, rhs: NSNumber) -> Bool {"),
    ])
    func comparisonsOfNumbersAreMembers(_ source: String, _ expected: String) {
        #expect(resolved(source) == expected)
    }

    @Test(arguments: [
        ("@NSManaged public var name: String?", "public var name: String?"),
        ("@NSManaged var name : [String: Set<Int>] // text", "var name : [String: Set<Int>]"),
        ("@NSManaged private(set) var name: Item; var b = 1", "private(set) var name: Item"),
        ("@NSManaged\n    public var `name`: (Int, Int)  \n", "public var `name`: (Int, Int)"),
        ("@objc @NSManaged @available(iOS 14, *) public var name: Int}", "@available(iOS 14, *) public var name: Int"),
    ])
    func propertiesReadTheObjectsValues(_ source: String, _ declaration: String) {
        let result = resolved(source)
        let accessors = " { get { _managedValue(\"name\") } set { _setManagedValue(\"name\", newValue) } }"
        #expect(result.contains(declaration + accessors), "\(result)")
        #expect(!result.contains("NSManaged") || result.contains("_setManagedValue"))
        // Columns hold up to the end of the declaration.
        let start = result.range(of: declaration)?.lowerBound, original = source.range(of: declaration)?.lowerBound
        #expect(start?.utf16Offset(in: result) == original?.utf16Offset(in: source))
    }

    @Test(arguments: [
        ("@NSManaged public func addToItems(_ value: Item)", "public func addToItems(_ value: Item) { _performManaged(\"addToItems(_:)\", value) }"),
        (
            "@NSManaged func replaceItems(at idx: Int, with value: Item)\n",
            "func replaceItems(at idx: Int, with value: Item) { _performManaged(\"replaceItems(at:with:)\", idx, value) }\n"
        ),
        ("@objc(addItems:)\n@NSManaged func addToItems(_ values: NSSet)", "func addToItems(_ values: NSSet) { _performManaged(\"addToItems(_:)\", values) }"),
    ])
    func methodsChangeRelationships(_ source: String, _ expected: String) {
        #expect(resolved(source).trimmingCharacters(in: .whitespacesAndNewlines) == expected.trimmingCharacters(in: .newlines))
    }

    @Test(arguments: [
        ("f(#keyPath(Item.name), 1)", "f((\"name\")           , 1)"),
        ("#keyPath(App.Item.list.name)", "(\"list.name\")               "), ("#keyPath(name)", "(\"name\")      "),
        ("\"\\(#keyPath(Item.name))\"", "\"\\((\"name\")           )\""),
        ("#selector(NSString.localizedCompare(_:))", "Selector(\"localizedCompare:\")           "),
        ("#selector(self.tap)", "Selector(\"tap\")    "),
        ("#selector(tapped(sender:for:))", "Selector(\"tappedWithSender:for:\")"),
        ("#selector(getter: Item.name)", "Selector(\"name\")            "),
        ("#selector(f(_:) as (A) -> (Int) -> Void)", "Selector(\"f:\")                          "),
        ("#colorLiteral(red: 1)", "#colorLiteral(red: 1)"),
        ("f() as! NSFetchRequest<A>", "f() ._retyped() as NSFetchRequest<A>"), ("a as! NSFetchedRequest", "a as! NSFetchedRequest"),
    ])
    func expressionsBecomeTexts(_ source: String, _ expected: String) {
        #expect(resolved(source) == expected)
        // Columns behind it hold where the new text is no longer.
        #expect(resolved(source).count == max(source.count, expected.count))
    }
}
