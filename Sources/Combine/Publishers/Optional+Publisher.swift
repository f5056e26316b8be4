import OpenCombine

// OpenCombine declares these members itself if it was compiled before this module. In that case its own are preferred.
extension Optional {
    /// A publisher that publishes the value, if any, and then finishes.
    public typealias Publisher = OCombine.Publisher

    /// A publisher that publishes the value, if any, and then finishes.
    @_disfavoredOverload public var publisher: OCombine.Publisher { ocombine.publisher }
}
