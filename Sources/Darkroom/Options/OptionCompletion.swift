import ArgumentParser
import CairoGraphics
import Foundation
import FoundationSupplement
import WidgetKitCore

/// What shells offer for options whose values only a running program knows.
extension CompletionKind {
    /// The devices and screens of the resource folder's table.
    static var devices: CompletionKind {
        .custom { _, _, _ in
            guard let folder = try? ResourceFolder.locate() else { return [] }
            return (try? DeviceTable(resources: folder))?.names ?? []
        }
    }

    /// The kinds of the program's widgets. The tool itself has no widgets.
    static var kinds: CompletionKind {
        .custom { _, _, _ in
            // The program parses its arguments on the main actor.
            MainActor.assumeIsolated { ExtensionContents.make().widgets.map(\.kind) }
        }
    }

    static var locales: CompletionKind { .custom { _, _, _ in PseudoLanguage.names + Locale.availableIdentifiers.sorted() } }

    static var timeZones: CompletionKind { .custom { _, _, _ in TimeZone.knownTimeZoneIdentifiers } }
}
