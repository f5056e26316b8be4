import Testing

@testable import SwiftUICore
