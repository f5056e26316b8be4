import CairoGraphics
import Foundation
import PictureEngine
import Processes
import SwiftUICore
import WidgetKitCore

extension PictureServer {
    /// Draws pictures as files of a format, and timelines as animations.
    func save(_ request: ServerRequest) async throws -> SavedFiles {
        let wanted = try request.pictures ?? [required(request)]
        let name = request.format ?? "png"
        var files: [SavedFiles.File] = []
        for picture in wanted {
            if let format = AnimationFormat.allNamed.first(where: { $0.name == name })?.value {
                files.append(try await animation(of: picture, as: format))
                continue
            }
            let format = try ValueName<PictureFormat>(name).value(for: "format")
            let (setup, laidOut) = try await layOut(picture, inspects: false)
            for one in laidOut {
                let file = try await maker.file(of: PictureMaker.Order(one, name: PictureServer.name(of: one), as: format, with: setup))
                files.append(SavedFiles.File(name: PictureServer.fileName(of: one) + ".\(format.rawValue)", file: file))
            }
        }
        return SavedFiles(files: files)
    }

    /// Draws the entries of a timeline as an animation, at the pace of `timeline --animate`.
    private func animation(of request: PictureRequest, as format: AnimationFormat) async throws -> SavedFiles.File {
        let timeline = try await timeline(request)
        var pictures: [(picture: SelectedPicture, engine: PictureEngine)] = []
        for entry in timeline.entries {
            var request = request
            request.entry = entry.index
            let (setup, laidOut) = try await layOut(request, inspects: false)
            if let first = laidOut.first { pictures.append((first, setup.engine)) }
        }
        guard let first = pictures.first?.picture else { throw ProgramFailure.badInput("There are no pictures for an animation.") }
        let times = timeline.entries.map(\.date)
        let scale = first.surroundings.scale
        let file = try maker.write(
            named: pictures.map { PictureDigest($0.picture.view.displayList).text }.joined() + "\(times)", extension: format.rawValue
        ) { handle in
            let encoder = AnimationEncoder(format: format, file: handle, scale: scale)
            for (index, one) in pictures.enumerated() {
                let next = times.indices.contains(index + 1) ? times[index + 1].timeIntervalSince(times[index]) : 3600
                try encoder.add(
                    try one.engine.bitmaps.render(one.picture.view.displayList, scale: scale),
                    for: AnimationPace.standard.duration(of: max(next, 60)))
            }
            try encoder.finish()
        }
        return SavedFiles.File(name: PictureServer.fileName(of: first) + ".\(format.rawValue)", file: file)
    }

    /// The name of a saved picture: that of its file in the folder of `render`, without folders.
    private static func fileName(of picture: SelectedPicture) -> String {
        let variants = picture.surroundings.variants.map { "-\($0)" }.joined()
        return PicturePath.plainFolder(of: name(of: picture).replacingOccurrences(of: " ", with: "-") + variants)
    }
}
