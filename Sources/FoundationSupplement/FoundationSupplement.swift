// What widget sources use of Foundation and Foundation lacks on Linux: localized strings, Markdown in attributed
// strings, the older formatters, user activities. Everybody who imports this module sees Foundation too.
@_exported import Foundation
@_exported import FoundationNetworking
