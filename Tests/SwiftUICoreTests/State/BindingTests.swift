import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite struct BindingTests {
    private struct Item: Identifiable {
        let id: Int
        var name: String
    }

    /// Core Data's objects are identifiable, and the classes that it generates may have an optional property with the same name.
    private final class Link: Identifiable {
        var id: UUID?
    }

    @Test func aBindingHasTheIdentityOfItsValue() {
        var items = [Item(id: 7, name: "a"), Item(id: 9, name: "b")]
        let binding = Binding(get: { items }, set: { items = $0 })
        let ids: [Int] = binding.map(\.id) + binding.map { $0.id }
        #expect(ids == [7, 9, 7, 9])
        let link = Link()
        let optional: String? = Binding.constant(link).id?.uuidString
        #expect(optional == nil)
        // Other members are bindings all the same.
        binding[0].name.wrappedValue = "c"
        #expect(items[0].name == "c")
    }

    /// The elements of such a binding are identifiable twice: as the binding's, and as those of its value.
    @Test func forEachOverABindingIsNotAmbiguous() {
        let binding = Binding.constant([Item(id: 7, name: "a")])
        let plain = ForEach(binding) { $item in Text(item.name) }
        let named = ForEach(binding, id: \.name) { item in Text(item.wrappedValue.name) }
        #expect(plain.data.count == 1 && named.data.count == 1)
    }
}
