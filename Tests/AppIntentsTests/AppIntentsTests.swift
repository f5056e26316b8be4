import Testing

@testable import AppIntents
