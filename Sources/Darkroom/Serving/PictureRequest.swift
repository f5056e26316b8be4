/// What the studio asks a program to draw: a widget, Live Activity or control in one form, or a preview.
struct PictureRequest: Codable, Hashable, Sendable {
    /// The kind of a widget or control, or the type of a Live Activity's attributes.
    var kind: String?
    /// The family, presentation or place.
    var form: String?
    /// The unique name of a preview, in the place of a kind.
    var preview: String?
    /// The options of the command line that differ from their defaults.
    var options: [String] = []
    /// The index of an entry in the timeline; nil for the entry that is current.
    var entry: Int?

    init(kind: String? = nil, form: String? = nil, preview: String? = nil, options: [String] = [], entry: Int? = nil) {
        (self.kind, self.form, self.preview, self.options, self.entry) = (kind, form, preview, options, entry)
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        kind = try values.decodeIfPresent(String.self, forKey: .kind)
        form = try values.decodeIfPresent(String.self, forKey: .form)
        preview = try values.decodeIfPresent(String.self, forKey: .preview)
        options = try values.decodeIfPresent([String].self, forKey: .options) ?? []
        entry = try values.decodeIfPresent(Int.self, forKey: .entry)
    }

    /// The words of a command line that selects the same.
    var words: [String] {
        (kind.map { ["--kind", $0] } ?? []) + (form.map { ["--family", $0] } ?? []) + options
    }
}
