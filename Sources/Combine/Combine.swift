// Combine under its own name: OpenCombine, the parts that it lacks, and the members that Apple's Foundation adds.
//
// OpenCombine's own Foundation and Dispatch products are not used, because they hide this API as soon as a module of
// this name can be imported.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import OpenCombine
