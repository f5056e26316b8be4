import Foundation

/// Where this process's program is in memory.
struct ProgramImage: Equatable {
    /// The path of the program's file.
    let path: String
    /// The addresses of the program's code and data.
    let range: Range<UInt>
    /// The address in memory that stands for address 0 of the file.
    let slide: UInt

    /// The program of this process; nil if /proc does not tell it.
    static var current: ProgramImage? {
        guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
            let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
        else { return nil }
        return ProgramImage(path: path, maps: maps) { UnsafePointer<UInt16>(bitPattern: $0 + 16)?.pointee }
    }

    /// Finds a program in the list of a process's memory.
    ///
    /// - Parameters:
    ///   - maps: the text of /proc/self/maps.
    ///   - type: returns the kind of the ELF file at an address in memory; 2 is a program with fixed addresses.
    init?(path: String, maps: String, type: (UInt) -> UInt16?) {
        var (lowest, highest, first) = (UInt.max, UInt.min, UInt?.none)
        for line in maps.split(separator: "\n") {
            // The sixth column is the path, which may contain spaces.
            let columns = line.split(separator: " ", maxSplits: 5)
            guard columns.count == 6, columns[5].drop(while: { $0 == " " }) == path else { continue }
            let ends = columns[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
            guard ends.count == 2, ends[0] < ends[1], let offset = UInt(columns[2], radix: 16) else { return nil }
            (lowest, highest) = (min(lowest, ends[0]), max(highest, ends[1]))
            if offset == 0 { first = min(first ?? ends[0], ends[0]) }
        }
        guard let first, let type = type(first) else { return nil }
        (self.path, range, slide) = (path, lowest..<highest, type == 2 ? 0 : first)
    }

    /// The place in the program's file of the call that returns to an address; nil for an address outside the program.
    func call(returningTo address: UInt) -> UInt? {
        // A return address is behind the call. The byte before it belongs to the call.
        range.contains(address) && address > slide ? address - slide - 1 : nil
    }
}
