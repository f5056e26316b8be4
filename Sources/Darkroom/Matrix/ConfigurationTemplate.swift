import Foundation
import WidgetKitCore

/// The text of a new darkroom.yml for what a program has.
@MainActor struct ConfigurationTemplate {
    let contents: ExtensionDescription
    let device: WidgetDevice
    /// The languages of the widgets with their regions, the usual one first.
    let locales: [String]

    var text: String {
        let families = contents.widgets.flatMap { $0.families(on: device) }.map(\.name)
        var known: Set<String> = []
        let names = families.filter { known.insert($0).inserted }
        let example = names.first { $0.hasPrefix("system") } ?? names.first ?? "systemSmall"
        let isLocalized = locales.count > 1
        return """
            # The options and variants of these widgets' pictures. All commands that draw read this file beside the sources.
            # Options on the command line win over it.
            #
            # Kinds: \(contents.kinds.isEmpty ? "none" : contents.kinds.joined(separator: ", "))
            # Families: \(names.isEmpty ? "none" : names.joined(separator: ", "))

            # The options of every picture, with the names of the command line's in camel case: locale, typeSize, timeZone, set …
            options:
              device: \(device.name)
              # The moment that pictures show. Without it, that is the present, and pictures differ from day to day.
              date: 2026-06-09T09:41:00Z
              # Stored values and recorded responses, relative to this file:
              # defaults: [group.com.example.app=Fixtures/defaults.json]
              # fixtures: [Fixtures]

            # Every picture is drawn in each combination of these values. "only" and "except" name kinds and families.
            matrix:
              scheme: [light, dark]
              \(isLocalized ? "" : "# ")locale: [\((isLocalized ? locales : ["en_US", "de_DE"]).joined(separator: ", "))]
              # typeSize: [large, accessibility1]
              # device: [iPhone 15 Pro Max, iPhone SE (3rd generation)]

            # Looks with a name. The names of their pictures end in it: \(example)-tinted.png.
            variants:
              - name: large-text
                typeSize: accessibility3
              - name: tinted
                renderingMode: accented
                tint: "#FF9500"
                only: [\(example)]

            # The rules of check, which darkroom check --list-rules lists: off, on, note, warning, error, or more of that.
            # rules:
            #   text.truncated: error
            #   text.small: {severity: note, limit: 10, kinds: [\(contents.kinds.first ?? "MyWidget")]}

            # Findings of check that are meant. * stands for any text.
            # ignore:
            #   - {rule: text.truncated, kind: \(contents.kinds.first ?? "MyWidget"), text: "*headline*"}

            """
    }
}
