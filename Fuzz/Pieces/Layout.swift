import SwiftUI

extension Pieces {
    /// What changes the size and the place of a view.
    static let layout = PieceList.list {
        piece("Spacer(minLength: $0)", .length) { p in Spacer(minLength: p.number(0)) }
        piece("Divider()") { _ in Divider() }
        piece("EmptyView()") { _ in EmptyView() }
        piece("$view.padding($0)", .length) { p in p.view.padding(p.number(0)) }
        piece("$view.padding($0, $1)", .of(edges), .length) { p in p.view.padding(p.choice(0, edges), p.number(1)) }
        piece(
            "$view.padding(EdgeInsets(top: $0, leading: $1, bottom: $2, trailing: $3))", .length, .length, .length, .length
        ) { p in
            p.view.padding(EdgeInsets(top: p.number(0), leading: p.number(1), bottom: p.number(2), trailing: p.number(3)))
        }
        piece("$view.frame(width: $0, height: $1, alignment: $2)", .length, .length, .of(alignments)) { p in
            p.view.frame(width: p.number(0), height: p.number(1), alignment: p.choice(2, alignments))
        }
        piece("$view.frame(width: $0)", .length) { p in p.view.frame(width: p.number(0)) }
        piece(
            "$view.frame(minWidth: $0, idealWidth: $1, maxWidth: $2, minHeight: $3, idealHeight: $4, maxHeight: "
                + "$5)", .length, .length, .length, .length, .length, .length
        ) { p in
            p.view.frame(
                minWidth: p.number(0), idealWidth: p.number(1), maxWidth: p.number(2), minHeight: p.number(3),
                idealHeight: p.number(4), maxHeight: p.number(5))
        }
        piece("$view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: $0)", .of(alignments)) { p in
            p.view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: p.choice(0, alignments))
        }
        piece("$view.offset(x: $0, y: $1)", .length, .length) { p in p.view.offset(x: p.number(0), y: p.number(1)) }
        piece("$view.position(x: $0, y: $1)", .length, .length) { p in p.view.position(x: p.number(0), y: p.number(1)) }
        piece("$view.fixedSize(horizontal: $0, vertical: $1)", .of(flags), .of(flags)) { p in
            p.view.fixedSize(horizontal: p.choice(0, flags), vertical: p.choice(1, flags))
        }
        piece("$view.aspectRatio($0, contentMode: $1)", .length, .of(modes)) { p in
            p.view.aspectRatio(p.number(0), contentMode: p.choice(1, modes))
        }
        piece("$view.aspectRatio(CGSize(width: $0, height: $1), contentMode: $2)", .length, .length, .of(modes)) { p in
            p.view.aspectRatio(CGSize(width: p.number(0), height: p.number(1)), contentMode: p.choice(2, modes))
        }
        piece("$view.scaledToFill()") { p in p.view.scaledToFill() }
        piece("$view.layoutPriority($0)", .length) { p in p.view.layoutPriority(p.number(0)) }
        piece("$view.zIndex($0)", .length) { p in p.view.zIndex(p.number(0)) }
        piece(
            "$view.alignmentGuide(HorizontalAlignment.leading) { dimensions in dimensions.width - "
                + "dimensions.height * $0 }", .length
        ) { p in
            p.view.alignmentGuide(HorizontalAlignment.leading) { $0.width - $0.height * p.number(0) }
        }
        piece("$view.alignmentGuide(VerticalAlignment.center) { _ in $0 }", .length) { p in
            p.view.alignmentGuide(VerticalAlignment.center) { _ in p.number(0) }
        }
        piece("$view.containerRelativeFrame($0, count: $1, span: $2, spacing: $3)", .of(axes), .integer, .integer, .length) { p in
            p.view.containerRelativeFrame(p.choice(0, axes), count: p.integer(1), span: p.integer(2), spacing: p.number(3))
        }
        piece("$view.ignoresSafeArea(edges: $0)", .of(edges)) { p in p.view.ignoresSafeArea(edges: p.choice(0, edges)) }
        piece(
            "$view.safeAreaPadding($0, $1)", .of(edges), .length
        ) { p in p.view.safeAreaPadding(p.choice(0, edges), p.number(1)) }
        piece("$view.safeAreaInset(edge: .top, spacing: $0) { $last }", .length, inside: 2...2) { p in
            p.view.safeAreaInset(edge: .top, spacing: p.number(0)) { p.last }
        }
        piece("$view.gridCellColumns($0)", .integer) { p in p.view.gridCellColumns(p.integer(0)) }
        piece("$view.gridCellAnchor($0)", .of(anchors)) { p in p.view.gridCellAnchor(p.choice(0, anchors)) }
        piece("$view.gridCellUnsizedAxes($0)", .of(axes)) { p in p.view.gridCellUnsizedAxes(p.choice(0, axes)) }
        piece("$view.gridColumnAlignment($0)", .of(horizontals)) { p in p.view.gridColumnAlignment(p.choice(0, horizontals)) }
        piece("$view.environment(\\.layoutDirection, $0)", .of(directions)) { p in
            p.view.environment(\.layoutDirection, p.choice(0, directions))
        }
        piece("$view.listRowInsets(EdgeInsets(top: $0, leading: $1, bottom: $0, trailing: $1))", .length, .length) { p in
            p.view.listRowInsets(EdgeInsets(top: p.number(0), leading: p.number(1), bottom: p.number(0), trailing: p.number(1)))
        }
        piece("$view.listRowSpacing($0)", .length) { p in p.view.listRowSpacing(p.number(0)) }
        piece("$view.listStyle(.plain)") { p in p.view.listStyle(.plain) }
        piece("$view.listStyle(.sidebar)") { p in p.view.listStyle(.sidebar) }
        piece("$view.contentMargins($0, $1)", .of(edges), .length) { p in p.view.contentMargins(p.choice(0, edges), p.number(1)) }
        piece("$view.background(alignment: $0) { $last }", .of(alignments), inside: 2...2) { p in
            p.view.background(alignment: p.choice(0, alignments)) { p.last }
        }
        piece("$view.overlay(alignment: $0) { $last }", .of(alignments), inside: 2...2) { p in
            p.view.overlay(alignment: p.choice(0, alignments)) { p.last }
        }
        piece("$view.hidden()") { p in p.view.hidden() }
        piece("$view.id($0)", .length) { p in p.view.id(p.number(0)) }
        piece("$view.scrollTransition { view, phase in view.offset(x: phase.value * $0) }", .length) { p in
            let first = p.number(0)
            p.view.scrollTransition { view, phase in view.offset(x: phase.value * first) }
        }
    }
}
