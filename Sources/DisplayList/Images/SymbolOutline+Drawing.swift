import Foundation

extension SymbolOutline {
    /// What draws the symbol beside text of a font size in points.
    ///
    /// - Parameters:
    ///   - origin: the top left corner of the symbol's box, in points.
    ///   - isMirrored: whether left and right are swapped.
    ///   - paint: a paint for each layer by its number; those of erasing layers are not asked for.
    public func items(
        fontSize: CGFloat, origin: CGPoint, isMirrored: Bool = false, paint: (_ layer: Int) -> Paint
    ) -> [DisplayItem] {
        var place = CGAffineTransform(a: fontSize, b: 0, c: 0, d: fontSize, tx: origin.x, ty: origin.y)
        if isMirrored { place = CGAffineTransform(-1, 0, 0, 1, size.width, 0).concatenating(place) }
        return items(place: place, unit: fontSize, paint: paint)
    }

    /// What draws the symbol stretched into `rect`, in points.
    public func items(
        in rect: CGRect, isMirrored: Bool = false, paint: (_ layer: Int) -> Paint
    ) -> [DisplayItem] {
        guard size.width > 0, size.height > 0 else { return [] }
        let (x, y) = (rect.width / size.width, rect.height / size.height)
        var place = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: rect.minX, ty: rect.minY)
        if isMirrored { place = CGAffineTransform(-1, 0, 0, 1, size.width, 0).concatenating(place) }
        return items(place: place, unit: (abs(x) * abs(y)).squareRoot(), paint: paint)
    }

    /// `unit` is how many points an em has, for the width of lines.
    private func items(place: CGAffineTransform, unit: CGFloat, paint: (Int) -> Paint) -> [DisplayItem] {
        var items: [DisplayItem] = []
        var erases = false
        for (index, layer) in layers.enumerated() {
            let path = layer.path.applying(place)
            let paint = layer.isErasing ? Paint.black : paint(index)
            var drawn = [DisplayItem.fill(path, layer.style, paint)]
            if layer.emboldening > 0 {
                let style = StrokeStyle(lineWidth: layer.emboldening * unit, lineJoin: .round)
                drawn.append(.stroke(path, style, paint))
            }
            if layer.isErasing {
                // Only its alpha counts: what lies behind loses as much.
                var eraser = DisplayGroup(items: drawn)
                eraser.blendMode = .destinationOut
                drawn = [.group(eraser)]
                erases = true
            }
            items += drawn
        }
        guard erases else { return items }
        var group = DisplayGroup(items: items)
        group.isIsolated = true
        return [.group(group)]
    }
}
