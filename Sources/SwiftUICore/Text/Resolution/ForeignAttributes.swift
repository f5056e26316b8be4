import Foundation
import Synchronization

/// Attributes of attributed strings that another framework defines and text draws, such as UIKit's fonts.
package enum ForeignAttributes {
    private static let reader = Mutex<(@Sendable (AttributeContainer) -> AttributeContainer)?>(nil)

    /// Sets what gives SwiftUI's attributes for those of the framework.
    package static func setReader(_ read: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        reader.withLock { $0 = read }
    }

    /// Returns the attributes with SwiftUI's for those that only the other framework's name. SwiftUI's own go first.
    static func translated(_ attributes: AttributeContainer) -> AttributeContainer {
        guard let read = reader.withLock({ $0 }) else { return attributes }
        return read(attributes).merging(attributes)
    }
}
