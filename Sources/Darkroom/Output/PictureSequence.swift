import CairoGraphics
import Files
import Foundation
import PictureEngine
import Processes
import WidgetKitCore

/// The pictures of a kind, family and appearance in the order of time. Animations and contact sheets are made from them.
struct PictureSequence: Sendable {
    /// A picture without its name, to save memory in long timelines.
    struct Moment: Equatable, Sendable {
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
    let surroundings: WidgetSurroundings
    var moments: [Moment] = []
    /// The sizes in points of the moments whose pictures differ from the first one's size, by their index. Those of a Live
    /// Activity do.
    var otherSizes: [Int: CGSize] = [:]

    /// The size of the first picture in points.
    private var firstSize: CGSize { surroundings.size }

    /// The size in points that holds each picture.
    var largestSize: CGSize {
        otherSizes.values.reduce(firstSize) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
    }

    /// Returns the size in points of the picture at `index`.
    func size(at index: Int) -> CGSize { otherSizes[index] ?? firstSize }

    /// The folder of the pictures, and the path of their animations without the extension.
    var base: String { PicturePath.base(kind: kind, surroundings: surroundings) }

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
