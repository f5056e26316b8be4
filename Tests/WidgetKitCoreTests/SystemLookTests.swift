import DisplayList
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@testable import WidgetKitCore

/// What `--os 26` changes in widgets.
@MainActor @Suite struct SystemLookTests {
    private let phone = WidgetDevice(
        name: "Test", screen: CGSize(width: 393, height: 852), kind: .phone, scale: 1, cornerRadius: 22,
        sizes: [.systemSmall: CGSize(width: 158, height: 158)])

    private func fills<V: View>(of view: V, system: SystemVersion?) throws -> [Path] {
        var surroundings = try #require(WidgetSurroundings(family: .systemSmall, on: phone, scale: 1))
        surroundings.system = system
        let session = RenderSession(shaper: Nothing(), images: Nothing())
        let list = try WidgetRenderer(widget: nil, surroundings: surroundings, session: session)
            .render(view.containerBackground(.clear, for: .widget)).displayList
        func paths(_ items: [DisplayItem]) -> [Path] {
            items.flatMap { item -> [Path] in
                switch item {
                case .fill(let path, _, _): [path]
                case .group(let group): paths(group.items)
                default: []
                }
            }
        }
        return paths(list.items)
    }

    @Test func switchesAreWider() throws {
        let toggle = Toggle(isOn: .constant(true)) { EmptyView() }
        func size(_ system: SystemVersion?) throws -> Set<CGSize> {
            Set(try fills(of: toggle, system: system).map(\.boundingRect.size))
        }
        #expect(try size(nil).isSuperset(of: [CGSize(width: 49, height: 31), CGSize(width: 27, height: 27)]))
        #expect(try size(.iOS26).isSuperset(of: [CGSize(width: 63, height: 28), CGSize(width: 37, height: 24)]))
    }

    @Test func buttonsAreCapsules() throws {
        let button = Button {} label: { Color.clear.frame(width: 40, height: 20) }.buttonStyle(.bordered)
        let frame = CGSize(width: 64, height: 34)
        func shape(_ system: SystemVersion?) throws -> Path {
            try #require(fills(of: button, system: system).first { $0.boundingRect.size == frame })
        }
        let (old, new) = (try shape(nil), try shape(.iOS26))
        // A point near the corner is inside the rounded rectangle and outside the capsule.
        let corner = CGPoint(x: new.boundingRect.minX + 3, y: new.boundingRect.minY + 3)
        #expect(old.contains(corner) && !new.contains(corner))
    }

    @Test func widgetsHaveLargerCorners() throws {
        #expect(phone.cornerRadius(of: .iOS18) == 22 && phone.cornerRadius(of: .iOS26) == 29.5)
        let inset = ContainerRelativeShape().fill(.red)
        let (old, new) = (try #require(fills(of: inset, system: .iOS18).last), try #require(fills(of: inset, system: .iOS26).last))
        #expect(old != new)
    }
}
