import OpenCombine

// OpenCombine has these two itself where it was compiled before this module was; where both are there, its own wins.
extension Optional {
    /// A publisher of the value, if there is one, that then finishes.
    public typealias Publisher = OCombine.Publisher

    /// A publisher of the value, if there is one, that then finishes.
    @_disfavoredOverload public var publisher: OCombine.Publisher { ocombine.publisher }
}
