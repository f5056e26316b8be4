import Foundation
import FoundationSupplement

/// What the engine notices about a picture, for code that judges pictures. A warning with the same content comes once a run;
/// every picture has its own notices.
package struct PictureNotice {
    /// What is noticed. Lengths are in points.
    package enum Topic: Hashable, Sendable {
        /// The widget's view has no container background.
        case containerBackgroundMissing
        /// A widget's archive cannot hold a view, which the text names.
        case unarchivableView(String)
        /// A widget's archive cannot hold an image: its name, its size in pixels, and the largest area in pixels.
        case imageBeyondArchive(name: String?, size: CGSize, limit: CGFloat)
        /// The content draws nothing on the background.
        case contentDrawsNothing
        /// A side of the compact island, or a whole presentation of it, draws nothing.
        case presentationDrawsNothing(String)
        /// A Live Activity does not fit into the largest height of its presentation.
        case presentationTooTall(height: CGFloat)
    }

    package let topic: Topic
    package let place: SourcePlace
}

extension RenderSession {
    /// Notes something about the picture, once a place.
    package func notice(_ topic: PictureNotice.Topic, at place: SourcePlace = .unknown) {
        if notices.contains(where: { $0.topic == topic && $0.place.file == place.file && $0.place.line == place.line }) { return }
        notices.append(PictureNotice(topic: topic, place: place))
    }
}

extension RenderedView {
    /// What the engine has noticed about the picture, in the order of layout.
    package var notices: [PictureNotice] { root.session.notices }
}
