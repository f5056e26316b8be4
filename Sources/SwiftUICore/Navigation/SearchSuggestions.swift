/// A place where the suggestions of a search are shown.
public struct SearchSuggestionsPlacement: Equatable, Hashable, Sendable {
    private enum Place { case automatic, menu, content }
    private let place: Place

    public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(place: .automatic) }
    public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(place: .menu) }
    public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(place: .content) }

    public struct Set: OptionSet, Hashable, Sendable {
        public var rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static var menu: Set { Set(rawValue: 1) }
        public static var content: Set { Set(rawValue: 2) }
    }
}

extension View {
    // Effect: none, because a widget has no search field.
    nonisolated public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View { self }
}
