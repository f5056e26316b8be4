import Foundation

/// A place for an error, which a function that does not throw fills in.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
