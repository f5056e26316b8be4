import CairoGraphics
import Checks
import DisplayList
import Files
import Foundation
import PictureEngine
import SwiftUICore
import WidgetKitCore

/// What is measured of a picture's pixels. Looks that draw the same share it.
struct PictureMeasures {
    /// The pixels of a text.
    struct Text {
        var ink = TextContrast.Ink()
        /// The part of the letters that other drawings hide, 0…1; nil where nothing suggests that they do.
        var hiddenShare: Double?
        var wallpapers: [WallpaperContrast] = []
    }

    /// The pixels of an image.
    struct Image {
        var spread: Double?
        var surroundingSpread: Double?
        var luminance: (image: Double, ground: Double)?
    }

    /// The texts and images in the order of the content.
    private(set) var texts: [Text] = []
    private(set) var images: [Image] = []
    private(set) var digest = ""
    private(set) var isBlank = false
    /// The smallest rectangle around all pixels that differ from the one in the upper left corner, in points.
    private(set) var inkBounds = CGRect.zero

    /// The part of a text's letters that changes pixels where nothing hides them and their ground has another color; the faint
    /// pixels at their edges may not.
    private static let usualShare = 0.9

    /// Draws and measures a picture.
    ///
    /// - Parameters:
    ///   - content: the views of the picture.
    ///   - isMeasured: whether the contrast of an image counts, by its index.
    ///   - hasBounds: whether the bounds of the ink are wanted.
    /// - Throws: `PictureFailure` if no picture has the size in pixels.
    @MainActor init(
        _ picture: SelectedPicture, content: PlacedContent, isMeasured: (Int) -> Bool, hasBounds: Bool, renderer: BitmapRenderer
    ) throws {
        let (list, surroundings) = (picture.view.displayList, picture.surroundings)
        let ground = PictureFacts.ground(of: surroundings)
        let contrast = try TextContrast(list, ground: ground, with: renderer)
        texts = content.texts.map { text in
            // Other letters in the same place are not those of a view that is transparent.
            guard text.view.opacity >= 0.01 else { return Text() }
            return Text(ink: contrast.measure(lines: text.lines, clip: text.view.clip, fontSize: text.fontSizes.upperBound))
        }
        func isHidden(_ index: Int) -> Bool { (texts[index].ink.drawnShare ?? 1) < PictureMeasures.usualShare }
        if texts.indices.contains(where: isHidden) {
            let cover = try TextCover(list, ground: ground, with: renderer)
            for index in texts.indices where isHidden(index) {
                texts[index].hiddenShare = cover.hiddenShare(lines: content.texts[index].lines, clip: content.texts[index].view.clip)
            }
        }
        let bounds = CGRect(origin: .zero, size: list.size)
        for (index, image) in content.images.enumerated() {
            let visible = image.view.frame.intersection(image.view.clip)
            let around = visible.insetBy(dx: -4, dy: -4).intersection(bounds)
            images.append(Image(
                spread: ImageTones.spread(in: visible, of: contrast.ground),
                surroundingSpread: around == visible ? nil : ImageTones.spread(in: around, of: contrast.ground),
                luminance: isMeasured(index)
                    ? try SymbolContrast.measure(image.marks, in: visible, of: list, ground: ground, with: renderer) : nil))
        }
        digest = "\(contrast.picture.width)x\(contrast.picture.height)-"
            + contrast.picture.withPixels { ContentHash.sha256(Data(buffer: $0)) }
        isBlank = contrast.picture.withPixels { pixels in pixels.first.map { first in pixels.allSatisfy { $0 == first } } ?? true }
        if hasBounds {
            inkBounds = contrast.picture.inkBounds
                .applying(CGAffineTransform(scaleX: 1 / TextContrast.scale, y: 1 / TextContrast.scale))
        }
        try measureOnWallpapers(picture, content: content, renderer: renderer)
    }

    @MainActor private mutating func measureOnWallpapers(
        _ picture: SelectedPicture, content: PlacedContent, renderer: BitmapRenderer
    ) throws {
        if picture.surroundings.family.isAccessory, picture.surroundings.renderingMode == .vibrant, case .widget = picture.surroundings.form {
            for index in texts.indices {
                guard let measure = texts[index].ink.measure else { continue }
                texts[index].wallpapers = WallpaperGrounds.contrasts(ofVibrant: (measure.text, measure.ground))
            }
        } else if case .activity(.content) = picture.surroundings.form, texts.contains(where: \.ink.isOnWallpaper) {
            for wallpaper in WallpaperGrounds.activities {
                let contrast = try TextContrast(picture.view.displayList, ground: wallpaper.color, with: renderer)
                for index in texts.indices where texts[index].ink.isOnWallpaper {
                    let text = content.texts[index]
                    let ink = contrast.measure(lines: text.lines, clip: text.view.clip, fontSize: text.fontSizes.upperBound)
                    guard let measure = ink.measure else { continue }
                    texts[index].wallpapers.append(WallpaperContrast(wallpaper.name, measure.ratio))
                }
            }
        }
    }
}

extension TextContrast.Ink {
    /// The part of the letters' pixels that change the picture, 0…1; nil without letters.
    var drawnShare: Double? { painted > 0 ? Double(drawn) / Double(painted) : nil }
}
