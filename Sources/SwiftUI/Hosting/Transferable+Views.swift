public import CoreTransferable
import SwiftUICore

extension Image: Transferable {
    public static var transferRepresentation: ProxyRepresentation<Image, String> {
        ProxyRepresentation(exporting: { @Sendable (_: Image) -> String in "" })
    }
}

extension Color: Transferable {
    public static var transferRepresentation: ProxyRepresentation<Color, String> {
        ProxyRepresentation(exporting: { @Sendable (color: Color) -> String in color.description })
    }
}
