import Foundation

/// The method table of a class as Swift lays it out without Objective-C: words that start at the class's address.
///
/// Some of Foundation's classes cannot be subclassed or disabled, and calls of their methods bypass the dynamic linker.
/// Their methods can be replaced only in this table.
struct MethodTable {
    let type: AnyClass

    private var words: UnsafeMutablePointer<UInt> { unsafeBitCast(type, to: UnsafeMutablePointer<UInt>.self) }

    /// The index of the first method. The words before it describe the class itself.
    private static let firstMethod = 7

    /// The number of words after the class's address.
    private var count: Int {
        let description = UnsafeRawPointer(words)
        let size = description.load(fromByteOffset: 32, as: UInt32.self)
        let addressPoint = description.load(fromByteOffset: 36, as: UInt32.self)
        return Int(size - addressPoint) / MemoryLayout<UInt>.size
    }

    /// Returns the place of the only method of `base` that `overriding` overrides.
    ///
    /// - Parameter plain: a subclass of `base` that overrides nothing.
    /// - Returns: the place, or nil unless exactly one method is overridden.
    static func place(overriddenBy overriding: AnyClass, of base: AnyClass, plain: AnyClass) -> Int? {
        let (overriding, base, plain) = (MethodTable(type: overriding), MethodTable(type: base), MethodTable(type: plain))
        // Inheriting an initializer overrides it, so initializers also differ in the plain subclass.
        let places = (firstMethod..<max(firstMethod, base.count)).filter {
            overriding[$0] != base[$0] && plain[$0] == base[$0]
        }
        return places.count == 1 ? places[0] : nil
    }

    /// Returns the method at a place.
    subscript(place: Int) -> UInt { words[place] }

    /// Replaces the method at a place.
    ///
    /// - Returns: whether the memory can be written.
    func setMethod(_ method: UInt, at place: Int) -> Bool {
        guard place < count else { return false }
        let word = words + place
        let pageSize = UInt(sysconf(Int32(_SC_PAGESIZE)))
        let page = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: word) & ~(pageSize - 1))
        guard mprotect(page, Int(pageSize), PROT_READ | PROT_WRITE) == 0 else { return false }
        word.pointee = method
        return true
    }
}
