import Combine
import SwiftUICore
import UIKit

/// The delegate of an app that has SwiftUI's life cycle. A picture's process has no app and makes no delegate, so its value ends the
/// program.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    @MainActor @preconcurrency public var wrappedValue: DelegateType {
        fatalError("UIApplicationDelegateAdaptor has no \(DelegateType.self), because a widget's process has no app.")
    }

    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    @MainActor @preconcurrency public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}
