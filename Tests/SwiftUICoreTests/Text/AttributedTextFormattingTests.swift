import Foundation
import SwiftUICore
import Testing

/// Definitions of how attributed texts may look.
@Suite struct AttributedTextFormattingTests {
    private struct RedIsBlue: AttributedTextValueConstraint {
        typealias Scope = AttributeScopes.SwiftUIAttributes
        typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

        func constrain(_ container: inout Attributes) {
            if container.foregroundColor == .red { container.foregroundColor = .blue }
            if container.kern != nil { container.foregroundColor = nil }
        }
    }

    private struct Definition: AttributedTextFormattingDefinition {
        var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
            RedIsBlue()
            ValueConstraint(for: \.baselineOffset, values: [nil, 3], default: 3)
        }
    }

    @Test func eachRunIsConstrained() {
        var text = AttributedString("red")
        text.foregroundColor = .red
        text.baselineOffset = 8
        var spaced = AttributedString("spaced")
        spaced.foregroundColor = .red
        spaced.kern = 2
        text += spaced
        Definition().constrain(&text)
        let runs = text.runs.map { ($0.foregroundColor, $0.baselineOffset) }
        #expect(runs.map(\.0) == [.blue, nil])
        #expect(runs.map(\.1) == [3, nil])
    }

    @Test func aContainerIsConstrained() {
        var container = AttributeContainer()
        container.foregroundColor = .red
        Definition().constrain(&container)
        #expect(container.foregroundColor == .blue)
    }
}
