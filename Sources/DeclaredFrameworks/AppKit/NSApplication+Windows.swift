import Foundation
import UIKit

extension NSApplication {
    /// What the user answered.
    public struct ModalResponse: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public init(_ rawValue: Int) { self.rawValue = rawValue }

        public static let OK = ModalResponse(1)
        public static let cancel = ModalResponse(0)
        public static let stop = ModalResponse(-1000)
        public static let abort = ModalResponse(-1001)
        public static let `continue` = ModalResponse(-1002)
        public static let alertFirstButtonReturn = ModalResponse(1000)
        public static let alertSecondButtonReturn = ModalResponse(1001)
        public static let alertThirdButtonReturn = ModalResponse(1002)
    }

    /// How a program appears to the user.
    public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }
    /// How a program is activated.
    public struct ActivationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let activateAllWindows = ActivationOptions(rawValue: 1)
        public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 2)
    }

    public var windows: [NSWindow] { [] }
    public var mainWindow: NSWindow? { nil }
    public var keyWindow: NSWindow? { nil }
    public var mainMenu: NSMenu? {
        get { nil }
        set {}
    }
    public var currentEvent: NSEvent? { nil }
    public func activationPolicy() -> ActivationPolicy { .prohibited }
    /// Effect: none, because there are no windows.
    @discardableResult public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { false }
}
