import SwiftUI

/// Nested stacks of ten views each, alternating between rows and columns, with the given number of colors as leaves.
struct NestedStacks: View {
    let leaves: Int
    let isRow: Bool

    var body: some View {
        if leaves <= 1 {
            Color.blue
        } else if isRow {
            HStack(spacing: 0) { parts }
        } else {
            VStack(spacing: 0) { parts }
        }
    }

    private var parts: some View {
        ForEach(0..<10, id: \.self) { _ in AnyView(NestedStacks(leaves: leaves / 10, isRow: !isRow)) }
    }
}
