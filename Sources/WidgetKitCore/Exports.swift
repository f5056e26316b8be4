@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationSupplement
// What #Preview expands to, in sources that import WidgetKit alone.
@_exported import protocol SwiftUI.PreviewRegistry
@_exported import typealias SwiftUI._PreviewContent
