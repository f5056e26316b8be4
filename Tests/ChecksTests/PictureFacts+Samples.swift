import Foundation

@testable import Checks

extension PictureFacts {
    /// A small widget of 170 points with texts.
    static func sample(
        _ texts: [TextFacts], look: Look = .standard, surface: Surface = .homeScreen, cornerRadius: CGFloat = 22
    ) -> PictureFacts {
        var facts = PictureFacts(
            name: "Sample/systemSmall", kind: "Sample", form: "systemSmall", surface: surface, look: look, cornerRadius: cornerRadius)
        facts.texts = texts
        return facts
    }
}

extension TextFacts {
    /// A text on one line of 17 points, 20 points high, visible in a small widget.
    static func sample(
        _ text: String, x: CGFloat = 40, y: CGFloat = 40, width: CGFloat = 60, height: CGFloat = 20, path: String = "0",
        change: (inout TextFacts) -> Void = { _ in }
    ) -> TextFacts {
        let frame = CGRect(x: x, y: y, width: width, height: height)
        var facts = TextFacts(text, view: ViewFacts(path: path, frame: frame, clip: CGRect(x: 0, y: 0, width: 170, height: 170)))
        change(&facts)
        return facts
    }
}

extension Rule {
    /// The matches in a picture, with the rule's own bound.
    func matches(in picture: PictureFacts) -> [Match] {
        guard case .picture(let judge) = judge else { return [] }
        return judge(picture, limit?.value ?? 0)
    }

    /// What the rule says of a picture.
    func texts(in picture: PictureFacts) -> [String] { matches(in: picture).map(\.text) }
}

extension Look {
    /// A look that changes one setting.
    static func of(_ change: Change) -> Look { Look(name: change.rawValue, changes: [change]) }
}
