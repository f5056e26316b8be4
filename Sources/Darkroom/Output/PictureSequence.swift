import CairoGraphics
import Files
import Foundation
import PictureEngine
import Processes
import WidgetKitCore

/// The pictures of a kind, family and appearance in the order of time. Animations and contact sheets are made from them.
struct PictureSequence: Codable, Sendable {
    /// A picture without its name, to save memory in long timelines.
    struct Moment: Codable, Equatable, Sendable {
        /// The date from which on the picture is shown.
        var date: Date
        /// The number of the picture among those of the same second, starting at 1.
        var number: Int32 = 1
        /// Whether the picture differs from the previous one.
        var isChanged = true
        /// Whether the picture has a file of its own. If not, the previous file shows it.
        var hasFile = true
    }

    let kind: String
    /// The folder of the pictures, and the path of their animations without the extension.
    let base: String
    /// The family, presentation or place.
    let form: String
    let scheme: String
    let renderingMode: String
    /// What distinguishes the pictures from others of the form, in words.
    let variants: [String]
    /// Whether the pictures are light and translucent, so that they need something dark behind them.
    let isOnDark: Bool
    /// The size of the first picture in points.
    let size: CGSize
    /// Pixels per point.
    let scale: CGFloat
    var moments: [Moment] = []
    /// The sizes in points of the moments whose pictures differ from the first one's size, by their index. Those of a Live
    /// Activity do.
    var otherSizes: [Int: CGSize] = [:]

    init(kind: String, surroundings: WidgetSurroundings, moments: [Moment] = []) {
        (self.kind, self.moments) = (kind, moments)
        base = PicturePath.base(kind: kind, surroundings: surroundings)
        (form, scheme, variants) = (surroundings.form.name, surroundings.colorScheme.name, surroundings.variants)
        renderingMode = surroundings.renderingMode.name
        isOnDark = surroundings.renderingMode != .fullColor || surroundings.isWatch
        (size, scale) = (surroundings.size, surroundings.scale)
    }

    /// The size in points that holds each picture.
    var largestSize: CGSize {
        otherSizes.values.reduce(size) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
    }

    /// Returns the size in points of the picture at `index`.
    func size(at index: Int) -> CGSize { otherSizes[index] ?? size }

    /// Returns the path of the file that shows the moment at `index`.
    func file(at index: Int) -> String {
        let moment = moments[moments[...index].lastIndex { $0.hasFile } ?? index]
        return PicturePath.picture(in: base, date: moment.date, number: Int(moment.number), format: .png)
    }

    /// Returns the index of the last moment up to `date`, or nil before the first.
    func index(at date: Date) -> Int? {
        var (low, high) = (0, moments.count)
        while low < high {
            let middle = (low + high) / 2
            if moments[middle].date <= date { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }

    /// Returns the bytes of a picture's file.
    ///
    /// - Throws: `ProgramFailure` if the file cannot be read.
    static func data(of file: String, in folder: URL) throws -> Data {
        let url = folder.appendingPathComponent(file)
        do {
            return try Data(contentsOf: url)
        } catch {
            throw ProgramFailure.badInput(
                "\(url.path) cannot be read: \(FileWriter.reason(of: error)). This run has written it; "
                    + "make sure that no other program changes the folder, and run again.")
        }
    }
}
