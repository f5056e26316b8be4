extension Rule {
    /// A button or toggle that runs code, which a widget's process is not there for.
    static let controlWithoutIntent = Rule(
        "widget.no-intent", .warning, "A button or toggle has no intent, so a tap does not reach its code.",
        .picture { picture, _ in
            guard [.homeScreen, .accessory, .liveActivity, .island].contains(picture.surface) else { return [] }
            return picture.targets.compactMap { target in
                guard case .code = target.action else { return nil }
                let name = target.label.isEmpty ? "A control" : "\(Quoted.text(target.label))"
                return Match(
                    "\(name) does nothing in a widget: its code is not called. Give it an intent: Button(intent:) or "
                        + "Toggle(isOn:intent:).",
                    subject: target.label, view: target.view)
            }
        })
}
