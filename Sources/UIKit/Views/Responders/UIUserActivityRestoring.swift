import Foundation
import FoundationSupplement

/// What takes up an activity of the user's. Nobody hands one over to a picture.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}
