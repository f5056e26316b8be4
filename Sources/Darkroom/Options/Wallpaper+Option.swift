import Foundation
import Processes
import SwiftUI
import WidgetKitCore

extension Wallpaper {
    /// The wallpaper of `--wallpaper`: one that is drawn, or an image file.
    ///
    /// - Throws: `ProgramFailure` if the text is neither.
    init(named text: String) throws {
        if let drawn = DrawnWallpaper(rawValue: text.lowercased()) {
            self = .drawn(drawn)
            return
        }
        guard let data = FileManager.default.contents(atPath: text) else {
            throw Choice.unknown(text, for: "--wallpaper", names: DrawnWallpaper.allCases.map(\.rawValue) + ["the path of an image"])
        }
        guard let image = UIImage(data: data) else {
            throw ProgramFailure.badInput("--wallpaper: \(text) is no picture. Name a PNG, JPEG, HEIC or WebP file.")
        }
        self = .image(image)
    }
}
