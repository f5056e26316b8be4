import Intents
import WidgetKit

struct JokeEntry: TimelineEntry {
    let date: Date
    let configuration: SelectJokeTypeIntent
    let joke: Joke
}
