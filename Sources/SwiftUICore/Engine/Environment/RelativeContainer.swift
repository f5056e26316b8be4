import Foundation

/// The reference container of `containerRelativeFrame`: the entire picture or the nearest scroll view.
final class RelativeContainer {
    /// The size, in points.
    private(set) var size: CGSize
    private var isUsed = false

    init(_ size: CGSize) { self.size = size }

    /// Returns the length along `axis` and records that sizes depend on it.
    func length(along axis: Axis) -> CGFloat {
        isUsed = true
        return size[axis]
    }

    func change(to size: CGSize, in session: RenderSession) {
        if size == self.size { return }
        self.size = size
        if isUsed { session.layoutVersion += 1 }
    }
}

private enum RelativeContainerKey: EnvironmentKey {
    static var defaultValue: RelativeContainer? { nil }
}

extension EnvironmentValues {
    var relativeContainer: RelativeContainer? {
        get { self[RelativeContainerKey.self] }
        set { self[RelativeContainerKey.self] = newValue }
    }
}
