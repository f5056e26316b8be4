import Foundation

/// An element that VoiceOver reads, while the elements around it are not known yet.
struct SpokenPart {
    var element: SpokenElement
    /// The priority within the enclosing container; nil where no view sets it.
    var priority: Double?
    /// Whether the element stands for the icon of a label, and is left out beside the label's title.
    var isIcon = false
}

extension Array where Element == SpokenPart {
    /// The elements of a container in the order in which they are read.
    var inReadingOrder: [SpokenPart] {
        let parts = withoutIcons
        guard parts.contains(where: { $0.priority != nil }) else { return parts }
        // Elements of one priority stay in their order.
        return parts.enumerated().sorted { left, right in
            let (first, second) = (left.element.priority ?? 0, right.element.priority ?? 0)
            return first == second ? left.offset < right.offset : first > second
        }.map(\.element)
    }

    /// VoiceOver reads the title of a label and not its icon, and the title too where only the icon is shown.
    var withoutIcons: [SpokenPart] {
        guard contains(where: \.isIcon) else { return self }
        return enumerated().filter { index, part in
            guard part.isIcon else { return true }
            if part.element.label.isEmpty { return false }
            let neighbors = [index - 1, index + 1].filter(indices.contains).map { self[$0] }
            return !neighbors.contains { !$0.isIcon && $0.element.label == part.element.label }
        }.map(\.element)
    }

    /// Returns one element that reads all of these.
    func combined(in frame: CGRect) -> SpokenElement {
        let elements = inReadingOrder.map(\.element)
        func joined(_ texts: [String]) -> String? {
            let texts = texts.filter { !$0.isEmpty }
            return texts.isEmpty ? nil : texts.joined(separator: ", ")
        }
        var traits = elements.reduce(into: AccessibilityTraits()) { $0.formUnion($1.traits) }
        // A picture beside a text does not make the whole a picture (a guess).
        if !elements.allSatisfy({ $0.traits.contains(.isImage) }) { traits.subtract(.isImage) }
        return SpokenElement(
            label: joined(elements.map(\.label)) ?? "", value: joined(elements.compactMap(\.value)),
            hint: joined(elements.compactMap(\.hint)), traits: traits, frame: frame)
    }
}

extension _LayoutNode {
    /// The elements of the node and its descendants in the order of the views.
    var spokenParts: [SpokenPart] {
        guard session.stack.hasRoom(reserving: StackGuard.layoutReserve) else { return [] }
        switch self {
        case is HiddenNode: return []
        case let node as GroupNode where node.isTransparent: return []
        case let node as AccessibilityNode: return node.properties.isHidden == true ? [] : node.describedParts
        default: return ownParts
        }
    }

    private var ownParts: [SpokenPart] {
        func part(_ label: String, _ traits: AccessibilityTraits = [], isIcon: Bool = false) -> SpokenPart {
            SpokenPart(element: SpokenElement(label: label, traits: traits, frame: place.pictureFrame), isIcon: isIcon)
        }
        switch controlSpeech.map({ $0() }) ?? spokenContent {
        case nil: return innerParts
        case .text(let text): return [part(text)] + innerParts
        case .image(let label): return [part(label, .isImage)]
        case .icon(let title): return [part(title ?? "", .isImage, isIcon: true)]
        case .button: return [SpokenPart(element: control(.isButton))]
        case .link: return [SpokenPart(element: control(.isLink))]
        case .toggle(let isOn):
            var toggle = control(.isToggle)
            toggle.value = isOn.map { $0 ? "On" : "Off" } ?? "Mixed"
            return [SpokenPart(element: toggle)]
        case .measure(let label, let value):
            return [SpokenPart(element: SpokenElement(label: label, value: value, frame: place.pictureFrame))]
        }
    }

    /// A control is one element, which reads all of its views.
    private func control(_ trait: AccessibilityTraits) -> SpokenElement {
        var element = innerParts.combined(in: place.pictureFrame)
        element.traits.subtract(.isImage)
        element.traits.insert(trait)
        return element
    }

    /// The parts of the descendants.
    fileprivate var innerParts: [SpokenPart] {
        if let onlyChild { return onlyChild.spokenParts }
        return children.flatMap(\.spokenParts)
    }
}

extension AccessibilityNode {
    /// The elements of the view with the properties that modifiers give it.
    fileprivate var describedParts: [SpokenPart] {
        var parts = innerParts.withoutIcons
        switch properties.children {
        // The container itself is no element.
        case .contain: return contained(parts)
        case .combine: parts = [SpokenPart(element: parts.combined(in: place.pictureFrame))]
        case .ignore: parts = [SpokenPart(element: SpokenElement(label: "", frame: place.pictureFrame))]
        default: break
        }
        describe(&parts)
        for index in parts.indices {
            parts[index].element.traits.formUnion(properties.addedTraits)
            parts[index].element.traits.subtract(properties.removedTraits)
            parts[index].priority = parts[index].priority ?? properties.sortPriority
        }
        // An element of its own that has nothing to read is silent.
        if properties.children == .ignore, parts[0].element.isSilent { return [] }
        return parts
    }

    /// The elements of a container keep their order among themselves wherever the container comes.
    private func contained(_ parts: [SpokenPart]) -> [SpokenPart] {
        parts.inReadingOrder.map { part in
            var part = part
            part.priority = properties.sortPriority
            return part
        }
    }

    /// Gives the view its label, value and hint. With one of them, several elements become one.
    private func describe(_ parts: inout [SpokenPart]) {
        let details = inspectedDetails
        let texts = [details.accessibilityLabel, details.accessibilityValue, details.accessibilityHint]
        guard texts.contains(where: { $0 != nil }) else { return }
        var element: SpokenElement
        if parts.count == 1 {
            element = parts[0].element
        } else {
            element = parts.combined(in: place.pictureFrame)
            // A label of its own replaces what the elements say and are.
            if details.accessibilityLabel != nil { (element.value, element.hint, element.traits) = (nil, nil, []) }
        }
        element.label = details.accessibilityLabel ?? element.label
        element.value = details.accessibilityValue ?? element.value
        element.hint = details.accessibilityHint ?? element.hint
        element.frame = place.pictureFrame
        parts = [SpokenPart(element: element, priority: parts.count == 1 ? parts[0].priority : nil)]
    }
}

extension SpokenElement {
    fileprivate var isSilent: Bool { label.isEmpty && (value ?? "").isEmpty && (hint ?? "").isEmpty && traits.isEmpty }
}
