import Foundation
import SwiftUICore

/// The delegate of a watch app that has SwiftUI's life cycle. A picture's process has no app and makes no delegate, so its value
/// ends the program.
@MainActor @preconcurrency @propertyWrapper
public struct WKApplicationDelegateAdaptor<DelegateType: NSObject & WKApplicationDelegate>: DynamicProperty {
    @MainActor @preconcurrency public var wrappedValue: DelegateType {
        fatalError("WKApplicationDelegateAdaptor has no \(DelegateType.self), because a widget's process has no app.")
    }

    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}

extension WKApplicationDelegateAdaptor where DelegateType: ObservableObject {
    @MainActor @preconcurrency public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}

/// The delegate of an older watch app that has SwiftUI's life cycle. A picture's process has no app and makes no delegate, so its
/// value ends the program.
@MainActor @preconcurrency @propertyWrapper
public struct WKExtensionDelegateAdaptor<DelegateType: NSObject & WKExtensionDelegate>: DynamicProperty {
    @MainActor @preconcurrency public var wrappedValue: DelegateType {
        fatalError("WKExtensionDelegateAdaptor has no \(DelegateType.self), because a widget's process has no app.")
    }

    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}

extension WKExtensionDelegateAdaptor where DelegateType: ObservableObject {
    @MainActor @preconcurrency public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}
