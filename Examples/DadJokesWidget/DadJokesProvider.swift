import Intents
import WidgetKit

struct DadJokesProvider: IntentTimelineProvider {
    private let service = JokeService()

    func placeholder(in context: Context) -> JokeEntry {
        JokeEntry(date: .now, configuration: SelectJokeTypeIntent(), joke: .placeholder)
    }

    func getSnapshot(
        for configuration: SelectJokeTypeIntent, in context: Context, completion: @escaping (JokeEntry) -> Void
    ) {
        Task {
            completion(await freshEntry(for: configuration))
        }
    }

    func getTimeline(
        for configuration: SelectJokeTypeIntent, in context: Context,
        completion: @escaping (Timeline<JokeEntry>) -> Void
    ) {
        Task {
            let entry = await freshEntry(for: configuration)
            let nextUpdate = Calendar.current.date(byAdding: .minute, value: 30, to: entry.date)!
            completion(Timeline(entries: [entry], policy: .after(nextUpdate)))
        }
    }

    /// Returns a fresh joke of the configured type, or the placeholder if none can be fetched.
    private func freshEntry(for configuration: SelectJokeTypeIntent) async -> JokeEntry {
        do {
            let joke = try await service.joke(of: JokeType(configuration.jokeType))
            return JokeEntry(date: .now, configuration: configuration, joke: joke)
        } catch {
            return JokeEntry(date: .now, configuration: configuration, joke: .placeholder)
        }
    }
}
