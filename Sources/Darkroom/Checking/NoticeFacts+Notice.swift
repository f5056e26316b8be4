import Checks
import FoundationSupplement
import SwiftUICore

extension NoticeFacts {
    /// Describes what the engine has noticed.
    init(_ notice: PictureNotice) {
        let topic: Topic =
            switch notice.topic {
            case .containerBackgroundMissing: .containerBackgroundMissing
            case .unarchivableView(let name): .unarchivableView(name)
            case .imageBeyondArchive(let name, let size, let limit): .imageBeyondArchive(name: name, size: size, limit: limit)
            case .contentDrawsNothing: .contentDrawsNothing
            case .presentationDrawsNothing(let name): .presentationDrawsNothing(name)
            case .presentationTooTall(let height): .presentationTooTall(height: height)
            }
        self.init(topic, place: SourceLocation(notice.place))
    }
}

extension SourceLocation {
    /// The place of an initializer or modifier; nil if it is not known.
    init?(_ place: SourcePlace) {
        guard let file = place.file else { return nil }
        self.init(path: SourceFiles.path(named: file) ?? file, line: place.line)
    }
}
