import Foundation

extension RuleCatalog {
    /// Rules about what VoiceOver reads.
    static let speechRules: [Rule] = [.speechControl, .speechSymbol, .speechImage, .speechOrder, .speechNumber]
}

extension ImageFacts {
    /// The label that the sources give the image. VoiceOver takes an image's name where there is none.
    package var writtenLabel: String? {
        guard let label = label?.trimmingCharacters(in: .whitespaces), !label.isEmpty, !isItsName(label) else { return nil }
        return label
    }

    /// Whether a text is the image's name, or the words of a symbol's name.
    func isItsName(_ label: String) -> Bool {
        guard let name else { return label.isEmpty }
        return label == name || label == name.split(separator: ".").joined(separator: " ")
    }
}

extension PictureFacts {
    /// Whether VoiceOver reads the picture's targets: not those of placeholders and of what is drawn for previews.
    var isRead: Bool { !isPlaceholder && surface != .preview }

    /// What a target says beside the names of its images; empty if nothing describes it.
    func description(of index: Int) -> String {
        let names = images.filter { isInside($0.view.target, index) && !$0.isDecorative }
        let parts = targets[index].label.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        return parts.filter { part in !part.isEmpty && !names.contains { $0.isItsName(part) } }.joined(separator: ", ")
    }

    /// The images of a target and of those inside it.
    func images(of index: Int) -> [ImageFacts] { images.filter { isInside($0.view.target, index) } }

    private func isInside(_ target: Int?, _ index: Int) -> Bool {
        target.map { $0 == index || isTarget($0, inside: index) } ?? false
    }
}
