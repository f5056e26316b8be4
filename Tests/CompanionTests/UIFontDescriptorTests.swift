import Foundation
import Testing
import UIKit

@Suite struct UIFontDescriptorTests {
    @Test func archivesKeepADescriptor() throws {
        let rounded = try #require(UIFont.systemFont(ofSize: 17, weight: .semibold).fontDescriptor.withDesign(.rounded))
        for descriptor in [rounded, UIFontDescriptor(name: "Georgia", size: 12)] {
            let data = try NSKeyedArchiver.archivedData(withRootObject: descriptor, requiringSecureCoding: true)
            #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFontDescriptor.self, from: data) == descriptor)
        }
    }
}
