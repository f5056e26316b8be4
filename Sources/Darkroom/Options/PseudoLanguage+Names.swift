import FoundationSupplement

extension PseudoLanguage {
    /// The names of the pseudo-languages, as options give them.
    static let names = ["en-XA", "ar-XB"]
}
