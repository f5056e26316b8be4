// The domains of schemas of enumerations.

extension AssistantSchemas.Enum where Self == AssistantSchemas.EnumSchema {
    public static var books: some AssistantSchemas.BooksEnum { AssistantSchemas.EnumSchema("books") }
    public static var browser: some AssistantSchemas.BrowserEnum { AssistantSchemas.EnumSchema("browser") }
    public static var camera: some AssistantSchemas.CameraEnum { AssistantSchemas.EnumSchema("camera") }
    public static var photos: some AssistantSchemas.PhotosEnum { AssistantSchemas.EnumSchema("photos") }
    public static var reader: some AssistantSchemas.ReaderEnum { AssistantSchemas.EnumSchema("reader") }
    public static var whiteboard: some AssistantSchemas.WhiteboardEnum { AssistantSchemas.EnumSchema("whiteboard") }
}

extension AssistantSchemas { public protocol BooksEnum: Model {} }
extension AssistantSchemas.EnumSchema: AssistantSchemas.BooksEnum {}
extension AssistantSchemas.BooksEnum {
    public var contentType: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema("books.contentType") }
    public var font: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema("books.font") }
    public var fontSize: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema("books.fontSize") }
    public var navigationDirection: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema("books.navigationDirection") }
    public var pageNavigationSetting: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema("books.pageNavigationSetting") }
    public var relativeCharacterSpacingChange: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema("books.relativeCharacterSpacingChange") }
    public var relativeFontChange: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema("books.relativeFontChange") }
    public var relativeLineSpacingChange: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema("books.relativeLineSpacingChange") }
    public var relativeWordSpacingChange: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema("books.relativeWordSpacingChange") }
    public var theme: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema("books.theme") }
}

extension AssistantSchemas { public protocol BrowserEnum: Model {} }
extension AssistantSchemas.EnumSchema: AssistantSchemas.BrowserEnum {}
extension AssistantSchemas.BrowserEnum {
    public var clearHistoryTimeFrame: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema("browser.clearHistoryTimeFrame") }
}

extension AssistantSchemas { public protocol CameraEnum: Model {} }
extension AssistantSchemas.EnumSchema: AssistantSchemas.CameraEnum {}
extension AssistantSchemas.CameraEnum {
    public var captureDevice: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema("camera.captureDevice") }
    public var captureDuration: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema("camera.captureDuration") }
    public var captureMode: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema("camera.captureMode") }
}

extension AssistantSchemas { public protocol PhotosEnum: Model {} }
extension AssistantSchemas.EnumSchema: AssistantSchemas.PhotosEnum {}
extension AssistantSchemas.PhotosEnum {
    public var albumType: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema("photos.albumType") }
    public var assetType: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema("photos.assetType") }
    public var filterType: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema("photos.filterType") }
    public var rotationDirection: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema("photos.rotationDirection") }
}

extension AssistantSchemas { public protocol ReaderEnum: Model {} }
extension AssistantSchemas.EnumSchema: AssistantSchemas.ReaderEnum {}
extension AssistantSchemas.ReaderEnum {
    public var documentKind: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema("reader.documentKind") }
}

extension AssistantSchemas { public protocol WhiteboardEnum: Model {} }
extension AssistantSchemas.EnumSchema: AssistantSchemas.WhiteboardEnum {}
extension AssistantSchemas.WhiteboardEnum {
    public var color: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema("whiteboard.color") }
    public var itemType: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema("whiteboard.itemType") }
}
