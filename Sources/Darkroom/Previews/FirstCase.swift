/// The first case of an enumeration.
enum FirstCase {
    /// The first case of an enumeration whose cases have no associated values; nil for other types.
    static func of<Value>(_ type: Value.Type) -> Value? {
        if let cases = type as? any CaseIterable.Type { return first(of: cases) as? Value }
        let metadata = unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self)
        guard metadata.load(as: Int.self) == enumerationKind else { return nil }
        let description = metadata.load(fromByteOffset: MemoryLayout<Int>.size, as: UnsafeRawPointer.self)
        let payloads = description.load(fromByteOffset: payloadCasesOffset, as: UInt32.self) & 0xff_ffff
        let plainCases = description.load(fromByteOffset: plainCasesOffset, as: UInt32.self)
        guard payloads == 0, plainCases > 0 else { return nil }
        // Without associated values, a case is its number in the order of the declaration.
        let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        defer { value.deallocate() }
        UnsafeMutableRawPointer(value).initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<Value>.size)
        return value.move()
    }

    private static func first<Cases: CaseIterable>(of type: Cases.Type) -> Cases? { type.allCases.first }

    /// Where Swift's stable interface keeps what it knows of a type: the kind of the metadata, and the numbers of cases with
    /// and without associated values in the description.
    private static let enumerationKind = 0x201
    private static let (payloadCasesOffset, plainCasesOffset) = (20, 24)
}
