/// The visibility of an element.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
