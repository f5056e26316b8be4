import Foundation

/// A month with marks on its days. It keeps what it is told and asks for no marks; where a program renders it, it says that it
/// is not drawn.
open class UICalendarView: UIView {
    open weak var delegate: (any UICalendarViewDelegate)?
    open var selectionBehavior: UICalendarSelection?
    open var locale = Locale.current
    open var calendar = Calendar.current
    open var timeZone: TimeZone?
    open var fontDesign: UIFontDescriptor.SystemDesign! = .default
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
    open var wantsDateDecorations = true
    private var visible: DateComponents?

    /// The month that is shown: that of today, until it is set.
    open var visibleDateComponents: DateComponents {
        get { visible ?? calendar.dateComponents([.calendar, .era, .year, .month, .day], from: Date()) }
        set { visible = newValue }
    }
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) { visible = dateComponents }
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}
    override var undrawnContents: String? { "a UICalendarView" }

    public enum DecorationSize: Int, Sendable { case small, medium, large }

    /// A mark on a day.
    @preconcurrency @MainActor open class Decoration: NSObject {
        let image: UIImage?
        let color: UIColor?
        let size: DecorationSize
        let provider: (@MainActor () -> UIView)?

        public convenience override init() { self.init(image: nil) }
        public init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
            (self.image, self.color, self.size, provider) = (image, color, size, nil)
        }
        public init(customViewProvider: @escaping @MainActor () -> UIView) {
            (image, color, size, provider) = (nil, nil, .medium, customViewProvider)
        }

        /// A dot.
        public class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(image: nil, color: color, size: size)
        }
        public class func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(image: image, color: color, size: size)
        }
        public class func customView(_ provider: @escaping @MainActor () -> UIView) -> Decoration {
            Decoration(customViewProvider: provider)
        }
    }
}

@preconcurrency @MainActor public protocol UICalendarViewDelegate: NSObjectProtocol {
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?
    func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    public func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { nil }
    public func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}
