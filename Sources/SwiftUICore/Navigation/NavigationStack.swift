import Foundation

// Navigation belongs to apps: a widget has neither bars nor destinations. The initial content is drawn without its bar,
// so that previews of screens show it.

/// A navigation container. Its content is drawn without a bar.
public struct NavigationView<Content: View> {
    private let content: Content

    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
    public var body: some View { FirstScreen(name: "NavigationView", content: content) }
}

/// A stack of views. Its root is drawn without a bar.
public struct NavigationStack<Data, Root: View> {
    private let root: Root

    nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }

    nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
    }

    nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
    {
        self.root = root()
    }
}

extension NavigationStack: View {
    public var body: some View { FirstScreen(name: "NavigationStack", content: root) }
}

/// The content of a screen, and a message about the parts around it that are not drawn.
struct FirstScreen<Content: View>: View {
    let name: String
    let content: Content

    var body: some View {
        content.background {
            ReportedMessage("\(name): only the content is drawn, because widgets have no bars and no navigation")
        }
    }
}

extension View {
    /// Effect: none, because nothing navigates in a picture.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { self }

    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View { presenting("navigationDestination", isPresented) }

    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { presenting("navigationDestination", item) }

    /// Effect: none, because there are no columns.
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}

/// The way in which a navigation view shows its columns. It has no effect, because there are none.
public protocol NavigationViewStyle {}

public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct ColumnNavigationViewStyle: NavigationViewStyle { init() {} }

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
