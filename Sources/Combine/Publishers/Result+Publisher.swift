import OpenCombine

// OpenCombine has these two itself where it was compiled before this module was; where both are there, its own wins.
extension Result {
    /// A publisher of the success, or of the failure.
    public typealias Publisher = OCombine.Publisher

    /// A publisher of the success, or of the failure.
    @_disfavoredOverload public var publisher: OCombine.Publisher { ocombine.publisher }
}
