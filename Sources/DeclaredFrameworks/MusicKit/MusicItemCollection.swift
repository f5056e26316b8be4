/// A page of items.
public struct MusicItemCollection<MusicItemType: MusicItem>: RandomAccessCollection, ExpressibleByArrayLiteral, Hashable,
    Sendable
{
    private var items: [MusicItemType]

    public init() { items = [] }
    public init<S: Sequence>(_ elements: S) where S.Element == MusicItemType { items = Array(elements) }
    public init(arrayLiteral elements: MusicItemType...) { items = elements }

    public var startIndex: Int { 0 }
    public var endIndex: Int { items.count }
    public subscript(position: Int) -> MusicItemType { items[position] }
    public var title: String? { nil }

    // The service alone has further pages.

    public var hasNextBatch: Bool { false }
    public func nextBatch(limit: Int? = nil) async throws -> MusicItemCollection<MusicItemType>? { nil }

    public static func + (
        lhs: MusicItemCollection<MusicItemType>, rhs: MusicItemCollection<MusicItemType>
    ) -> MusicItemCollection<MusicItemType> { MusicItemCollection(lhs.items + rhs.items) }
    public static func += (lhs: inout MusicItemCollection<MusicItemType>, rhs: MusicItemCollection<MusicItemType>) {
        lhs.items += rhs.items
    }
}

extension MusicItemCollection: Codable {
    public init(from decoder: any Decoder) throws { items = try Array(from: decoder) }
    public func encode(to encoder: any Encoder) throws { try items.encode(to: encoder) }
}
