// Declarations that Foundation on Linux lacks and widget sources use: localized strings, Markdown in attributed
// strings, the older formatters and user activities. This module re-exports Foundation.
@_exported import Foundation
@_exported import FoundationNetworking
