// The domains of schemas of intents.

extension AssistantSchemas.Intent where Self == AssistantSchemas.IntentSchema {
    public static var assistant: some AssistantSchemas.AssistantIntent { AssistantSchemas.IntentSchema("assistant") }
    public static var books: some AssistantSchemas.BooksIntent { AssistantSchemas.IntentSchema("books") }
    public static var browser: some AssistantSchemas.BrowserIntent { AssistantSchemas.IntentSchema("browser") }
    public static var camera: some AssistantSchemas.CameraIntent { AssistantSchemas.IntentSchema("camera") }
    public static var files: some AssistantSchemas.FilesIntent { AssistantSchemas.IntentSchema("files") }
    public static var journal: some AssistantSchemas.JournalIntent { AssistantSchemas.IntentSchema("journal") }
    public static var mail: some AssistantSchemas.MailIntent { AssistantSchemas.IntentSchema("mail") }
    public static var photos: some AssistantSchemas.PhotosIntent { AssistantSchemas.IntentSchema("photos") }
    public static var presentation: some AssistantSchemas.PresentationIntent { AssistantSchemas.IntentSchema("presentation") }
    public static var reader: some AssistantSchemas.ReaderIntent { AssistantSchemas.IntentSchema("reader") }
    public static var spreadsheet: some AssistantSchemas.SpreadsheetIntent { AssistantSchemas.IntentSchema("spreadsheet") }
    public static var system: some AssistantSchemas.SystemIntent { AssistantSchemas.IntentSchema("system") }
    public static var visualIntelligence: some AssistantSchemas.VisualIntelligenceIntent { AssistantSchemas.IntentSchema("visualIntelligence") }
    public static var whiteboard: some AssistantSchemas.WhiteboardIntent { AssistantSchemas.IntentSchema("whiteboard") }
    public static var wordProcessor: some AssistantSchemas.WordProcessorIntent { AssistantSchemas.IntentSchema("wordProcessor") }
}

extension AssistantSchemas { public protocol AssistantIntent: Model {} }
extension AssistantSchemas.IntentSchema: AssistantSchemas.AssistantIntent {}
extension AssistantSchemas.AssistantIntent {
    public var activate: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("assistant.activate") }
}

extension AssistantSchemas { public protocol BooksIntent: Model {} }
extension AssistantSchemas.IntentSchema: AssistantSchemas.BooksIntent {}
extension AssistantSchemas.BooksIntent {
    public var navigatePage: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("books.navigatePage") }
    public var openBook: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("books.openBook") }
    public var playAudiobook: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("books.playAudiobook") }
    public var search: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("books.search") }
    public var updateCharacterSpacing: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("books.updateCharacterSpacing") }
    public var updateFontSize: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("books.updateFontSize") }
    public var updateLineSpacing: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("books.updateLineSpacing") }
    public var updateSettings: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("books.updateSettings") }
    public var updateWordSpacing: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("books.updateWordSpacing") }
}

extension AssistantSchemas { public protocol BrowserIntent: Model {} }
extension AssistantSchemas.IntentSchema: AssistantSchemas.BrowserIntent {}
extension AssistantSchemas.BrowserIntent {
    public var bookmarkTab: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("browser.bookmarkTab") }
    public var bookmarkURL: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("browser.bookmarkURL") }
    public var clearHistory: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("browser.clearHistory") }
    public var closeTabs: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("browser.closeTabs") }
    public var closeWindows: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("browser.closeWindows") }
    public var createTab: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("browser.createTab") }
    public var createWindow: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("browser.createWindow") }
    public var deleteBookmarks: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("browser.deleteBookmarks") }
    public var findOnPage: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("browser.findOnPage") }
    public var openBookmark: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("browser.openBookmark") }
    public var openURLInTab: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("browser.openURLInTab") }
    public var search: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("browser.search") }
    public var switchTab: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("browser.switchTab") }
}

extension AssistantSchemas { public protocol CameraIntent: Model {} }
extension AssistantSchemas.IntentSchema: AssistantSchemas.CameraIntent {}
extension AssistantSchemas.CameraIntent {
    public var openInCaptureMode: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("camera.openInCaptureMode") }
    public var setDevice: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("camera.setDevice") }
    public var startCapture: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("camera.startCapture") }
    public var stopCapture: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("camera.stopCapture") }
    public var switchDevice: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("camera.switchDevice") }
}

