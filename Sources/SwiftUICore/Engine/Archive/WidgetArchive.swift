import DisplayList
import Foundation

private enum WidgetArchiveKey: EnvironmentKey { static let defaultValue: WidgetArchive? = nil }

/// What the archive can hold in which a widget's views go to the system that shows them.
package struct WidgetArchive: Equatable, Sendable {
    /// Whether a picture shows what the system shows in place of a view that the archive cannot hold. If not, the view
    /// is drawn as well as it can be, with a warning.
    package var isEnforced: Bool
    /// The largest area of an image, in pixels; nil where no limit is known.
    package var largestImage: CGFloat?

    package init(isEnforced: Bool, largestImage: CGFloat? = nil) {
        (self.isEnforced, self.largestImage) = (isEnforced, largestImage)
    }
}

extension EnvironmentValues {
    /// The archive of the widget that the view is in; nil outside widgets.
    package var widgetArchive: WidgetArchive? {
        get { self[WidgetArchiveKey.self] }
        set { self[WidgetArchiveKey.self] = newValue }
    }
}

extension _ResolutionContext {
    /// Returns whether an image exceeds what a widget's archive can hold and is not drawn, and reports that it exceeds
    /// it. Drawings have no pixels and no limit.
    ///
    /// - Parameter message: makes the message about an image of this size beyond this limit, both in pixels.
    func refuses(
        _ image: DisplayImage, message: (_ size: CGSize, _ limit: CGFloat, _ isEnforced: Bool) -> Void
    ) -> Bool {
        guard let archive = environment.widgetArchive, let limit = archive.largestImage, !image.isVector else {
            return false
        }
        guard image.size.width * image.size.height > limit else { return false }
        message(image.size, limit, archive.isEnforced)
        return archive.isEnforced
    }
}
