import Foundation
import WidgetKit
import WidgetKitCore

extension WidgetSurroundings {
    /// A widget on a phone that shows this family alone.
    init(family: WidgetFamily, size: CGSize, scale: CGFloat = 3) {
        let device = WidgetDevice(
            name: "Test", screen: CGSize(width: 393, height: 852), kind: .phone, scale: 3, cornerRadius: nil,
            sizes: [family: size])
        self.init(family: family, on: device, scale: scale)!
    }
}
