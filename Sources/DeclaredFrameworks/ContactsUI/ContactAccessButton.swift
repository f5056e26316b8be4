import SwiftUICore

/// A button that gives the app another contact. The user denies all of them, so there is none to give, and nothing is shown.
@MainActor @preconcurrency public struct ContactAccessButton: View {
    /// What stands below a contact's name.
    public enum Caption: Hashable, Sendable { case defaultText, email, phone }

    public init(
        queryString query: String, ignoredEmails: Set<String>? = nil, ignoredPhoneNumbers: Set<String>? = nil,
        approvalCallback: (([String]) -> Void)? = nil
    ) {}

    public var body: some View { EmptyView() }
}

extension View {
    /// Effect: none, because no contact is shown.
    nonisolated public func contactAccessButtonCaption(_ caption: ContactAccessButton.Caption) -> some View { self }
}
