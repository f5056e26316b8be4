import SwiftUI

extension Pieces {
    /// Texts of strings, numbers and dates.
    static let texts = PieceList.list {
        piece("Text(verbatim: $0)", .of(words)) { p in Text(verbatim: p.choice(0, words)) }
        piece("Text(LocalizedStringKey($0))", .of(words)) { p in Text(LocalizedStringKey(p.choice(0, words))) }
        piece("Text(\"\\($0) of \\($1)\")", .integer, .length) { p in Text("\(p.integer(0)) of \(p.number(1))") }
        piece("Text(Date(timeIntervalSince1970: $0), style: $1)", .length, .of(dateStyles)) { p in
            Text(Date(timeIntervalSince1970: p.number(0)), style: p.choice(1, dateStyles))
        }
        piece("Text(Date(timeIntervalSince1970: 1.78e9 + $0), style: $1)", .length, .of(dateStyles)) { p in
            Text(Date(timeIntervalSince1970: 1.78e9 + p.number(0)), style: p.choice(1, dateStyles))
        }
        piece(
            "Text(timerInterval: Date(timeIntervalSince1970: 1.78e9)...Date(timeIntervalSince1970: 1.78e9 + "
                + "max(0, $0)), countsDown: $1)", .length, .of(flags)
        ) { p in
            let start = Date(timeIntervalSince1970: 1.78e9)
            let end = Date(timeIntervalSince1970: 1.78e9 + max(0, p.number(0)))
            if start <= end { Text(timerInterval: start...end, countsDown: p.choice(1, flags)) }
        }
        piece("Text(Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: max(0, $0)))", .length) { p in
            let end = Date(timeIntervalSince1970: max(0, p.number(0)))
            if Date(timeIntervalSince1970: 0) <= end { Text(Date(timeIntervalSince1970: 0)...end) }
        }
        piece(
            "Text(Date(timeIntervalSince1970: $0), format: "
                + ".dateTime.weekday().day().month().year().hour().minute())", .length
        ) { p in
            Text(Date(timeIntervalSince1970: p.number(0)), format: .dateTime.weekday().day().month().year().hour().minute())
        }
        piece("Text($0, format: .percent)", .fraction) { p in Text(Double(p.number(0)), format: .percent) }
        piece("Text($0, format: .number.precision(.fractionLength($1)))", .length, .count) { p in
            Text(Double(p.number(0)), format: .number.precision(.fractionLength(p.integer(1))))
        }
        piece(
            "Text($0, format: .number.notation(.compactName))", .length
        ) { p in Text(Double(p.number(0)), format: .number.notation(.compactName)) }
        piece(
            "Text($0, format: .currency(code: \"EUR\"))", .length
        ) { p in Text(Double(p.number(0)), format: .currency(code: "EUR")) }
        piece(
            "Text($0, format: .byteCount(style: .file))", .integer
        ) { p in Text(Int64(p.integer(0)), format: .byteCount(style: .file)) }
        piece("Text(Duration.seconds($0), format: .units())", .length) { p in
            Text(Duration.seconds(min(max(p.number(0).isFinite ? p.number(0) : 0, -1e15), 1e15)), format: .units())
        }
        piece(
            "Text(Measurement(value: $0, unit: UnitTemperature.celsius), format: .measurement(width: "
                + ".abbreviated))", .length
        ) { p in
            Text(
                Measurement(value: Double(p.number(0)), unit: UnitTemperature.celsius),
                format: .measurement(width: .abbreviated))
        }
        piece(
            "Text($0).font(.system(size: $1)) + Text(Image(systemName: \"heart.fill\")) + Text($0).bold()",
            .of(words), .length
        ) { p in
            Text(p.choice(0, words)).font(.system(size: p.number(1))) + Text(Image(systemName: "heart.fill"))
                + Text(p.choice(0, words)).bold()
        }
        piece("Text(AttributedString($0))", .of(words)) { p in Text(AttributedString(p.choice(0, words))) }
        piece("Text($0).baselineOffset($1).kerning($2)", .of(words), .length, .length) { p in
            Text(p.choice(0, words)).baselineOffset(p.number(1)).kerning(p.number(2))
        }
        piece("Text($0).underline(true, pattern: $1, color: .red).strikethrough()", .of(words), .of(patterns)) { p in
            Text(p.choice(0, words)).underline(true, pattern: p.choice(1, patterns), color: .red).strikethrough()
        }
    }
}
