import CoreGraphics
import CoreLocation
import DisplayList
import SwiftUI
import SwiftUICore

/// A neutral map with its items.
struct MapDrawing: View {
    let position: MapCameraPosition
    let items: [MapItem]
    @Environment(\.mapStyle) private var style
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        GeometryReader { geometry in
            let contents = items.reduce(MKMapRect.null) { $0.union($1.mapRect) }
            let projection = MapProjection(
                part: position.mapRect(in: geometry.size, contents: contents), size: geometry.size)
            ZStack(alignment: .topLeading) {
                ReportedMessage(
                    MapGround.warning + " A widget on a device shows no Map; MKMapSnapshotter makes a picture.")
                ground(projection)
                ForEach(items.indices, id: \.self) { overlay(items[$0], projection) }
                ForEach(items.indices, id: \.self) { annotation(items[$0], projection) }
            }
            .frame(width: geometry.size.width, height: geometry.size.height, alignment: .topLeading)
            .clipped()
        }
        // A map has no size of its own; it fills what it is offered.
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func ground(_ projection: MapProjection) -> some View {
        let (land, line) = MapGround.colors(isDark: colorScheme == .dark, isImagery: style.isImagery)
        let lines = projection.gridLines
        return Rectangle().fill(color(land)).overlay {
            Path { path in
                for x in lines.across {
                    path.move(to: CGPoint(x: x, y: 0))
                    path.addLine(to: CGPoint(x: x, y: projection.size.height))
                }
                for y in lines.down {
                    path.move(to: CGPoint(x: 0, y: y))
                    path.addLine(to: CGPoint(x: projection.size.width, y: y))
                }
            }
            .stroke(color(line), lineWidth: 1)
        }
    }

    private func color(_ rgba: RGBAColor) -> Color { Color(red: rgba.red, green: rgba.green, blue: rgba.blue) }

    // MARK: Overlays

    @ViewBuilder private func overlay(_ item: MapItem, _ projection: MapProjection) -> some View {
        switch item.kind {
        case .line(let points):
            let outline = path(points, projection)
            outline.stroke(
                item.stroke?.style ?? item.fill ?? AnyShapeStyle(.tint),
                style: item.stroke?.line ?? StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
        case .area(let points): area(path(points, projection, closed: true), item)
        case .circle(let center, let radius):
            let middle = projection.point(center)
            let reach = radius * MKMapPointsPerMeterAtLatitude(center.latitude) * projection.scale
            area(
                Path(ellipseIn: CGRect(x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach)),
                item)
        case .marker, .annotation: EmptyView()
        }
    }

    private func path(_ points: [MKMapPoint], _ projection: MapProjection, closed: Bool = false) -> Path {
        var path = Path()
        path.addLines(points.map { projection.point($0) })
        if closed { path.closeSubpath() }
        return path
    }

    @ViewBuilder private func area(_ outline: Path, _ item: MapItem) -> some View {
        // Without a style, an area has the tint, thin, as SwiftUI's map draws it (a guess at the opacity).
        if let fill = item.fill {
            outline.fill(fill)
        } else if item.stroke == nil {
            outline.fill(.tint.opacity(0.3))
        }
        if let stroke = item.stroke { outline.stroke(stroke.style, style: stroke.line) }
    }

    // MARK: Markers and annotations

    @ViewBuilder private func annotation(_ item: MapItem, _ projection: MapProjection) -> some View {
        let point = projection.point(item.place)
        switch item.kind {
        case .marker(let symbol):
            placed(at: point, anchor: .bottom) {
                MapBalloon(symbol: symbol, tint: item.tint ?? AnyShapeStyle(.red))
            }
            placed(at: point, anchor: .top) { title(item) }
        case .annotation(let view, let anchor):
            placed(at: point, anchor: anchor) {
                view.overlay(alignment: .bottom) {
                    title(item).fixedSize().alignmentGuide(.bottom) { $0[.top] }
                }
            }
        case .line, .area, .circle: EmptyView()
        }
    }

    /// A view of its ideal size whose anchor is at a point.
    private func placed<V: View>(at point: CGPoint, anchor: UnitPoint, @ViewBuilder _ view: () -> V) -> some View {
        Color.clear.frame(width: 0, height: 0)
            .overlay {
                view().fixedSize()
                    .alignmentGuide(HorizontalAlignment.center) { $0.width * anchor.x }
                    .alignmentGuide(VerticalAlignment.center) { $0.height * anchor.y }
            }
            .position(point)
    }

    @ViewBuilder private func title(_ item: MapItem) -> some View {
        if let title = item.title, item.titles != .hidden {
            title.font(.system(size: 11, weight: .semibold)).foregroundStyle(
                colorScheme == .dark ? .white : Color(white: 0.2)
            )
            .lineLimit(2).multilineTextAlignment(.center).frame(maxWidth: 120).fixedSize(
                horizontal: false, vertical: true)
        }
    }
}

/// A marker's balloon, whose tip is in the middle of its lower edge. The measures are guesses at iOS 17's.
private struct MapBalloon: View {
    static let size = CGSize(width: 34, height: 42)
    let symbol: AnyView
    let tint: AnyShapeStyle

    var body: some View {
        ZStack(alignment: .top) {
            pointer.fill(tint)
            Circle().fill(tint).frame(width: Self.size.width, height: Self.size.width)
            symbol.font(.system(size: 16, weight: .semibold)).foregroundStyle(.white).frame(width: 20, height: 20)
                .padding(.top, 7)
        }
        .frame(width: Self.size.width, height: Self.size.height)
        .shadow(color: .black.opacity(0.2), radius: 1, y: 1)
    }

    private var pointer: Path {
        Path { path in
            path.move(to: CGPoint(x: 11, y: 31))
            path.addQuadCurve(to: CGPoint(x: 17, y: 41), control: CGPoint(x: 15, y: 34))
            path.addQuadCurve(to: CGPoint(x: 23, y: 31), control: CGPoint(x: 19, y: 34))
            path.closeSubpath()
        }
    }
}
