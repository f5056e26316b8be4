import CPango

/// A style of a variable font that has a name of its own, such as Nunito's Bold.
struct NamedInstance: Sendable {
    let style: String
    let fullName: String
    let postScriptName: String
    /// The values of the axes.
    let coordinates: [FaceDescription.Variation]

    /// The names that fonts ask for it by.
    var names: [String] { [postScriptName, fullName] }

    /// Returns the styles of a file, in its order.
    ///
    /// A style without a PostScript name has one of the family and the style, as Adobe's Technical Note 5902 makes it.
    static func all(in file: FontFile, family: String) -> [NamedInstance] {
        let noName: hb_ot_name_id_t = 0xFFFF
        let prefix = file.name(.variationsPostScriptPrefix) ?? family
        return (0..<hb_ot_var_get_named_instance_count(file.face)).compactMap { index in
            guard let style = file.name(hb_ot_var_named_instance_get_subfamily_name_id(file.face, index)) else { return nil }
            var count = UInt32(file.axes.count)
            var values = [Float](repeating: 0, count: file.axes.count)
            hb_ot_var_named_instance_get_design_coords(file.face, index, &count, &values)
            let record = hb_ot_var_named_instance_get_postscript_name_id(file.face, index)
            let name = record == noName ? nil : file.name(record)
            return NamedInstance(
                style: style, fullName: "\(family) \(style)",
                postScriptName: name ?? "\(prefix)-\(style)".filter { $0 != " " },
                coordinates: zip(file.axes, values.prefix(Int(count))).map { .init(tag: $0.tag, value: $1) })
        }
    }
}
