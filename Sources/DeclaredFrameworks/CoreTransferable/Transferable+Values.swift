import Foundation
import UniformTypeIdentifiers

extension String: Transferable {
    public static var transferRepresentation: DataRepresentation<String> {
        DataRepresentation(contentType: .plainText) { Data($0.utf8) } importing: { String(decoding: $0, as: UTF8.self) }
    }
}

extension Data: Transferable {
    public static var transferRepresentation: DataRepresentation<Data> {
        DataRepresentation(contentType: .data) { $0 } importing: { $0 }
    }
}

extension URL: Transferable {
    public static var transferRepresentation: DataRepresentation<URL> {
        DataRepresentation(contentType: .url) { $0.dataRepresentation } importing: { data in
            URL(dataRepresentation: data, relativeTo: nil) ?? URL(fileURLWithPath: "/")
        }
    }
}

extension AttributedString: Transferable {
    public static var transferRepresentation: DataRepresentation<AttributedString> {
        DataRepresentation(contentType: .plainText) { Data(String($0.characters).utf8) } importing: { data in
            AttributedString(String(decoding: data, as: UTF8.self))
        }
    }
}
