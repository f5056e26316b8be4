// Combine under its own name: OpenCombine, what it has not yet, and the members that Apple's Foundation adds.
//
// OpenCombine's own Foundation and Dispatch products are not used: they hide that API as soon as a module of this name
// can be imported. Key-value observing (`publisher(for: \.keyPath)`) is left out: it belongs to Objective-C.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import OpenCombine
