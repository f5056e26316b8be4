import OpenCombine

// OpenCombine declares these members itself if it was compiled before this module. In that case its own are preferred.
extension Result {
    /// A publisher of the success value or the failure.
    public typealias Publisher = OCombine.Publisher

    /// A publisher of the success value or the failure.
    @_disfavoredOverload public var publisher: OCombine.Publisher { ocombine.publisher }
}
