import Darkroom
import WidgetKitCore

/// The program of sources that have previews and no `@main`. The tool generates what starts it.
public enum _PreviewProgram {
    /// Starts the program. It has no widgets, so the commands draw its previews.
    @MainActor public static func main() -> Never { WidgetProgram.run { .empty } }
}
