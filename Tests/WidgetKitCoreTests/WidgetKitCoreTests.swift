import Testing

@testable import WidgetKitCore
