import DisplayList
import Foundation

/// An image source without images.
final class NoImages: ImageSource {
    private let failure = AssetFailure(message: "nothing here")

    func image(named name: String, bundle: URL?, traits: AssetTraits) -> Result<ImageAsset, AssetFailure> {
        .failure(failure)
    }

    func color(named name: String, bundle: URL?, traits: AssetTraits) -> Result<RGBAColor, AssetFailure> {
        .failure(failure)
    }

    func symbol(named name: String, weight: CGFloat, scale: CGFloat) -> Result<SymbolOutline, AssetFailure> {
        .failure(failure)
    }

    func image(from data: Data, scale: CGFloat, name: String) -> Result<ImageAsset, AssetFailure> {
        .failure(failure)
    }
}
