import Foundation

/// The table of a class's methods, as Swift lays it out where there is no Objective-C: words from the class's address on.
///
/// Some of Foundation's classes can neither be subclassed nor told to stand back, and calls of their methods pass by the
/// dynamic linker; the table is the one place where they can be reached.
struct MethodTable {
    let type: AnyClass

    private var words: UnsafeMutablePointer<UInt> { unsafeBitCast(type, to: UnsafeMutablePointer<UInt>.self) }

    /// The words before this one describe the class itself.
    private static let firstMethod = 7

    /// How many words follow the class's address.
    private var count: Int {
        let description = UnsafeRawPointer(words)
        let size = description.load(fromByteOffset: 32, as: UInt32.self)
        let addressPoint = description.load(fromByteOffset: 36, as: UInt32.self)
        return Int(size - addressPoint) / MemoryLayout<UInt>.size
    }

    /// The place of the one method that `overriding` overrides of `base`; `plain` is a subclass that overrides nothing.
    ///
    /// - Returns: nil unless there is exactly one.
    static func place(overriddenBy overriding: AnyClass, of base: AnyClass, plain: AnyClass) -> Int? {
        let (overriding, base, plain) = (MethodTable(type: overriding), MethodTable(type: base), MethodTable(type: plain))
        // Initializers are overridden by inheriting them, so they differ in the plain subclass, too.
        let places = (firstMethod..<max(firstMethod, base.count)).filter {
            overriding[$0] != base[$0] && plain[$0] == base[$0]
        }
        return places.count == 1 ? places[0] : nil
    }

    /// The method at a place.
    subscript(place: Int) -> UInt { words[place] }

    /// Puts another method in a place.
    ///
    /// - Returns: whether the memory could be written.
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
