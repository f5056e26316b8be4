import FoundationSupplement
import WidgetKitCore

/// The answer to a request for what the program has.
struct StudioListing: Encodable {
    /// What can be drawn, each with its forms.
    struct Contents: Encodable {
        struct Activity: Encodable {
            /// The type of the attributes.
            let kind: String
            let families: [String]
        }

        struct Preview: Encodable {
            /// The unique name.
            let name: String
            /// The name in the source; nil if there is none.
            let title: String?
            let source: String
            let kind: String?
            let family: String?
        }

        let device: String
        let widgets: [WidgetListing]
        let activities: [Activity]
        let controls: [ControlListing]
        let previews: [Preview]

        @MainActor init(_ listing: ExtensionListing, on device: WidgetDevice) {
            (self.device, widgets) = (listing.device, listing.widgets)
            let presentations = PictureForm.presentations(on: device).map { PictureForm.activity($0).name }
            activities = (listing.activities ?? []).map { Activity(kind: $0, families: presentations) }
            controls = device.kind == .watch ? [] : listing.controls ?? []
            previews = listing.previews.map {
                Preview(name: $0.preview, title: $0.name, source: $0.source, kind: $0.kind, family: $0.family)
            }
        }
    }

    /// A look of darkroom.yml.
    struct Variant: Encodable {
        let name: String
        /// Empty for the look of the options alone.
        let options: [String]
        let only: [String]?
        let except: [String]?

        @MainActor init(_ look: PictureMatrix.Look) {
            let variant = look.variant
            (only, except) = (variant.only, variant.except)
            // A combination of usual values is the look of the options alone.
            let isPlain = variant.name == nil && look.label.text == nil && zip(variant.options, variant.options.dropFirst())
                .allSatisfy { !$0.hasPrefix("--") || ["--locale", "--device", "--time-zone", "--scheme"].contains($0) || $1 == "large" }
            options = isPlain ? [] : variant.options
            name = isPlain ? "" : look.label.text ?? variant.options.filter { !$0.hasPrefix("--") }.joined(separator: ", ")
        }
    }

    let listing: Contents
    let choices: StudioChoices
    let variants: [Variant]
    /// The words of darkroom.yml's options for all pictures.
    let configuration: [String]
    let warnings: [RunWarning]
}
