// Buttons with a title.
extension Button where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(titleKey, role: nil, action: action)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(title, role: nil, action: action)
    }

    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
        self.init(titleResource, role: nil, action: action)
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleResource) }
    }
}

// Buttons with a title and an icon.
extension Button where Label == SwiftUICore.Label<Text, Image> {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void,
        _file: StaticString = #fileID, _line: UInt = #line
    ) {
        self.init(titleKey, systemImage: systemImage, role: nil, action: action, _file: _file, _line: _line)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void,
        _file: StaticString = #fileID, _line: UInt = #line
    ) {
        self.init(title, systemImage: systemImage, role: nil, action: action, _file: _file, _line: _line)
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void,
        _file: StaticString = #fileID, _line: UInt = #line
    ) {
        self.init(titleResource, systemImage: systemImage, role: nil, action: action, _file: _file, _line: _line)
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void,
        _file: StaticString = #fileID, _line: UInt = #line
    ) {
        self.init(role: role, action: action) {
            SwiftUICore.Label(titleKey, systemImage: systemImage, _file: _file, _line: _line)
        }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void,
        _file: StaticString = #fileID, _line: UInt = #line
    ) {
        self.init(role: role, action: action) {
            SwiftUICore.Label(title, systemImage: systemImage, _file: _file, _line: _line)
        }
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void,
        _file: StaticString = #fileID, _line: UInt = #line
    ) {
        self.init(role: role, action: action) {
            SwiftUICore.Label(titleResource, systemImage: systemImage, _file: _file, _line: _line)
        }
    }
}
