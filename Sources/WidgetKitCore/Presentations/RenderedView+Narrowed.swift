import DisplayList
import SwiftUICore

extension RenderedView {
    /// The picture without the empty room beside its texts and images; the picture itself if it has none.
    package var narrowed: DisplayList {
        var (left, right) = (Double.infinity, -Double.infinity)
        func visit(_ view: InspectedView) {
            if view.details?.text != nil || view.details?.image != nil {
                left = min(left, view.frame.x)
                right = max(right, view.frame.x + view.frame.width)
            }
            view.children.forEach(visit)
        }
        visit(InspectedView(root))
        guard left < right, left.isFinite, right.isFinite else { return displayList }
        var group = DisplayGroup(items: displayList.items)
        group.transform = CGAffineTransform(translationX: -left, y: 0)
        return DisplayList(size: CGSize(width: right - left, height: displayList.size.height), items: [.group(group)])
    }
}
