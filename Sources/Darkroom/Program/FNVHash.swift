/// An FNV-1a hash of 64 bits. Equal bytes have equal hashes on every machine.
struct FNVHash {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    init(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }

    /// The hash in 16 hexadecimal digits.
    var hexadecimal: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
