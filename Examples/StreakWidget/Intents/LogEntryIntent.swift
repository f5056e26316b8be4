import AppIntents

struct LogEntryIntent: AppIntent {
    static let title: LocalizedStringResource = "Log an Entry"
    static let description = IntentDescription("Adds one to your streak.")

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        let data = DataService()
        data.log()
        return .result(value: data.progress())
    }
}
