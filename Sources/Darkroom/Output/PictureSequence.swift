import CairoGraphics
import Files
import Foundation
import PictureEngine
import Processes
import WidgetKitCore

/// The pictures of a kind, family and appearance in the order of time: what animations and contact sheets are made of.
struct PictureSequence: Sendable {
    /// A picture, without its name: timelines are long.
    struct Moment: Equatable, Sendable {
        /// From when on it is shown.
        var date: Date
        /// Which of the pictures of this second it is, from 1 on.
        var number: Int32 = 1
        /// Whether it differs from the one before it.
        var isChanged = true
        /// Whether it has a file of its own; otherwise the file before it shows the same.
        var hasFile = true
    }

    let kind: String
    let surroundings: WidgetSurroundings
    var moments: [Moment] = []

    /// Where the pictures lie, and the path of what is made of them all without its ending.
    var base: String { PicturePath.base(kind: kind, surroundings: surroundings) }

    /// The path of the picture that shows moment `index`.
    func file(at index: Int) -> String {
        let moment = moments[moments[...index].lastIndex { $0.hasFile } ?? index]
        return PicturePath.picture(in: base, date: moment.date, number: Int(moment.number), format: .png)
    }

    /// The moment that is shown at `date`, of several the last; nil before the first.
    func index(at date: Date) -> Int? {
        var (low, high) = (0, moments.count)
        while low < high {
            let middle = (low + high) / 2
            if moments[middle].date <= date { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }

    /// A picture's bytes.
    ///
    /// - Throws: `ProgramFailure` where its file is there no longer.
    static func data(of file: String, in folder: URL) throws -> Data {
        let url = folder.appendingPathComponent(file)
        do {
            return try Data(contentsOf: url)
        } catch {
            throw ProgramFailure.badInput(
                "\(url.path) cannot be read: \(FileWriter.reason(of: error)). It was written by this run; let "
                    + "nothing else change the folder, and run again.")
        }
    }
}
