import SwiftUI

extension Pieces {
    /// What changes how texts look.
    static let textStyles = PieceList.list {
        piece("$view.font($0)", .of(fonts)) { p in p.view.font(p.choice(0, fonts)) }
        piece("$view.font(.system(size: $0))", .length) { p in p.view.font(.system(size: p.number(0))) }
        piece("$view.font(.custom(\"Georgia\", size: $0))", .length) { p in p.view.font(.custom("Georgia", size: p.number(0))) }
        piece("$view.fontWeight($0)", .of(weights)) { p in p.view.fontWeight(p.choice(0, weights)) }
        piece("$view.fontWidth(Font.Width($0))", .fraction) { p in p.view.fontWidth(Font.Width(p.number(0))) }
        piece("$view.bold().italic()") { p in p.view.bold().italic() }
        piece("$view.monospaced()") { p in p.view.monospaced() }
        piece("$view.kerning($0)", .length) { p in p.view.kerning(p.number(0)) }
        piece("$view.tracking($0)", .length) { p in p.view.tracking(p.number(0)) }
        piece("$view.baselineOffset($0)", .length) { p in p.view.baselineOffset(p.number(0)) }
        piece("$view.lineSpacing($0)", .length) { p in p.view.lineSpacing(p.number(0)) }
        piece("$view.lineLimit($0)", .integer) { p in p.view.lineLimit(p.integer(0)) }
        piece("$view.lineLimit($0, reservesSpace: $1)", .integer, .of(flags)) { p in
            p.view.lineLimit(p.integer(0), reservesSpace: p.choice(1, flags))
        }
        piece("$view.minimumScaleFactor($0)", .fraction) { p in p.view.minimumScaleFactor(p.number(0)) }
        piece("$view.allowsTightening($0)", .of(flags)) { p in p.view.allowsTightening(p.choice(0, flags)) }
        piece("$view.truncationMode($0)", .of(truncations)) { p in p.view.truncationMode(p.choice(0, truncations)) }
        piece(
            "$view.multilineTextAlignment($0)", .of(textAlignments)
        ) { p in p.view.multilineTextAlignment(p.choice(0, textAlignments)) }
        piece("$view.textCase(.uppercase)") { p in p.view.textCase(.uppercase) }
        piece("$view.underline(true, pattern: $0)", .of(patterns)) { p in p.view.underline(true, pattern: p.choice(0, patterns)) }
        piece(
            "$view.strikethrough(true, pattern: $0)", .of(patterns)
        ) { p in p.view.strikethrough(true, pattern: p.choice(0, patterns)) }
        piece("$view.dynamicTypeSize($0)", .of(typeSizes)) { p in p.view.dynamicTypeSize(p.choice(0, typeSizes)) }
        piece("$view.environment(\\.locale, Locale(identifier: $0))", .of(locales)) { p in
            p.view.environment(\.locale, Locale(identifier: p.choice(0, locales)))
        }
        piece("$view.textScale(.secondary)") { p in p.view.textScale(.secondary) }
        piece("$view.redacted(reason: .placeholder)") { p in p.view.redacted(reason: .placeholder) }
        piece("$view.privacySensitive()") { p in p.view.privacySensitive() }
        piece("$view.lineHeight(.multiple(factor: $0))", .fraction) { p in p.view.lineHeight(.multiple(factor: p.number(0))) }
        piece("$view.lineHeight(.exact(points: $0))", .length) { p in p.view.lineHeight(.exact(points: p.number(0))) }
        piece("$view.monospacedDigit()") { p in p.view.monospacedDigit() }
    }
}
