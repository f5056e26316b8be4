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
            controls = [.watch, .mac].contains(device.kind) ? [] : listing.controls ?? []
            previews = listing.previews.map {
                Preview(name: $0.preview, title: $0.name, source: $0.source, kind: $0.kind, family: $0.family)
            }
        }
    }

    /// A look of darkroom.yml.
    struct Variant: Encodable {
        /// Differs from those of all others; empty for the look of the options alone.
        let name: String
        let options: [String]
        let only: [String]?
        let except: [String]?

        /// Returns the looks of a run.
        @MainActor static func all(_ looks: [PictureMatrix.Look], standardDevice: String) -> [Variant] {
            // On the page, the usual size of text goes without saying too.
            let usual = PictureVariant.usualValues(standardDevice: standardDevice).merging(["--type-size": "large"]) { $1 }
            let differing = PictureVariant.differingSettings(of: looks.map(\.variant))
            var known: Set<String> = []
            return looks.map(\.variant).map { variant in
                let values = differing.flatMap { setting in variant.values(of: setting).filter { $0 != usual[setting.option] } }
                var name = variant.name ?? values.joined(separator: ", ")
                // A combination can have the name that the file gives to another look.
                while !known.insert(name).inserted { name += " (2)" }
                let isPlain = name.isEmpty && zip(variant.options, variant.options.dropFirst())
                    .allSatisfy { !$0.hasPrefix("--") || $0 == "--scheme" || usual[$0] == $1 }
                return Variant(name: name, options: isPlain ? [] : variant.options, only: variant.only, except: variant.except)
            }
        }
    }

    let listing: Contents
    let choices: StudioChoices
    let variants: [Variant]
    /// The words of darkroom.yml's options for all pictures.
    let configuration: [String]
    let warnings: [RunWarning]
}
