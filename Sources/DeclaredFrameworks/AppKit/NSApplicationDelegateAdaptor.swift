import Foundation
import SwiftUICore

/// The delegate of an app that has SwiftUI's life cycle. A picture's process has no app and makes no delegate, so its value ends the
/// program.
@MainActor @preconcurrency @propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>: DynamicProperty {
    @MainActor @preconcurrency public var wrappedValue: DelegateType {
        fatalError("NSApplicationDelegateAdaptor has no \(DelegateType.self), because a widget's process has no app.")
    }

    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}

extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
    @MainActor @preconcurrency public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}
