import SwiftUI
import WidgetKit

extension Pieces {
    /// What WidgetKit adds to views.
    static let widgets = PieceList.list {
        piece("AccessoryWidgetBackground()") { _ in AccessoryWidgetBackground() }
        piece(
            "$view.containerBackground(for: .widget) { $last }", inside: 2...2
        ) { p in p.view.containerBackground(for: .widget) { p.last } }
        piece(
            "$view.containerBackground($0, for: .widget)", .of(styles)
        ) { p in p.view.containerBackground(p.choice(0, styles), for: .widget) }
        piece("$view.widgetAccentable()") { p in p.view.widgetAccentable() }
        piece("$view.widgetLabel { $last }", inside: 2...2) { p in p.view.widgetLabel { p.last } }
        piece("$view.widgetCurvesContent()") { p in p.view.widgetCurvesContent() }
        piece("$view.widgetURL(URL(string: \"a:b\"))") { p in p.view.widgetURL(URL(string: "a:b")) }
    }
}
