// Core Foundation, whose names are FoundationSupplement's. The toolchain has a C module of this name, whose types are not
// Foundation's.
@_exported import Foundation
@_exported import FoundationSupplement
