import SwiftUI

extension ContainerBackgroundPlacement {
    /// The background of the whole widget.
    public static let widget = ofWidget
}
