/// A place in a program's sources, which messages name. Values that differ only in it are equal.
package struct SourcePlace: Hashable, Sendable {
    private let fileID: StaticString?
    private let number: UInt

    /// A place that is not known.
    package static let unknown = SourcePlace(fileID: nil, number: 0)

    private init(fileID: StaticString?, number: UInt) { (self.fileID, self.number) = (fileID, number) }

    /// - Parameter fileID: the module and the file: `#fileID`.
    package init(_ fileID: StaticString, _ line: UInt) { self.init(fileID: fileID, number: line) }

    /// Modules of Darkroom that call initializers of SwiftUI for views of their own. Their lines tell a user nothing.
    private static let ownModules: Set<String> = [
        "AVKit", "AppIntents", "Charts", "CoreLocationUI", "MapKit", "PhotosUI", "StoreKit", "SwiftUI", "SwiftUICore",
        "TipKit", "WidgetKit", "WidgetKitCore",
    ]

    /// The name of the file, which is unique in its module; nil if the place is not known.
    package var file: String? {
        guard let fileID else { return nil }
        let parts = fileID.description.split(separator: "/")
        if let module = parts.first, SourcePlace.ownModules.contains(String(module)) { return nil }
        return parts.last.map(String.init)
    }

    /// The number of the line; nil if the place is not known.
    package var line: Int? { file == nil ? nil : Int(number) }

    package static func == (lhs: SourcePlace, rhs: SourcePlace) -> Bool { true }
    package func hash(into hasher: inout Hasher) {}
}
