import Foundation

/// The method table of a class as Swift lays it out without Objective-C: words that start at the class's address.
///
/// Some of Foundation's classes cannot be subclassed or disabled, and calls of their methods bypass the dynamic linker.
/// Their methods can be replaced only in this table.
package struct MethodTable {
    /// The class.
    package let type: AnyClass

    /// The table of a class.
    package init(type: AnyClass) { self.type = type }

    private var words: UnsafeMutablePointer<UInt> { unsafeBitCast(type, to: UnsafeMutablePointer<UInt>.self) }

    /// The index of the first method. The words before it describe the class itself.
    static let firstMethod = 7

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
    package static func place(overriddenBy overriding: AnyClass, of base: AnyClass, plain: AnyClass) -> Int? {
        let places = places(overriddenBy: overriding, of: base, plain: plain)
        return places.count == 1 ? places[0] : nil
    }

    private static func places(overriddenBy overriding: AnyClass, of base: AnyClass, plain: AnyClass) -> [Int] {
        let (overriding, base, plain) = (MethodTable(type: overriding), MethodTable(type: base), MethodTable(type: plain))
        // Inheriting an initializer overrides it, so initializers also differ in the plain subclass.
        return (firstMethod..<max(firstMethod, base.count)).filter {
            overriding[$0] != base[$0] && plain[$0] == base[$0]
        }
    }

    /// Puts the methods of `base` that `overriding` overrides into the table of `base` itself.
    ///
    /// - Parameters:
    ///   - plain: a subclass of `base` that overrides nothing.
    ///   - count: the number of methods that `overriding` overrides.
    /// - Returns: whether the class has such methods and they are replaced.
    package static func replaceMethods(
        of base: AnyClass, by overriding: AnyClass, plain: AnyClass, count: Int
    ) -> Bool {
        let places = places(overriddenBy: overriding, of: base, plain: plain)
        guard places.count == count else { return false }
        let (own, table) = (MethodTable(type: overriding), MethodTable(type: base))
        return places.allSatisfy { table.setMethod(own[$0], at: $0) }
    }

    /// Returns the place of a method of Foundation's that has a symbol name; nil if the class has no such method.
    package func place(ofSymbol symbol: String) -> Int? {
        guard let library = dlopen("libFoundation.so", RTLD_NOW | RTLD_NOLOAD) else { return nil }
        defer { dlclose(library) }
        guard let method = dlsym(library, symbol) else { return nil }
        return (MethodTable.firstMethod..<max(MethodTable.firstMethod, count)).first {
            self[$0] == UInt(bitPattern: method)
        }
    }

    /// Returns the method at a place.
    package subscript(place: Int) -> UInt { words[place] }

    /// Replaces the method at a place.
    ///
    /// - Returns: whether the memory can be written.
    package func setMethod(_ method: UInt, at place: Int) -> Bool {
        guard place < count else { return false }
        let word = words + place
        let pageSize = UInt(sysconf(Int32(_SC_PAGESIZE)))
        let page = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: word) & ~(pageSize - 1))
        guard mprotect(page, Int(pageSize), PROT_READ | PROT_WRITE) == 0 else { return false }
        word.pointee = method
        return true
    }
}
