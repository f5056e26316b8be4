// The domains of schemas of entities.

extension AssistantSchemas.Entity where Self == AssistantSchemas.EntitySchema {
    public static var books: some AssistantSchemas.BooksEntity { AssistantSchemas.EntitySchema("books") }
    public static var browser: some AssistantSchemas.BrowserEntity { AssistantSchemas.EntitySchema("browser") }
    public static var files: some AssistantSchemas.FilesEntity { AssistantSchemas.EntitySchema("files") }
    public static var journal: some AssistantSchemas.JournalEntity { AssistantSchemas.EntitySchema("journal") }
    public static var mail: some AssistantSchemas.MailEntity { AssistantSchemas.EntitySchema("mail") }
    public static var photos: some AssistantSchemas.PhotosEntity { AssistantSchemas.EntitySchema("photos") }
    public static var presentation: some AssistantSchemas.PresentationEntity { AssistantSchemas.EntitySchema("presentation") }
    public static var reader: some AssistantSchemas.ReaderEntity { AssistantSchemas.EntitySchema("reader") }
    public static var spreadsheet: some AssistantSchemas.SpreadsheetEntity { AssistantSchemas.EntitySchema("spreadsheet") }
    public static var whiteboard: some AssistantSchemas.WhiteboardEntity { AssistantSchemas.EntitySchema("whiteboard") }
    public static var wordProcessor: some AssistantSchemas.WordProcessorEntity { AssistantSchemas.EntitySchema("wordProcessor") }
}

extension AssistantSchemas { public protocol BooksEntity: Model {} }
extension AssistantSchemas.EntitySchema: AssistantSchemas.BooksEntity {}
extension AssistantSchemas.BooksEntity {
    public var audiobook: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema("books.audiobook") }
    public var book: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema("books.book") }
    public var settings: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema("books.settings") }
}

extension AssistantSchemas { public protocol BrowserEntity: Model {} }
extension AssistantSchemas.EntitySchema: AssistantSchemas.BrowserEntity {}
extension AssistantSchemas.BrowserEntity {
    public var bookmark: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema("browser.bookmark") }
    public var tab: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema("browser.tab") }
    public var window: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema("browser.window") }
}

extension AssistantSchemas { public protocol FilesEntity: Model {} }
extension AssistantSchemas.EntitySchema: AssistantSchemas.FilesEntity {}
extension AssistantSchemas.FilesEntity {
    public var file: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema("files.file") }
}

extension AssistantSchemas { public protocol JournalEntity: Model {} }
extension AssistantSchemas.EntitySchema: AssistantSchemas.JournalEntity {}
extension AssistantSchemas.JournalEntity {
    public var entry: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema("journal.entry") }
}

extension AssistantSchemas { public protocol MailEntity: Model {} }
extension AssistantSchemas.EntitySchema: AssistantSchemas.MailEntity {}
extension AssistantSchemas.MailEntity {
    public var account: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema("mail.account") }
    public var draft: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema("mail.draft") }
    public var mailbox: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema("mail.mailbox") }
    public var message: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema("mail.message") }
    public var thread: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema("mail.thread") }
}

extension AssistantSchemas { public protocol PhotosEntity: Model {} }
extension AssistantSchemas.EntitySchema: AssistantSchemas.PhotosEntity {}
extension AssistantSchemas.PhotosEntity {
    public var album: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema("photos.album") }
    public var asset: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema("photos.asset") }
    public var recognizedPerson: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema("photos.recognizedPerson") }
}

extension AssistantSchemas { public protocol PresentationEntity: Model {} }
extension AssistantSchemas.EntitySchema: AssistantSchemas.PresentationEntity {}
extension AssistantSchemas.PresentationEntity {
    public var document: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema("presentation.document") }
    public var slide: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema("presentation.slide") }
    public var template: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema("presentation.template") }
}

extension AssistantSchemas { public protocol ReaderEntity: Model {} }
extension AssistantSchemas.EntitySchema: AssistantSchemas.ReaderEntity {}
extension AssistantSchemas.ReaderEntity {
    public var document: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema("reader.document") }
    public var page: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema("reader.page") }
}

extension AssistantSchemas { public protocol SpreadsheetEntity: Model {} }
extension AssistantSchemas.EntitySchema: AssistantSchemas.SpreadsheetEntity {}
extension AssistantSchemas.SpreadsheetEntity {
    public var document: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema("spreadsheet.document") }
    public var sheet: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema("spreadsheet.sheet") }
    public var template: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema("spreadsheet.template") }
}

extension AssistantSchemas { public protocol WhiteboardEntity: Model {} }
extension AssistantSchemas.EntitySchema: AssistantSchemas.WhiteboardEntity {}
extension AssistantSchemas.WhiteboardEntity {
    public var board: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema("whiteboard.board") }
    public var item: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema("whiteboard.item") }
}

extension AssistantSchemas { public protocol WordProcessorEntity: Model {} }
extension AssistantSchemas.EntitySchema: AssistantSchemas.WordProcessorEntity {}
extension AssistantSchemas.WordProcessorEntity {
    public var document: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema("wordProcessor.document") }
    public var page: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema("wordProcessor.page") }
    public var template: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema("wordProcessor.template") }
}
