import Testing

@testable import Intents
