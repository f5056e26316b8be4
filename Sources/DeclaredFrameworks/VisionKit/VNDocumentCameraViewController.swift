import Foundation
import UIKit

/// Pages that a camera has scanned, of which there are none.
open class VNDocumentCameraScan: NSObject {
    override init() {}

    open var pageCount: Int { 0 }
    open var title: String { "" }
    open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

@MainActor @preconcurrency public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
    ) {}
    public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
    public func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error) {}
}

/// A camera that scans pages. The device does not support it.
@MainActor @preconcurrency open class VNDocumentCameraViewController: UIViewController {
    open class var isSupported: Bool { false }

    open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
}
