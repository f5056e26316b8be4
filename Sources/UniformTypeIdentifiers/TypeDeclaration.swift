/// What Apple's systems declare about a type, as its documentation lists it: supertypes, file extensions and MIME types.
struct TypeDeclaration: Sendable {
    var identifier = ""
    var parents: [String] = []
    var extensions: [String] = []
    var mimeTypes: [String] = []

    func tags(of tagClass: UTTagClass) -> [String] {
        switch tagClass {
        case .filenameExtension: extensions
        case .mimeType: mimeTypes
        default: []
        }
    }

    static let byIdentifier = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })

    /// All declarations. Of several with the same extension, the usual one comes first.
    static let all: [TypeDeclaration] = declarations.map { identifier, declaration in
        var declaration = declaration
        declaration.identifier = identifier
        return declaration
    }

    private static let declarations: KeyValuePairs<String, TypeDeclaration> = [
        "public.item": .init(),
        "public.content": .init(),
        "public.composite-content": .init(parents: ["public.content"]),
        "public.disk-image": .init(parents: ["public.item", "public.archive"]),
        "public.data": .init(parents: ["public.item"]),
        "public.directory": .init(parents: ["public.item"]),
        "com.apple.resolvable": .init(),
        "public.symlink": .init(parents: ["public.item", "com.apple.resolvable"]),
        "public.executable": .init(parents: ["public.item"]),
        "com.apple.mount-point": .init(parents: ["public.item", "com.apple.resolvable"]),
        "com.apple.alias-file": .init(parents: ["public.data", "com.apple.resolvable"]),
        "com.apple.bookmark": .init(parents: ["public.data", "com.apple.resolvable"]),
        "public.url": .init(parents: ["public.data"]),
        "public.file-url": .init(parents: ["public.url"]),
        "public.text": .init(parents: ["public.data", "public.content"]),
        "public.plain-text": .init(parents: ["public.text"], extensions: ["txt", "text"], mimeTypes: ["text/plain"]),
        "public.utf8-plain-text": .init(parents: ["public.plain-text"], mimeTypes: ["text/plain;charset=utf-8"]),
        "public.utf16-external-plain-text": .init(
            parents: ["public.plain-text"],
            mimeTypes: ["text/plain;charset=utf-16"]),
        "public.utf16-plain-text": .init(parents: ["public.plain-text"]),
        "public.delimited-values-text": .init(parents: ["public.text"]),
        "public.comma-separated-values-text": .init(
            parents: ["public.delimited-values-text"],
            extensions: ["csv"],
            mimeTypes: ["text/csv", "text/comma-separated-values"]),
        "public.tab-separated-values-text": .init(
            parents: ["public.delimited-values-text"],
            extensions: ["tsv"],
            mimeTypes: ["text/tab-separated-values"]),
        "public.utf8-tab-separated-values-text": .init(
            parents: ["public.tab-separated-values-text", "public.utf8-plain-text"]),
        "public.rtf": .init(parents: ["public.text"], extensions: ["rtf"], mimeTypes: ["text/rtf", "application/rtf"]),
        "public.html": .init(
            parents: ["public.text"],
            extensions: ["html", "htm", "shtml", "shtm"],
            mimeTypes: ["text/html"]),
        "public.xml": .init(parents: ["public.text"], extensions: ["xml"], mimeTypes: ["application/xml", "text/xml"]),
        "public.yaml": .init(parents: ["public.text"], extensions: ["yml", "yaml"], mimeTypes: ["application/x-yaml"]),
        "public.css": .init(parents: ["public.text"], extensions: ["css"], mimeTypes: ["text/css"]),
        "public.source-code": .init(parents: ["public.plain-text"]),
        "public.assembly-source": .init(parents: ["public.source-code"], extensions: ["s"]),
        "public.c-source": .init(parents: ["public.source-code"], extensions: ["c"]),
        "public.objective-c-source": .init(parents: ["public.source-code"], extensions: ["m"]),
        "public.swift-source": .init(parents: ["public.source-code"], extensions: ["swift"]),
        "public.c-plus-plus-source": .init(
            parents: ["public.source-code"],
            extensions: ["cp", "cpp", "c++", "cc", "cxx"]),
        "public.objective-c-plus-plus-source": .init(parents: ["public.source-code"], extensions: ["mm"]),
        "public.c-header": .init(parents: ["public.source-code"], extensions: ["h"]),
        "public.c-plus-plus-header": .init(
            parents: ["public.source-code"],
            extensions: ["hh", "hp", "hpp", "h++", "hxx"]),
        "public.script": .init(parents: ["public.source-code"]),
        "com.apple.applescript.text": .init(parents: ["public.script"], extensions: ["applescript"]),
        "com.apple.applescript.script": .init(parents: ["public.data", "public.script"], extensions: ["scpt"]),
        "com.apple.applescript.script-bundle": .init(
            parents: ["com.apple.bundle", "com.apple.package", "public.script"],
            extensions: ["scptd"]),
        "com.netscape.javascript-source": .init(
            parents: ["public.script", "public.executable"],
            extensions: ["js", "javascript", "jscript"],
            mimeTypes: ["text/javascript"]),
        "public.shell-script": .init(parents: ["public.script", "public.executable"], extensions: ["sh", "command"]),
        "public.perl-script": .init(
            parents: ["public.shell-script"],
            extensions: ["pl", "pm"],
            mimeTypes: ["text/x-perl-script"]),
        "public.python-script": .init(
            parents: ["public.shell-script"],
            extensions: ["py"],
            mimeTypes: ["text/x-python-script"]),
        "public.ruby-script": .init(
            parents: ["public.shell-script"],
            extensions: ["rb"],
            mimeTypes: ["text/x-ruby-script"]),
        "public.php-script": .init(
            parents: ["public.shell-script"],
            extensions: ["php", "php3", "php4", "ph3", "ph4", "phtml"],
            mimeTypes: ["text/php", "text/x-php-script", "application/php"]),
        "public.make-source": .init(parents: ["public.script"], extensions: ["mk"]),
        "public.json": .init(parents: ["public.text"], extensions: ["json"], mimeTypes: ["application/json"]),
        "com.apple.property-list": .init(parents: ["public.data"], extensions: ["plist"]),
        "com.apple.xml-property-list": .init(parents: ["public.xml", "com.apple.property-list"]),
        "com.apple.binary-property-list": .init(parents: ["com.apple.property-list"]),
        "com.adobe.pdf": .init(
            parents: ["public.data", "public.composite-content"],
            extensions: ["pdf"],
            mimeTypes: ["application/pdf"]),
        "com.apple.rtfd": .init(parents: ["com.apple.package", "public.composite-content"], extensions: ["rtfd"]),
        "com.apple.flat-rtfd": .init(parents: ["public.data", "public.composite-content"]),
        "com.apple.webarchive": .init(
            parents: ["public.data", "public.composite-content"],
            extensions: ["webarchive"],
            mimeTypes: ["application/x-webarchive"]),
        "public.image": .init(parents: ["public.data", "public.content"]),
        "public.jpeg": .init(
            parents: ["public.image"],
            extensions: ["jpeg", "jpg", "jpe"],
            mimeTypes: ["image/jpeg", "image/jpg"]),
        "public.tiff": .init(parents: ["public.image"], extensions: ["tiff", "tif"], mimeTypes: ["image/tiff"]),
        "com.compuserve.gif": .init(parents: ["public.image"], extensions: ["gif"], mimeTypes: ["image/gif"]),
        "public.png": .init(parents: ["public.image"], extensions: ["png"], mimeTypes: ["image/png"]),
        "com.apple.icns": .init(parents: ["public.image"], extensions: ["icns"]),
        "com.microsoft.bmp": .init(parents: ["public.image"], extensions: ["bmp", "dib"], mimeTypes: ["image/bmp"]),
        "com.microsoft.ico": .init(
            parents: ["public.image"],
            extensions: ["ico"],
            mimeTypes: ["image/vnd.microsoft.icon"]),
        "public.camera-raw-image": .init(parents: ["public.image"]),
        "public.svg-image": .init(
            parents: ["public.image", "public.xml"],
            extensions: ["svg", "svgz"],
            mimeTypes: ["image/svg+xml"]),
        "com.apple.live-photo": .init(parents: ["public.item"]),
        "public.heif": .init(parents: ["public.image"], extensions: ["heif", "hif"], mimeTypes: ["image/heif"]),
        "public.heic": .init(parents: ["public.heif"], extensions: ["heic"], mimeTypes: ["image/heic"]),
        "public.heics": .init(parents: ["public.heif"], extensions: ["heics"], mimeTypes: ["image/heic-sequence"]),
        "org.webmproject.webp": .init(parents: ["public.image"], extensions: ["webp"], mimeTypes: ["image/webp"]),
        "com.ilm.openexr-image": .init(parents: ["public.image"], extensions: ["exr"], mimeTypes: ["image/x-exr"]),
        "com.adobe.raw-image": .init(
            parents: ["public.camera-raw-image"],
            extensions: ["dng"],
            mimeTypes: ["image/dng"]),
        "public.3d-content": .init(parents: ["public.content"]),
        "com.pixar.universal-scene-description": .init(
            parents: ["public.data", "public.3d-content"],
            extensions: ["usd", "usda", "usdc"],
            mimeTypes: ["model/vnd.usd"]),
        "com.pixar.universal-scene-description-mobile": .init(
            parents: ["public.data", "public.3d-content"],
            extensions: ["usdz"],
            mimeTypes: ["model/vnd.usdz+zip"]),
        "com.apple.reality": .init(
            parents: ["public.data", "public.3d-content"],
            extensions: ["reality"],
            mimeTypes: ["model/vnd.reality"]),
        "com.apple.scenekit.scene": .init(parents: ["public.data", "public.3d-content"], extensions: ["scn"]),
        "com.apple.arobject": .init(parents: ["public.data"], extensions: ["arobject"]),
        "public.audiovisual-content": .init(parents: ["public.data", "public.content"]),
        "public.movie": .init(parents: ["public.audiovisual-content"]),
        "public.video": .init(parents: ["public.movie"]),
        "public.audio": .init(parents: ["public.audiovisual-content"]),
        "com.apple.quicktime-movie": .init(
            parents: ["public.movie"],
            extensions: ["mov", "qt"],
            mimeTypes: ["video/quicktime"]),
        "public.mpeg": .init(
            parents: ["public.movie"],
            extensions: ["mpg", "mpeg", "mpe", "m75", "m15"],
            mimeTypes: ["video/mpeg", "video/mpg"]),
        "public.mpeg-2-video": .init(parents: ["public.video"], extensions: ["m2v"], mimeTypes: ["video/mpeg2"]),
        "public.mpeg-2-transport-stream": .init(parents: ["public.movie"], extensions: ["ts"]),
        "public.mp3": .init(
            parents: ["public.audio"],
            extensions: ["mp3", "mpga"],
            mimeTypes: ["audio/mpeg", "audio/mpg", "audio/mp3"]),
        "public.mpeg-4": .init(
            parents: ["public.movie"],
            extensions: ["mp4", "mpg4"],
            mimeTypes: ["video/mp4", "video/mp4v"]),
        "public.mpeg-4-audio": .init(
            parents: ["public.mpeg-4", "public.audio"],
            extensions: ["mp4", "mpg4"],
            mimeTypes: ["audio/mp4"]),
        "com.apple.protected-mpeg-4-audio": .init(
            parents: ["public.audio"],
            extensions: ["m4p"],
            mimeTypes: ["audio/x-m4p"]),
        "com.apple.protected-mpeg-4-video": .init(
            parents: ["public.mpeg-4"],
            extensions: ["m4v"],
            mimeTypes: ["video/x-m4v"]),
        "public.avi": .init(
            parents: ["public.movie"],
            extensions: ["avi", "vfw"],
            mimeTypes: ["video/avi", "video/msvideo"]),
        "public.aiff-audio": .init(parents: ["public.audio"], extensions: ["aiff", "aif"], mimeTypes: ["audio/aiff"]),
        "com.microsoft.waveform-audio": .init(
            parents: ["public.audio"],
            extensions: ["wav", "wave"],
            mimeTypes: ["audio/vnd.wave", "audio/wav"]),
        "public.midi-audio": .init(
            parents: ["public.audio"],
            extensions: ["midi", "mid", "smf", "kar"],
            mimeTypes: ["audio/midi"]),
        "public.playlist": .init(parents: ["public.content"]),
        "public.m3u-playlist": .init(
            parents: ["public.text", "public.playlist"],
            extensions: ["m3u", "m3u8"],
            mimeTypes: ["audio/mpegurl"]),
        "public.folder": .init(parents: ["public.directory"]),
        "public.volume": .init(parents: ["public.folder"]),
        "com.apple.package": .init(parents: ["public.directory"]),
        "com.apple.bundle": .init(parents: ["public.directory"], extensions: ["bundle"]),
        "com.apple.plugin": .init(parents: ["com.apple.bundle", "com.apple.package"], extensions: ["plugin"]),
        "com.apple.metadata-importer": .init(parents: ["com.apple.plugin"], extensions: ["mdimporter"]),
        "com.apple.quicklook-generator": .init(parents: ["com.apple.plugin"], extensions: ["qlgenerator"]),
        "com.apple.xpc-service": .init(parents: ["com.apple.bundle", "com.apple.package"], extensions: ["xpc"]),
        "com.apple.framework": .init(parents: ["com.apple.bundle"], extensions: ["framework"]),
        "com.apple.application": .init(parents: ["public.executable"]),
        "com.apple.application-bundle": .init(
            parents: ["com.apple.application", "com.apple.bundle", "com.apple.package"],
            extensions: ["app"]),
        "com.apple.application-and-system-extension": .init(parents: ["com.apple.xpc-service"], extensions: ["appex"]),
        "public.unix-executable": .init(parents: ["public.data", "public.executable"]),
        "com.microsoft.windows-executable": .init(
            parents: ["com.apple.application", "public.data"],
            extensions: ["exe"],
            mimeTypes: ["application/x-msdownload"]),
        "com.apple.systempreference.prefpane": .init(
            parents: ["com.apple.bundle", "com.apple.package"],
            extensions: ["prefPane"]),
        "public.archive": .init(parents: ["public.item"]),
        "org.gnu.gnu-zip-archive": .init(
            parents: ["public.data", "public.archive"],
            extensions: ["gz", "gzip"],
            mimeTypes: ["application/gzip"]),
        "public.bzip2-archive": .init(
            parents: ["public.data", "public.archive"],
            extensions: ["bz2", "bz"],
            mimeTypes: ["application/x-bzip2"]),
        "public.zip-archive": .init(
            parents: ["public.data", "public.archive"],
            extensions: ["zip"],
            mimeTypes: ["application/zip"]),
        "com.apple.archive": .init(parents: ["public.data", "public.archive"], extensions: ["aar"]),
        "public.tar-archive": .init(
            parents: ["public.data", "public.archive"],
            extensions: ["tar"],
            mimeTypes: ["application/x-tar"]),
        "public.spreadsheet": .init(parents: ["public.content"]),
        "public.presentation": .init(parents: ["public.composite-content"]),
        "public.database": .init(),
        "public.message": .init(),
        "public.contact": .init(),
        "public.vcard": .init(
            parents: ["public.text", "public.contact"],
            extensions: ["vcf", "vcard"],
            mimeTypes: ["text/vcard", "text/directory"]),
        "public.to-do-item": .init(),
        "public.calendar-event": .init(),
        "public.email-message": .init(parents: ["public.message"]),
        "com.apple.internet-location": .init(parents: ["public.data"]),
        "com.microsoft.internet-shortcut": .init(parents: ["public.data"], extensions: ["url"]),
        "public.font": .init(parents: ["public.data"]),
        "public.bookmark": .init(),
        "com.rsa.pkcs-12": .init(
            parents: ["public.data"],
            extensions: ["p12", "pfx"],
            mimeTypes: ["application/x-pkcs12"]),
        "public.x509-certificate": .init(
            parents: ["public.data"],
            extensions: ["cer", "crt", "der"],
            mimeTypes: ["application/x-x509-ca-cert"]),
        "org.idpf.epub-container": .init(
            parents: ["public.data", "public.composite-content"],
            extensions: ["epub"],
            mimeTypes: ["application/epub+zip"]),
        "public.log": .init(parents: ["public.plain-text"], extensions: ["log"]),
        "com.apple.haptics.ahap": .init(parents: ["public.data"], extensions: ["ahap"]),
        "public.geojson": .init(parents: ["public.json"], extensions: ["geojson"], mimeTypes: ["application/geo+json"]),
        "com.apple.linkpresentation.metadata": .init(parents: ["public.data"]),
    ]
}
