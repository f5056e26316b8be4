import Foundation

/// What an app tells an assistive technology. A picture has none, so nothing is heard.
public enum AccessibilityNotification {
    /// A text that is read at once.
    public struct Announcement: _AccessibilityNotifications {
        public init(_ announcement: String) {}
        public init(_ announcement: AttributedString) {}
        public init(_ announcement: LocalizedStringResource) {}
        public func post() {}
    }

    /// A part of the screen that has changed.
    public struct LayoutChanged: _AccessibilityNotifications {
        public init(_ element: Any? = nil) {}
        public func post() {}
    }

    /// Another page that is shown.
    public struct PageScrolled: _AccessibilityNotifications {
        public init(_ pageDescription: String) {}
        public init(_ pageDescription: AttributedString) {}
        public init(_ pageDescription: LocalizedStringResource) {}
        public func post() {}
    }

    /// A screen that is new.
    public struct ScreenChanged: _AccessibilityNotifications {
        public init(_ element: Any? = nil) {}
        public func post() {}
    }
}

/// Something that is told to an assistive technology.
public protocol _AccessibilityNotifications {
    func post()
}