extension AssistantSchemas { public protocol FilesIntent: Model {} }
extension AssistantSchemas.IntentSchema: AssistantSchemas.FilesIntent {}
extension AssistantSchemas.FilesIntent {
    public var createFolder: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("files.createFolder") }
    public var deleteFiles: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("files.deleteFiles") }
    public var moveFiles: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("files.moveFiles") }
    public var openFile: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("files.openFile") }
    public var renameFile: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("files.renameFile") }
}

extension AssistantSchemas { public protocol JournalIntent: Model {} }
extension AssistantSchemas.IntentSchema: AssistantSchemas.JournalIntent {}
extension AssistantSchemas.JournalIntent {
    public var createAudioEntry: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("journal.createAudioEntry") }
    public var createEntry: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("journal.createEntry") }
    public var deleteEntry: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("journal.deleteEntry") }
    public var search: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("journal.search") }
    public var updateEntry: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("journal.updateEntry") }
}

extension AssistantSchemas { public protocol MailIntent: Model {} }
extension AssistantSchemas.IntentSchema: AssistantSchemas.MailIntent {}
extension AssistantSchemas.MailIntent {
    public var archiveMail: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("mail.archiveMail") }
    public var createDraft: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("mail.createDraft") }
    public var deleteDraft: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("mail.deleteDraft") }
    public var deleteMail: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("mail.deleteMail") }
    public var forwardMail: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("mail.forwardMail") }
    public var replyMail: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("mail.replyMail") }
    public var saveDraft: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("mail.saveDraft") }
    public var sendDraft: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("mail.sendDraft") }
    public var updateDraft: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("mail.updateDraft") }
    public var updateMail: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("mail.updateMail") }
}

extension AssistantSchemas { public protocol PhotosIntent: Model {} }
extension AssistantSchemas.IntentSchema: AssistantSchemas.PhotosIntent {}
extension AssistantSchemas.PhotosIntent {
    public var addAssetsToAlbum: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("photos.addAssetsToAlbum") }
    public var cleanupPhoto: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("photos.cleanupPhoto") }
    public var copyEdits: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("photos.copyEdits") }
    public var createAlbum: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("photos.createAlbum") }
    public var createAssets: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("photos.createAssets") }
    public var crop: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("photos.crop") }
    public var deleteAlbum: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("photos.deleteAlbum") }
    public var deleteAssets: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("photos.deleteAssets") }
    public var duplicateAssets: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("photos.duplicateAssets") }
    public var openAlbum: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("photos.openAlbum") }
    public var openAsset: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("photos.openAsset") }
    public var pasteEdits: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("photos.pasteEdits") }
    public var postToSharedAlbum: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("photos.postToSharedAlbum") }
    public var removeAssetsFromAlbum: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("photos.removeAssetsFromAlbum") }
    public var search: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("photos.search") }
    public var setDepth: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("photos.setDepth") }
    public var setExposure: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("photos.setExposure") }
    public var setFilter: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("photos.setFilter") }
    public var setRotation: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("photos.setRotation") }
    public var setSaturation: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("photos.setSaturation") }
    public var setWarmth: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("photos.setWarmth") }
    public var straighten: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("photos.straighten") }
    public var toggleDepth: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("photos.toggleDepth") }
    public var toggleSuggestedEdits: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("photos.toggleSuggestedEdits") }
    public var updateAlbum: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("photos.updateAlbum") }
    public var updateAsset: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("photos.updateAsset") }
    public var updateRecognizedPerson: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("photos.updateRecognizedPerson") }
}

extension AssistantSchemas { public protocol PresentationIntent: Model {} }
extension AssistantSchemas.IntentSchema: AssistantSchemas.PresentationIntent {}
extension AssistantSchemas.PresentationIntent {
    public var addAudioToSlide: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("presentation.addAudioToSlide") }
    public var addCommentToSlide: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("presentation.addCommentToSlide") }
    public var addImageToSlide: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("presentation.addImageToSlide") }
    public var addTextBoxToSlide: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("presentation.addTextBoxToSlide") }
    public var addVideoToSlide: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("presentation.addVideoToSlide") }
    public var addWebVideoToSlide: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("presentation.addWebVideoToSlide") }
    public var create: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("presentation.create") }
    public var createSlide: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("presentation.createSlide") }
    public var deleteSlide: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("presentation.deleteSlide") }
    public var open: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("presentation.open") }
    public var openSlide: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("presentation.openSlide") }
    public var setSlideTitle: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("presentation.setSlideTitle") }
    public var startPlayback: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("presentation.startPlayback") }
    public var stopPlayback: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("presentation.stopPlayback") }
    public var update: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("presentation.update") }
}

