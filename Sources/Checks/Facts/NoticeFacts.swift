import Foundation

/// What the engine has noticed about a picture.
package struct NoticeFacts: Hashable, Sendable {
    /// What is noticed. Lengths are in points.
    package enum Topic: Hashable, Sendable {
        /// The widget's view has no container background.
        case containerBackgroundMissing
        /// A widget's archive cannot hold a view, which the text names: `a ScrollView`.
        case unarchivableView(String)
        /// A widget's archive cannot hold an image: its name, its size in pixels, and the largest area in pixels.
        case imageBeyondArchive(name: String?, size: CGSize, limit: CGFloat)
        /// The content draws nothing on the background.
        case contentDrawsNothing
        /// A part of the Dynamic Island, or the Lock Screen presentation, which is called `content`, draws nothing.
        case presentationDrawsNothing(String)
        /// A Live Activity does not fit into the largest height of its presentation.
        case presentationTooTall(height: CGFloat)
    }

    package var topic: Topic
    /// The place in the sources; nil where it is not known.
    package var place: SourceLocation?

    /// Creates a notice.
    package init(_ topic: Topic, place: SourceLocation? = nil) { (self.topic, self.place) = (topic, place) }
}

extension NoticeFacts.Topic {
    /// Whether the notice is about an image of this name and size in pixels that an archive cannot hold.
    func isImageBeyondArchive(name: String?, size: CGSize?) -> Bool {
        if case .imageBeyondArchive(name, let own, _) = self { own == size } else { false }
    }
}

extension PictureFacts {
    /// Whether the engine has noticed something of a topic.
    func has(_ isWanted: (NoticeFacts.Topic) -> Bool) -> Bool { notices.contains { isWanted($0.topic) } }
}
