import Foundation
import Testing

@testable import SwiftUICore

/// A view that contains itself a given number of times or endlessly.
private struct Nested: View {
    var depth: Int?

    var body: some View {
        if depth == 0 {
            AnyView(Box(1, 1))
        } else {
            AnyView(VStack { Nested(depth: depth.map { $0 - 1 }) })
        }
    }
}

@MainActor @Suite struct DeepNestingTests {
    @Test func moderateDepthIsLaidOut() {
        let (_, session, _) = layOut(Nested(depth: 100), CGSize(width: 10, height: 10))
        #expect(session.failure == nil)
    }

    @Test func endlessNestingIsAnErrorAndNoCrash() throws {
        let (_, session, _) = layOut(Nested(depth: nil), CGSize(width: 10, height: 10))
        let failure = try #require(session.failure)
        #expect("\(failure)".contains("nested too deep"))
    }
}