extension AssistantSchemas { public protocol ReaderIntent: Model {} }
extension AssistantSchemas.IntentSchema: AssistantSchemas.ReaderIntent {}
extension AssistantSchemas.ReaderIntent {
    public var deletePages: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("reader.deletePages") }
    public var enhanceDocuments: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("reader.enhanceDocuments") }
    public var insertPages: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("reader.insertPages") }
    public var openDocument: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("reader.openDocument") }
    public var openPage: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("reader.openPage") }
    public var resizeDocuments: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("reader.resizeDocuments") }
    public var rotateDocuments: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("reader.rotateDocuments") }
    public var rotatePages: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("reader.rotatePages") }
    public var searchDocuments: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("reader.searchDocuments") }
}

extension AssistantSchemas { public protocol SpreadsheetIntent: Model {} }
extension AssistantSchemas.IntentSchema: AssistantSchemas.SpreadsheetIntent {}
extension AssistantSchemas.SpreadsheetIntent {
    public var addAudioToSheet: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("spreadsheet.addAudioToSheet") }
    public var addCommentToSheet: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("spreadsheet.addCommentToSheet") }
    public var addImageToSheet: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("spreadsheet.addImageToSheet") }
    public var addTextBoxToSheet: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("spreadsheet.addTextBoxToSheet") }
    public var addVideoToSheet: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("spreadsheet.addVideoToSheet") }
    public var addWebVideoToSheet: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("spreadsheet.addWebVideoToSheet") }
    public var create: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("spreadsheet.create") }
    public var createSheet: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("spreadsheet.createSheet") }
    public var delete: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("spreadsheet.delete") }
    public var deleteSheet: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("spreadsheet.deleteSheet") }
    public var open: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("spreadsheet.open") }
    public var openSheet: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("spreadsheet.openSheet") }
    public var update: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("spreadsheet.update") }
    public var updateSheet: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("spreadsheet.updateSheet") }
}

extension AssistantSchemas { public protocol SystemIntent: Model {} }
extension AssistantSchemas.IntentSchema: AssistantSchemas.SystemIntent {}
extension AssistantSchemas.SystemIntent {
    public var search: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("system.search") }
}

extension AssistantSchemas { public protocol VisualIntelligenceIntent: Model {} }
extension AssistantSchemas.IntentSchema: AssistantSchemas.VisualIntelligenceIntent {}
extension AssistantSchemas.VisualIntelligenceIntent {
    public var semanticContentSearch: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("visualIntelligence.semanticContentSearch") }
}

extension AssistantSchemas { public protocol WhiteboardIntent: Model {} }
extension AssistantSchemas.IntentSchema: AssistantSchemas.WhiteboardIntent {}
extension AssistantSchemas.WhiteboardIntent {
    public var createBoard: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("whiteboard.createBoard") }
    public var createItem: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("whiteboard.createItem") }
    public var deleteBoard: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("whiteboard.deleteBoard") }
    public var deleteItem: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("whiteboard.deleteItem") }
    public var openBoard: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("whiteboard.openBoard") }
    public var updateBoard: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("whiteboard.updateBoard") }
    public var updateItem: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("whiteboard.updateItem") }
}

extension AssistantSchemas { public protocol WordProcessorIntent: Model {} }
extension AssistantSchemas.IntentSchema: AssistantSchemas.WordProcessorIntent {}
extension AssistantSchemas.WordProcessorIntent {
    public var addAudioToPage: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("wordProcessor.addAudioToPage") }
    public var addImageToPage: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("wordProcessor.addImageToPage") }
    public var addTextBoxToPage: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("wordProcessor.addTextBoxToPage") }
    public var addVideoToPage: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("wordProcessor.addVideoToPage") }
    public var addWebVideoToPage: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("wordProcessor.addWebVideoToPage") }
    public var create: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("wordProcessor.create") }
    public var createPage: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("wordProcessor.createPage") }
    public var open: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("wordProcessor.open") }
    public var openPage: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema("wordProcessor.openPage") }
}
