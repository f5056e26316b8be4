import CairoGraphics
import FoundationSupplement
import PictureEngine
import SwiftUICore
import WidgetKitCore

/// A type whose values options name.
package protocol NamedValue {
    /// All values with their names, in the order in which help lists them.
    static var allNamed: [(name: String, value: Self)] { get }
}

extension NamedValue where Self: CaseIterable & RawRepresentable, RawValue == String {
    package static var allNamed: [(name: String, value: Self)] { allCases.map { ($0.rawValue, $0) } }
}

extension AnimationFormat: NamedValue {}
extension PictureFormat: NamedValue {}
extension DrawnWallpaper: NamedValue {}
extension Presentation: NamedValue {}
extension SystemVersion: NamedValue {}
extension WidgetEntryRequest: NamedValue {}

extension AccessibilitySettings: NamedValue {
    package static var allNamed: [(name: String, value: AccessibilitySettings)] { named }
}

extension ColorScheme: NamedValue {
    package static var allNamed: [(name: String, value: ColorScheme)] { allCases.map { ($0.name, $0) } }
}

extension DynamicTypeSize: NamedValue {
    package static var allNamed: [(name: String, value: DynamicTypeSize)] { allCases.map { ($0.name, $0) } }
}

extension SystemPalette: NamedValue {
    package static var allNamed: [(name: String, value: SystemPalette)] { all.map { ($0.name, $0) } }
}

extension PictureForm: NamedValue {
    package static var allNamed: [(name: String, value: PictureForm)] { all.map { ($0.name, $0) } }
}

extension WidgetRenderingMode: NamedValue {
    package static var allNamed: [(name: String, value: WidgetRenderingMode)] { all.map { ($0.name, $0) } }
}

extension RedactionReasons: NamedValue {
    /// The single reasons with their names in source code.
    package static var allNamed: [(name: String, value: RedactionReasons)] {
        [("privacy", .privacy), ("invalidated", .invalidated), ("placeholder", .placeholder)]
    }

    /// The names of the reasons in the set.
    var names: [String] { RedactionReasons.allNamed.filter { contains($0.value) }.map(\.name) }
}
