import Foundation
import SwiftUICore

/// An option that a person chooses before an intent goes on.
public struct IntentChoiceOption: Sendable {
    /// What an option looks like.
    public struct Style: Hashable, Sendable {
        private let name: String

        public static let `default` = Style(name: "default")
        public static let destructive = Style(name: "destructive")
        public static let cancel = Style(name: "cancel")
    }

    public let title: LocalizedStringResource
    public let style: Style

    public init(title: LocalizedStringResource, style: Style = .default) { (self.title, self.style) = (title, style) }

    public static var cancel: IntentChoiceOption { cancel(title: "Cancel") }
    public static func cancel(title: LocalizedStringResource) -> IntentChoiceOption { IntentChoiceOption(title: title, style: .cancel) }
}

extension IntentChoiceOption: Equatable {
    public static func == (first: IntentChoiceOption, second: IntentChoiceOption) -> Bool {
        first.title.key == second.title.key && first.style == second.style
    }
}

// Nobody can choose anything in a picture.
extension AppIntent {
    public typealias Option = IntentChoiceOption

    /// - Throws: ``AppIntentError/UserActionRequired/confirmation``.
    public func requestChoice(between options: [IntentChoiceOption], dialog: IntentDialog? = nil) async throws -> IntentChoiceOption {
        throw AppIntentError.UserActionRequired.confirmation
    }

    /// - Throws: ``AppIntentError/UserActionRequired/confirmation``.
    public func requestChoice<Content: View>(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil, view: Content
    ) async throws -> IntentChoiceOption {
        throw AppIntentError.UserActionRequired.confirmation
    }

    /// - Throws: ``AppIntentError/UserActionRequired/confirmation``.
    public func requestChoice<Content: View>(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil, @ViewBuilder content: () -> Content
    ) async throws -> IntentChoiceOption {
        throw AppIntentError.UserActionRequired.confirmation
    }
}
