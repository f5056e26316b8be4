import CoreGraphics
import DisplayList
import Foundation
import FoundationSupplement

/// A neutral map: land without anything on it, and lines that stay on the earth.
enum MapGround {
    static let warning = "a map is drawn as plain land with a grid, because Apple's map data is on its servers."

    /// The colors of land and lines; guesses at Apple's standard map.
    static func colors(isDark: Bool, isImagery: Bool) -> (land: RGBAColor, line: RGBAColor) {
        if isImagery {
            return (RGBAColor(red: 0.23, green: 0.27, blue: 0.22), RGBAColor(red: 0.29, green: 0.33, blue: 0.28))
        }
        return isDark
            ? (RGBAColor(red: 0.17, green: 0.18, blue: 0.2), RGBAColor(red: 0.22, green: 0.23, blue: 0.25))
            : (RGBAColor(red: 0.961, green: 0.949, blue: 0.918), RGBAColor(red: 0.906, green: 0.89, blue: 0.851))
    }

    static func items(of projection: MapProjection, isDark: Bool, isImagery: Bool) -> [DisplayItem] {
        let (land, line) = colors(isDark: isDark, isImagery: isImagery)
        let bounds = CGRect(origin: .zero, size: projection.size)
        var grid = Path()
        let lines = projection.gridLines
        for x in lines.across {
            grid.move(to: CGPoint(x: x, y: 0))
            grid.addLine(to: CGPoint(x: x, y: bounds.height))
        }
        for y in lines.down {
            grid.move(to: CGPoint(x: 0, y: y))
            grid.addLine(to: CGPoint(x: bounds.width, y: y))
        }
        var group = DisplayGroup(items: [
            .fill(Path(bounds), FillStyle(), .color(land)), .stroke(grid, StrokeStyle(lineWidth: 1), .color(line)),
        ])
        group.clips = [.init(path: Path(bounds))]
        return [.group(group)]
    }
}
