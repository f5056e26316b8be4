// The texts, images and gauges of complications of the time before WidgetKit. They are kept and not drawn.
import Foundation
import FoundationSupplement
import UIKit

/// A text of a complication.
open class CLKTextProvider: NSObject {
    open var tintColor: UIColor?
    open var accessibilityLabel: String?

    public override init() {}
    public convenience init(format: String, _ arguments: any CVarArg...) { self.init() }
    open class func localizableTextProvider(withStringsFileTextKey textKey: String) -> CLKSimpleTextProvider {
        CLKSimpleTextProvider(text: NSLocalizedString(textKey, comment: ""))
    }
    public convenience init(byJoining textProviders: [CLKTextProvider], separator: String?) { self.init() }
}

open class CLKSimpleTextProvider: CLKTextProvider {
    open var text: String
    open var shortText: String?

    public init(text: String) { self.text = text }
    public init(text: String, shortText: String?) { (self.text, self.shortText) = (text, shortText) }
    public init(text: String, shortText: String?, accessibilityLabel: String?) {
        (self.text, self.shortText) = (text, shortText)
        super.init()
        self.accessibilityLabel = accessibilityLabel
    }
}

open class CLKDateTextProvider: CLKTextProvider {
    open var date: Date
    open var calendarUnits: NSCalendar.Unit
    open var timeZone: TimeZone?

    public init(date: Date, units calendarUnits: NSCalendar.Unit, timeZone: TimeZone? = nil) {
        (self.date, self.calendarUnits, self.timeZone) = (date, calendarUnits, timeZone)
    }
}

open class CLKTimeTextProvider: CLKTextProvider {
    open var date: Date
    open var timeZone: TimeZone?

    public init(date: Date, timeZone: TimeZone? = nil) { (self.date, self.timeZone) = (date, timeZone) }
}

open class CLKTimeIntervalTextProvider: CLKTextProvider {
    open var startDate: Date
    open var endDate: Date
    open var timeZone: TimeZone?

    public init(start startDate: Date, end endDate: Date, timeZone: TimeZone? = nil) {
        (self.startDate, self.endDate, self.timeZone) = (startDate, endDate, timeZone)
    }
}

public enum CLKRelativeDateStyle: Int, Sendable {
    case natural, offset, timer, naturalAbbreviated, offsetAbbreviated, naturalFull, offsetShort
}

open class CLKRelativeDateTextProvider: CLKTextProvider {
    open var date: Date
    open var relativeToDate: Date?
    open var relativeDateStyle: CLKRelativeDateStyle
    open var calendarUnits: NSCalendar.Unit

    public init(date: Date, style: CLKRelativeDateStyle, units calendarUnits: NSCalendar.Unit) {
        (self.date, relativeDateStyle, self.calendarUnits) = (date, style, calendarUnits)
    }
    public init(
        date: Date, relativeTo relativeToDate: Date?, style: CLKRelativeDateStyle, units calendarUnits: NSCalendar.Unit
    ) {
        (self.date, self.relativeToDate) = (date, relativeToDate)
        (relativeDateStyle, self.calendarUnits) = (style, calendarUnits)
    }
}

/// An image of a complication in one color or two.
open class CLKImageProvider: NSObject {
    open var onePieceImage: UIImage
    open var twoPieceImageBackground: UIImage?
    open var twoPieceImageForeground: UIImage?
    open var tintColor: UIColor?
    open var accessibilityLabel: String?

    public override init() { onePieceImage = UIImage() }
    public init(onePieceImage: UIImage) { self.onePieceImage = onePieceImage }
    public init(onePieceImage: UIImage, twoPieceImageBackground: UIImage?, twoPieceImageForeground: UIImage?) {
        self.onePieceImage = onePieceImage
        (self.twoPieceImageBackground, self.twoPieceImageForeground) = (twoPieceImageBackground, twoPieceImageForeground)
    }
}

/// An image of a complication in its own colors.
open class CLKFullColorImageProvider: NSObject {
    open var image: UIImage
    open var tintedImageProvider: CLKImageProvider?
    open var accessibilityLabel: String?

    public override init() { image = UIImage() }
    public init(fullColorImage image: UIImage) { self.image = image }
    public init(fullColorImage image: UIImage, tintedImageProvider: CLKImageProvider?) {
        (self.image, self.tintedImageProvider) = (image, tintedImageProvider)
    }
}

public enum CLKGaugeProviderStyle: Int, Sendable { case ring, fill }
public let CLKSimpleGaugeProviderFillFractionEmpty: Float = -1

/// A gauge of a complication.
open class CLKGaugeProvider: NSObject {
    open var style = CLKGaugeProviderStyle.ring
    open var gaugeColors: [UIColor]?
    open var gaugeColorLocations: [NSNumber]?
    open var accessibilityLabel: String?
    public override init() {}
}

open class CLKSimpleGaugeProvider: CLKGaugeProvider {
    open var fillFraction: Float

    public init(style: CLKGaugeProviderStyle, gaugeColors: [UIColor]?, gaugeColorLocations: [NSNumber]?, fillFraction: Float) {
        self.fillFraction = fillFraction
        super.init()
        (self.style, self.gaugeColors, self.gaugeColorLocations) = (style, gaugeColors, gaugeColorLocations)
    }
    public convenience init(style: CLKGaugeProviderStyle, gaugeColor color: UIColor, fillFraction: Float) {
        self.init(style: style, gaugeColors: [color], gaugeColorLocations: nil, fillFraction: fillFraction)
    }
}

open class CLKTimeIntervalGaugeProvider: CLKGaugeProvider {
    open var startDate: Date
    open var endDate: Date

    public init(
        style: CLKGaugeProviderStyle, gaugeColors: [UIColor]?, gaugeColorLocations: [NSNumber]?, start startDate: Date,
        end endDate: Date
    ) {
        (self.startDate, self.endDate) = (startDate, endDate)
        super.init()
        (self.style, self.gaugeColors, self.gaugeColorLocations) = (style, gaugeColors, gaugeColorLocations)
    }
}
