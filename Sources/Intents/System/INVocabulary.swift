import FoundationSupplement

public enum INVocabularyStringType: Int, Sendable {
    case contactName = 1, contactGroupName
    case photoTag = 100, photoAlbumName
    case workoutActivityName = 200
    case carProfileName = 300, carName
    case paymentsOrganizationName = 400, paymentsAccountNickname
    case notebookItemTitle = 500, notebookItemGroupName
    case mediaPlaylistTitle = 700, mediaMusicArtistName, mediaAudiobookTitle, mediaAudiobookAuthorName, mediaShowTitle
}

/// The words of an app that Siri learns. Effect: none, because nobody speaks.
// An open class cannot be checked. There is no state.
open class INVocabulary: NSObject, @unchecked Sendable {
    private static let common = INVocabulary()
    open class func shared() -> INVocabulary { common }

    open func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {}
    open func setVocabulary(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {}
    open func removeAllVocabularyStrings() {}
}

public enum INUpcomingMediaPredictionMode: Int, Sendable { case `default`, onlyPredictSuggestedIntents }

/// The media that an app suggests. Effect: none, because nothing is suggested in a picture.
// An open class cannot be checked. There is no state.
open class INUpcomingMediaManager: NSObject, @unchecked Sendable {
    public static let shared = INUpcomingMediaManager()

    open func setSuggestedMediaIntents(_ intents: NSOrderedSet) {}
    open func setPredictionMode(_ mode: INUpcomingMediaPredictionMode, for type: INMediaItemType) {}
}
