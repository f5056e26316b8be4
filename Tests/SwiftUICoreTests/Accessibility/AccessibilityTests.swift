import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite struct AccessibilityTests {
    @Test func annotationsAreKeptAndNotDrawn() throws {
        let result = drawn(20, 10) {
            HStack(spacing: 0) {
                Box(10, 10)
                Box(10, 10)
                    .accessibilityLabel("Name").accessibilityValue(Text(verbatim: "3")).accessibilityHint("Opens")
                    .accessibilityIdentifier("id").accessibilityHidden(false).accessibilitySortPriority(2)
                    .accessibilityInputLabels([Text(verbatim: "n")])
                    .accessibilityAction {}
            }
        }
        #expect(result.displayList.items.isEmpty)
        let element = try #require(result.accessibilityElements.first)
        #expect(result.accessibilityElements.count == 1)
        #expect(element.frame == CGRect(x: 10, y: 0, width: 10, height: 10))
        let properties = element.properties
        #expect(properties.label == Text("Name"))
        #expect(properties.value == Text(verbatim: "3"))
        #expect(properties.hint == Text("Opens"))
        #expect(properties.identifier == "id")
        #expect(properties.isHidden == false)
        #expect(properties.sortPriority == 2)
        #expect(properties.inputLabels == [Text(verbatim: "n")])
    }

    @Test func theOldFormsSayTheSame() throws {
        let result = drawn(10, 10) {
            Box(10, 10)
                .accessibility(label: Text("a")).accessibility(value: Text("b")).accessibility(hint: Text("c"))
                .accessibility(hidden: true).accessibility(identifier: "d").accessibility(addTraits: .isButton)
        }
        let properties = try #require(result.accessibilityElements.first).properties
        #expect([properties.label, properties.value, properties.hint] == [Text("a"), Text("b"), Text("c")])
        #expect(properties.isHidden == true)
        #expect(properties.identifier == "d")
        #expect(properties.addedTraits == .isButton)
    }

    @Test func disabledViewsReportNothing() throws {
        let result = drawn(10, 10) {
            Box(10, 10).accessibilityLabel("a", isEnabled: false).accessibilityHidden(true, isEnabled: false)
        }
        let properties = try #require(result.accessibilityElements.first).properties
        #expect(properties.label == nil)
        #expect(properties.isHidden == nil)
    }

    @Test func traitsAreAddedAndRemoved() throws {
        let result = drawn(10, 10) {
            Box(10, 10)
                .accessibilityAddTraits([.isButton, .isSelected]).accessibilityRemoveTraits(.isSelected)
                .accessibilityElement(children: .combine)
        }
        let properties = try #require(result.accessibilityElements.first).properties
        #expect(properties.addedTraits == .isButton)
        #expect(properties.removedTraits == .isSelected)
        #expect(properties.children == .combine)
    }

    @Test func traitsAreASet() {
        var traits: AccessibilityTraits = [.isButton, .isImage]
        #expect(traits.contains(.isButton) && !traits.contains(.isHeader))
        #expect(traits.insert(.isButton).inserted == false)
        #expect(traits.remove(.isImage) == .isImage)
        #expect(traits.remove(.isImage) == nil)
        #expect(traits.update(with: .isHeader) == nil)
        #expect(traits.symmetricDifference(.isButton) == .isHeader)
        #expect(traits.intersection(.isButton) == .isButton)
    }
}
