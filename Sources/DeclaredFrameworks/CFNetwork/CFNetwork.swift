// The names of CFNetwork, which Foundation brings along on Apple's systems, too.
@_exported import Foundation
@_exported import FoundationSupplement
