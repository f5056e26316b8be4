extension Rule {
    /// A kind or family of the goldens that the program lacks. Widgets on users' screens have the kind of the version that placed them.
    static let missingKind = Rule(
        "widget.missing-kind", .error, "A kind or family of the goldens is no longer in the program.",
        .program { program, _, _ in
            program.missingKinds.map { missing in
                let text =
                    if let family = missing.family {
                        "\(missing.kind) does not support \(family) any more: widgets of this size on users' screens go blank."
                    } else {
                        "The program has no \(missing.kind) any more: widgets of this kind on users' screens go blank. Keep the kind when "
                            + "a type is renamed."
                    }
                return Match(text, subject: [missing.kind, missing.family].compactMap(\.self).joined(separator: " "), form: missing.family)
            }
        })
}
