import Foundation
import WidgetKit
import WidgetKitCore

extension WidgetSurroundings {
    /// Creates the surroundings of a widget on a phone that shows only this family.
    init(family: WidgetFamily, size: CGSize, scale: CGFloat = 3) {
        let device = WidgetDevice(
            name: "Test", screen: CGSize(width: 393, height: 852), kind: .phone, scale: 3, cornerRadius: nil,
            sizes: [family: size])
        self.init(family: family, on: device, scale: scale)!
    }
}
