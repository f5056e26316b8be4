import Foundation

/// The functions around one address of a program, as llvm-symbolizer writes them.
struct SymbolizedCall: Equatable {
    /// A function that contains the address, or into which one that contains it is inlined.
    struct Frame: Equatable {
        /// The function's mangled name; empty if it is not known.
        let function: String
        /// The path of the file; empty if it is not known.
        let file: String
        /// The line in the file, from 1; 0 if it is not known.
        let line: Int
        /// The column in the line, from 1; 0 if it is not known.
        let column: Int
    }

    /// Innermost first.
    let frames: [Frame]

    /// Reads the output of a run: one line of JSON for each address, in the order of the addresses.
    ///
    /// - Returns: the calls, or nil if the output is anything else.
    static func read(_ output: Data, of addresses: [UInt]) -> [SymbolizedCall]? {
        // A function's name may hold any byte but a line's end.
        let lines = output.split(separator: 0x0A, omittingEmptySubsequences: false)
        guard lines.count == addresses.count + 1, lines.last?.isEmpty == true else { return nil }
        let decoder = JSONDecoder()
        var calls: [SymbolizedCall] = []
        calls.reserveCapacity(addresses.count)
        for (line, address) in zip(lines, addresses) {
            guard let written = try? decoder.decode(Line.self, from: Data(line)), written.address == address else { return nil }
            calls.append(
                SymbolizedCall(
                    frames: written.symbols.map {
                        Frame(function: $0.function, file: $0.file, line: $0.line, column: $0.column)
                    }))
        }
        return calls
    }

    private struct Line: Decodable {
        struct Symbol: Decodable {
            let function: String
            let file: String
            let line: Int
            let column: Int

            enum CodingKeys: String, CodingKey {
                case function = "FunctionName", file = "FileName", line = "Line", column = "Column"
            }
        }

        let address: UInt
        let symbols: [Symbol]

        enum CodingKeys: String, CodingKey { case address = "Address", symbols = "Symbol" }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let text = try container.decode(String.self, forKey: .address)
            guard text.hasPrefix("0x"), let number = UInt(text.dropFirst(2), radix: 16) else {
                throw DecodingError.dataCorruptedError(forKey: .address, in: container, debugDescription: text)
            }
            address = number
            symbols = try container.decode([Symbol].self, forKey: .symbols)
        }
    }
}
