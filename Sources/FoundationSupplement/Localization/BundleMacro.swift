import Foundation

/// The bundle with the resources of the code's own module: a package's, or else the program's.
@freestanding(expression)
public macro bundle() -> Bundle = #externalMacro(module: "FoundationMacros", type: "BundleMacro")

extension Bundle {
    /// Finds no bundle: a program is one file here, so the place of its code does not tell its modules apart.
    public convenience init?(_dsoHandle handle: UnsafeRawPointer) { return nil }
}
