import Foundation
import SwiftUICore

/// The preview of a shared item. A picture shows none.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
    fileprivate init() {}
}

extension SharePreview where Image == Never, Icon == Never {
    public init(_ titleKey: LocalizedStringKey) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S) {}
    public init(_ title: Text) {}
}

extension SharePreview where Icon == Never {
    public init(_ titleKey: LocalizedStringKey, image: Image) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image) {}
    public init(_ title: Text, image: Image) {}
}

extension SharePreview where Image == Never {
    public init(_ titleKey: LocalizedStringKey, icon: Icon) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, icon: Icon) {}
    public init(_ title: Text, icon: Icon) {}
}

extension SharePreview {
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {}
    public init(_ title: Text, image: Image, icon: Icon) {}
}

extension ShareLink {
    nonisolated public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<some Transferable, some Transferable>,
        @ViewBuilder label: () -> Label
    ) { self.init(item: "", label: label) }

    nonisolated public init<Data: RandomAccessCollection>(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data.Element: Transferable { self.init(item: "", label: label) }

    nonisolated public init<Data: RandomAccessCollection>(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<some Transferable, some Transferable>,
        @ViewBuilder label: () -> Label
    ) where Data.Element: Transferable { self.init(item: "", label: label) }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    nonisolated public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<some Transferable, some Transferable>
    ) { self.init(item: "") }

    nonisolated public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<some Transferable, some Transferable>
    ) { self.init(titleKey, item: "") }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<some Transferable, some Transferable>
    ) { self.init(item: "") }

    nonisolated public init<Data: RandomAccessCollection>(
        items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element: Transferable { self.init(item: "") }

    nonisolated public init<Data: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element: Transferable { self.init(titleKey, item: "") }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, Data: RandomAccessCollection>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element: Transferable { self.init(item: "") }

    nonisolated public init<Data: RandomAccessCollection>(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<some Transferable, some Transferable>
    ) where Data.Element: Transferable { self.init(item: "") }

    nonisolated public init<Data: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<some Transferable, some Transferable>
    ) where Data.Element: Transferable { self.init(titleKey, item: "") }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, Data: RandomAccessCollection>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<some Transferable, some Transferable>
    ) where Data.Element: Transferable { self.init(item: "") }
}
