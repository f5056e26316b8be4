import Testing

@testable import DisplayList
