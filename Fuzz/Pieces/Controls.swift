import SwiftUI

extension Pieces {
    /// Controls and labels.
    static let controls = PieceList.list {
        piece(
            "Label($0, systemImage: $1)", .of(words), .of(symbols)
        ) { p in Label(p.choice(0, words), systemImage: p.choice(1, symbols)) }
        piece("Label { $view } icon: { $last }", inside: 2...2) { p in Label { p.view } icon: { p.last } }
        piece("$view.labelStyle(.iconOnly)") { p in p.view.labelStyle(.iconOnly) }
        piece("$view.labelStyle(.titleAndIcon)") { p in p.view.labelStyle(.titleAndIcon) }
        piece("LabeledContent($0) { $view }", .of(words)) { p in LabeledContent(p.choice(0, words)) { p.view } }
        piece("Button { } label: { $view }") { p in Button {} label: { p.view } }
        piece("Button($0, role: .destructive) { }.buttonStyle(.borderedProminent)", .of(words)) { p in
            Button(p.choice(0, words), role: .destructive) {}.buttonStyle(.borderedProminent)
        }
        piece("$view.buttonStyle(.bordered).controlSize(.mini)") { p in p.view.buttonStyle(.bordered).controlSize(.mini) }
        piece("$view.buttonStyle(.glass)") { p in p.view.buttonStyle(.glass) }
        piece("$view.buttonBorderShape(.roundedRectangle(radius: $0))", .length) { p in
            p.view.buttonBorderShape(.roundedRectangle(radius: p.number(0)))
        }
        piece("Toggle(isOn: .constant($0)) { $view }", .of(flags)) { p in Toggle(isOn: .constant(p.choice(0, flags))) { p.view } }
        piece("$view.toggleStyle(.button)") { p in p.view.toggleStyle(.button) }
        piece(
            "Link(destination: URL(string: \"https://a.b\")!) { $view }"
        ) { p in Link(destination: URL(string: "https://a.b")!) { p.view } }
        piece(
            "Slider(value: .constant($0), in: 0...1)", .fraction
        ) { p in Slider(value: .constant(Double(p.number(0))), in: 0...1) }
        piece("Slider(value: .constant($0), in: -5...$1)", .length, .count) { p in
            Slider(value: .constant(Double(p.number(0))), in: -5...Double(p.number(1)))
        }
        piece("Stepper($0, value: .constant($1), in: 0...10)", .of(words), .integer) { p in
            Stepper(p.choice(0, words), value: .constant(p.integer(1)), in: 0...10)
        }
        piece(
            "TextField($0, text: .constant($1))", .of(words), .of(words)
        ) { p in TextField(p.choice(0, words), text: .constant(p.choice(1, words))) }
        piece("Menu($0) {$all}", .of(words)) { p in Menu(p.choice(0, words)) { p.all } }
        piece(
            "Picker($0, selection: .constant(1)) {$all}", .of(words)
        ) { p in Picker(p.choice(0, words), selection: .constant(1)) { p.all } }
        piece("$view.pickerStyle(.segmented)") { p in p.view.pickerStyle(.segmented) }
        piece("DatePicker($0, selection: .constant(Date(timeIntervalSince1970: $1)))", .of(words), .length) { p in
            DatePicker(p.choice(0, words), selection: .constant(Date(timeIntervalSince1970: p.number(1))))
        }
        piece("ContentUnavailableView($0, systemImage: $1)", .of(words), .of(symbols)) { p in
            ContentUnavailableView(p.choice(0, words), systemImage: p.choice(1, symbols))
        }
        piece("$view.controlSize(.large).disabled(true)") { p in p.view.controlSize(.large).disabled(true) }
        piece("$view.accessibilityLabel($0)", .of(words)) { p in p.view.accessibilityLabel(p.choice(0, words)) }
    }
}
