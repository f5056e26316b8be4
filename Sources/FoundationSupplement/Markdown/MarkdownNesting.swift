import Foundation

/// The lists and quotes around the lines of Markdown, and the numbers of blocks.
struct MarkdownNesting {
    private struct List {
        let indentation: Int
        let block: PresentationIntent.IntentType
        var item: PresentationIntent.IntentType
        var ordinal: Int
    }

    private var count = 0
    private var quotes: [PresentationIntent.IntentType] = []
    private var lists: [List] = []

    private mutating func numbered(_ kind: PresentationIntent.Kind) -> PresentationIntent.IntentType {
        count += 1
        return .init(kind: kind, identity: count)
    }

    /// Returns a block where the text is, with the blocks around it.
    mutating func block(_ kind: PresentationIntent.Kind) -> PresentationIntent {
        let around = lists.reversed().flatMap { [$0.item, $0.block] } + quotes.reversed()
        return PresentationIntent(types: [numbered(kind)] + around)
    }

    /// Goes into or out of quotes until there are so many around the text.
    mutating func enterQuotes(_ depth: Int) {
        guard depth != quotes.count else { return }
        lists = []
        if depth < quotes.count { quotes.removeLast(quotes.count - depth) }
        while quotes.count < depth { quotes.append(numbered(.blockQuote)) }
    }

    /// Begins an item of a list.
    ///
    /// - Parameter number: the number that is written before it; nil in a list without.
    mutating func enterItem(indentation: Int, number: Int?) {
        let kind = number == nil ? PresentationIntent.Kind.unorderedList : .orderedList
        while let last = lists.last, last.indentation > indentation { lists.removeLast() }
        if let last = lists.last, last.indentation == indentation, last.block.kind != kind { lists.removeLast() }
        if let last = lists.last, last.indentation == indentation {
            lists[lists.count - 1].ordinal += 1
            lists[lists.count - 1].item = numbered(.listItem(ordinal: last.ordinal + 1))
        } else {
            let ordinal = number ?? 1
            let block = numbered(kind)
            lists.append(List(indentation: indentation, block: block, item: numbered(.listItem(ordinal: ordinal)), ordinal: ordinal))
        }
    }

    mutating func leaveLists() { lists = [] }
}
