import Foundation

@testable import SwiftUICore

/// A generator with the same numbers in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

/// A random tree of views of all kinds.
@MainActor struct RandomTree {
    private var generator: SeededGenerator
    /// Whether views stay inside their parents: without offsets, fixed sizes, and inflexible texts and boxes.
    private let keepsInside: Bool
    /// What every length is multiplied with.
    private let factor: CGFloat
    /// What is done to the view of `place`, and the number of views so far.
    private let change: (@MainActor (AnyView) -> AnyView)?
    private let place: Int
    private(set) var count = 0

    init(
        seed: UInt64, keepsInside: Bool = false, factor: CGFloat = 1, place: Int = 0,
        change: (@MainActor (AnyView) -> AnyView)? = nil
    ) {
        generator = SeededGenerator(state: seed)
        (self.keepsInside, self.factor, self.place, self.change) = (keepsInside, factor, place, change)
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    private mutating func length() -> CGFloat { CGFloat(number(0...40)) / 2 * factor }

    private mutating func alignment() -> Alignment {
        let all: [Alignment] = [.center, .leading, .topTrailing, .bottom, .topLeading]
        return all[number(0...4)]
    }

    private mutating func leaf() -> AnyView {
        switch number(0...4) {
        case 0 where !keepsInside: return AnyView(Box(length(), length()))
        case 1 where !keepsInside: return AnyView(Text("some words to wrap").font(.system(size: 4 * factor)))
        case 2: return AnyView(ideal(Color.red))
        case 3: return AnyView(Spacer(minLength: 0))
        default:
            let most = keepsInside ? CGFloat.infinity : 5 * factor + length()
            let ideal = CGSize(width: 10 * factor, height: 10 * factor)
            return AnyView(Box(width: 0...most, height: 0...CGFloat.infinity, ideal: ideal))
        }
    }

    /// A view that takes what it is proposed, or else ten points times the factor; its own ten points do not grow.
    private func ideal(_ view: some View) -> some View {
        view.frame(
            minWidth: 0, idealWidth: 10 * factor, maxWidth: .infinity, minHeight: 0, idealHeight: 10 * factor, maxHeight: .infinity)
    }

    mutating func view(depth: Int) -> AnyView {
        let place = count
        count += 1
        let view = plainView(depth: depth)
        return place == self.place ? change?(view) ?? view : view
    }

    private mutating func plainView(depth: Int) -> AnyView {
        if depth == 0 { return leaf() }
        let children = (0..<number(1...4)).map { _ in view(depth: depth - 1) }
        let content = ForEach(0..<children.count, id: \.self) { children[$0] }
        let first = children[0]
        switch number(0...(keepsInside ? 9 : 15)) {
        case 0, 1: return AnyView(HStack(alignment: alignment().vertical, spacing: 0) { content })
        case 2, 3: return AnyView(VStack(alignment: alignment().horizontal, spacing: 0) { content })
        case 4: return AnyView(ZStack(alignment: alignment()) { content })
        case 5: return AnyView(first.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment()))
        case 6: return AnyView(first.background { children[children.count - 1] })
        // A nested aspect ratio has another size each time its own size is proposed.
        case 7: return AnyView(leaf().aspectRatio(CGFloat(number(1...3)), contentMode: .fit))
        case 8: return AnyView(ideal(GeometryReader { _ in first }))
        case 9: return AnyView(first.layoutPriority(Double(number(0...2))))
        case 10: return AnyView(first.padding(length() - 5 * factor))
        case 11: return AnyView(first.frame(width: length(), height: length(), alignment: alignment()))
        case 12: return AnyView(ViewThatFits { content })
        case 13:
            return AnyView(
                Grid(horizontalSpacing: 8 * factor, verticalSpacing: 8 * factor) {
                    GridRow { content }
                    first
                })
        case 14:
            let flexible = GridItem(.flexible(minimum: 10 * factor), spacing: 8 * factor)
            let columns = [flexible, GridItem(.adaptive(minimum: 10 * factor), spacing: 8 * factor)]
            return AnyView(LazyVGrid(columns: columns, spacing: 8 * factor) { content })
        default:
            let column = VStack(spacing: 8 * factor) { content }
            return AnyView(ScrollView { column }.offset(x: length(), y: -length()).fixedSize())
        }
    }
}
