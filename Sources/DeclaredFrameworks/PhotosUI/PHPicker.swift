import FoundationSupplement
import Photos
import UIKit

// The photo picker of UIKit. It is never on the screen, so nobody picks.

/// What the picker is asked for.
public struct PHPickerConfiguration {
    public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
    public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered }

    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public var selection = Selection.default
    public var selectionLimit = 1
    public var filter: PHPickerFilter?
    public var preselectedAssetIdentifiers: [String] = []
    public var disabledCapabilities: PHPickerCapabilities = []
    public var edgesWithoutContentMargins: NSDirectionalRectEdge = []

    public init() {}
    public init(photoLibrary: PHPhotoLibrary) {}
}

/// A picked item.
public struct PHPickerResult: Hashable {
    public let itemProvider: NSItemProvider
    public let assetIdentifier: String?
}

@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

@preconcurrency @MainActor public final class PHPickerViewController: UIViewController {
    public let configuration: PHPickerConfiguration
    public weak var delegate: (any PHPickerViewControllerDelegate)?

    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }
}
