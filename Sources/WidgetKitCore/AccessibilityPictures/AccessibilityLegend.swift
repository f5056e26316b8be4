import Foundation
import SwiftUI
import SwiftUICore

/// What VoiceOver reads of each element of a picture, in its order.
struct AccessibilityLegend: View {
    let elements: [SpokenElement]
    /// What a tap beside all links and buttons opens.
    let url: URL?

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            if elements.isEmpty { note("VoiceOver reads nothing of this picture.") }
            ForEach(elements.indices, id: \.self) { row($0) }
            if let url { note("The whole picture opens \(url.absoluteString)") }
        }
    }

    private func row(_ index: Int) -> some View {
        let element = elements[index]
        let details = ([element.value].compactMap { $0 } + element.traitNames).filter { !$0.isEmpty }
        return HStack(alignment: .top, spacing: 8) {
            // Numbers of two digits are as wide.
            AccessibilityNumber(index: index, size: 16).frame(width: 24, alignment: .leading)
            VStack(alignment: .leading, spacing: 1) {
                if element.label.isEmpty {
                    Text(verbatim: "No label").font(.system(size: 13, weight: .medium)).foregroundStyle(.red)
                } else {
                    Text(verbatim: element.label).font(.system(size: 13, weight: .medium))
                }
                if !details.isEmpty { note(details.joined(separator: " · ")) }
                if let hint = element.hint, !hint.isEmpty { note(hint).italic() }
            }
        }
    }

    private func note(_ text: String) -> Text {
        Text(verbatim: text).font(.system(size: 12)).foregroundStyle(.secondary)
    }
}
