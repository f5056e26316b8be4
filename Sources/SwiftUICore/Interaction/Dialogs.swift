import Foundation

/// How serious a dialog is.
public struct DialogSeverity: Equatable, Sendable {
    private let name: String

    public static let automatic = DialogSeverity(name: "automatic")
    public static let standard = DialogSeverity(name: "standard")
    public static let critical = DialogSeverity(name: "critical")
}

/// What a dialog of files shows.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

// Effect: none, because dialogs are not drawn.
extension View {
    nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }

    nonisolated public func dialogSuppressionToggle(
        _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
    ) -> some View { self }

    @_disfavoredOverload
    nonisolated public func dialogSuppressionToggle(
        _ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>
    ) -> some View { self }

    @_disfavoredOverload
    nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
        _ title: S, isSuppressed: Binding<Bool>
    ) -> some View { self }

    nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View { self }
}

// Effect: none, because dialogs of files are not drawn.
extension View {
    nonisolated public func fileDialogMessage(_ message: Text?) -> some View { self }
    nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    nonisolated public func fileDialogMessage(_ messageResource: LocalizedStringResource) -> some View { self }
    @_disfavoredOverload
    nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View { self }

    nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
    nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    nonisolated public func fileDialogConfirmationLabel(_ label: LocalizedStringResource) -> some View { self }
    @_disfavoredOverload
    nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View { self }

    nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }
    nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    nonisolated public func fileExporterFilenameLabel(_ label: LocalizedStringResource) -> some View { self }
    @_disfavoredOverload
    nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View { self }

    nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
    nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { self }
    nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }
    nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
    nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }
}
