// RelevanceKit: the contexts in which a widget is relevant, which AppIntents has.
@_exported import Foundation
@_exported import struct AppIntents.RelevantContext
