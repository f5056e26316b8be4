import Intents
import Testing

struct IntentValueTests {
    @Test func peopleFilesAndImages() {
        let handle = INPersonHandle(value: "a@e.com", type: .emailAddress)
        let person = INPerson(
            personHandle: handle, nameComponents: nil, displayName: nil, image: INImage(named: "face"),
            contactIdentifier: nil, customIdentifier: nil)
        #expect(person.displayName == "a@e.com")
        #expect(INImage(named: "a") == INImage(named: "a"))
        #expect(INImage(named: "a") != INImage.systemImageNamed("a"))
        #expect(INFile(data: Data([1]), filename: "a", typeIdentifier: nil).data.count == 1)
        #expect(INFile(fileURL: URL(fileURLWithPath: "/nowhere/b"), filename: nil, typeIdentifier: nil).filename == "b")
        #expect(INSpeakableString(spokenPhrase: "a") == INSpeakableString(spokenPhrase: "a"))
    }

    @Test func interactions() async throws {
        let intent = INIntent()
        intent._setParameter("x", named: "a")
        intent.suggestedInvocationPhrase = "Say"
        intent.setImage(INImage(named: "i"), forParameterNamed: "a")
        let interaction = INInteraction(intent: intent, response: nil)
        try await interaction.donate()
        #expect(interaction.parameterValue(for: INParameter(for: INIntent.self, keyPath: "a")) as? String == "x")
        #expect(intent.image(forParameterNamed: "a") == INImage(named: "i"))
        #expect((intent.copy() as? INIntent)?.suggestedInvocationPhrase == "Say")
        let value: Int? = intent._parameter("a")
        #expect(value == nil)
    }

    private enum Line: Int { case unknown, blue }

    private final class RouteIntent: INIntent, @unchecked Sendable {
        // As the tool writes `@NSManaged`.
        var label: String? {
            get { _managedValue("label") }
            set { _setManagedValue("label", newValue) }
        }
        var line: Line {
            get { _managedValue("line") }
            set { _setManagedValue("line", newValue) }
        }
    }

    /// Xcode's generated class may lie among the sources.
    @Test func managedProperties() {
        let intent = RouteIntent()
        #expect(intent.label == nil && intent.line == .unknown)
        (intent.label, intent.line) = ("Home", .blue)
        #expect(intent.label == "Home" && intent.line == .blue && intent._parameter("label") == "Home")
        intent.label = nil
        #expect(intent.label == nil)
    }

    @Test func archiving() throws {
        let intent = INIntent()
        intent.suggestedInvocationPhrase = "Say"
        let data = try NSKeyedArchiver.archivedData(withRootObject: intent, requiringSecureCoding: true)
        let decoded = try NSKeyedUnarchiver.unarchivedObject(ofClass: INIntent.self, from: data)
        #expect(decoded?.suggestedInvocationPhrase == "Say")
    }
}
