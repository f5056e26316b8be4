// The layouts of complications on modular faces.
import FoundationSupplement
import UIKit

/// The layout of a complication, which keeps its parts.
open class CLKComplicationTemplate: NSObject {
    open var tintColor: UIColor?
    public override init() {}
}

open class CLKComplicationTemplateModularSmallSimpleText: CLKComplicationTemplate {
    open var textProvider = CLKTextProvider()

    public override init() {}
    public init(textProvider: CLKTextProvider) {
        self.textProvider = textProvider
    }
}

open class CLKComplicationTemplateModularSmallSimpleImage: CLKComplicationTemplate {
    open var imageProvider = CLKImageProvider()

    public override init() {}
    public init(imageProvider: CLKImageProvider) {
        self.imageProvider = imageProvider
    }
}

open class CLKComplicationTemplateModularSmallRingText: CLKComplicationTemplate {
    open var textProvider = CLKTextProvider()
    open var fillFraction = Float(0)
    open var ringStyle = CLKComplicationRingStyle.closed

    public override init() {}
    public init(textProvider: CLKTextProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle) {
        (self.textProvider, self.fillFraction) = (textProvider, fillFraction)
        self.ringStyle = ringStyle
    }
}

open class CLKComplicationTemplateModularSmallRingImage: CLKComplicationTemplate {
    open var imageProvider = CLKImageProvider()
    open var fillFraction = Float(0)
    open var ringStyle = CLKComplicationRingStyle.closed

    public override init() {}
    public init(imageProvider: CLKImageProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle) {
        (self.imageProvider, self.fillFraction) = (imageProvider, fillFraction)
        self.ringStyle = ringStyle
    }
}

open class CLKComplicationTemplateModularSmallStackText: CLKComplicationTemplate {
    open var line1TextProvider = CLKTextProvider()
    open var line2TextProvider = CLKTextProvider()

    public override init() {}
    public init(line1TextProvider: CLKTextProvider, line2TextProvider: CLKTextProvider) {
        (self.line1TextProvider, self.line2TextProvider) = (line1TextProvider, line2TextProvider)
    }
}

open class CLKComplicationTemplateModularSmallStackImage: CLKComplicationTemplate {
    open var line1ImageProvider = CLKImageProvider()
    open var line2TextProvider = CLKTextProvider()

    public override init() {}
    public init(line1ImageProvider: CLKImageProvider, line2TextProvider: CLKTextProvider) {
        (self.line1ImageProvider, self.line2TextProvider) = (line1ImageProvider, line2TextProvider)
    }
}

open class CLKComplicationTemplateModularSmallColumnsText: CLKComplicationTemplate {
    open var row1Column1TextProvider = CLKTextProvider()
    open var row1Column2TextProvider = CLKTextProvider()
    open var row2Column1TextProvider = CLKTextProvider()
    open var row2Column2TextProvider = CLKTextProvider()

    public override init() {}
    public init(
        row1Column1TextProvider: CLKTextProvider, row1Column2TextProvider: CLKTextProvider,
        row2Column1TextProvider: CLKTextProvider, row2Column2TextProvider: CLKTextProvider
    ) {
        (self.row1Column1TextProvider, self.row1Column2TextProvider) = (row1Column1TextProvider, row1Column2TextProvider)
        (self.row2Column1TextProvider, self.row2Column2TextProvider) = (row2Column1TextProvider, row2Column2TextProvider)
    }
}

open class CLKComplicationTemplateModularLargeStandardBody: CLKComplicationTemplate {
    open var headerTextProvider = CLKTextProvider()
    open var body1TextProvider = CLKTextProvider()
    open var body2TextProvider: CLKTextProvider?
    open var headerImageProvider: CLKImageProvider?

    public override init() {}
    public init(headerTextProvider: CLKTextProvider, body1TextProvider: CLKTextProvider) {
        (self.headerTextProvider, self.body1TextProvider) = (headerTextProvider, body1TextProvider)
    }
    public init(
        headerTextProvider: CLKTextProvider, body1TextProvider: CLKTextProvider, body2TextProvider: CLKTextProvider
    ) {
        (self.headerTextProvider, self.body1TextProvider) = (headerTextProvider, body1TextProvider)
        self.body2TextProvider = body2TextProvider
    }
    public init(
        headerImageProvider: CLKImageProvider, headerTextProvider: CLKTextProvider, body1TextProvider: CLKTextProvider
    ) {
        (self.headerImageProvider, self.headerTextProvider) = (headerImageProvider, headerTextProvider)
        self.body1TextProvider = body1TextProvider
    }
    public init(
        headerImageProvider: CLKImageProvider, headerTextProvider: CLKTextProvider, body1TextProvider: CLKTextProvider,
        body2TextProvider: CLKTextProvider
    ) {
        (self.headerImageProvider, self.headerTextProvider) = (headerImageProvider, headerTextProvider)
        (self.body1TextProvider, self.body2TextProvider) = (body1TextProvider, body2TextProvider)
    }
}

open class CLKComplicationTemplateModularLargeTallBody: CLKComplicationTemplate {
    open var headerTextProvider = CLKTextProvider()
    open var bodyTextProvider = CLKTextProvider()

    public override init() {}
    public init(headerTextProvider: CLKTextProvider, bodyTextProvider: CLKTextProvider) {
        (self.headerTextProvider, self.bodyTextProvider) = (headerTextProvider, bodyTextProvider)
    }
}

open class CLKComplicationTemplateModularLargeTable: CLKComplicationTemplate {
    open var headerTextProvider = CLKTextProvider()
    open var row1Column1TextProvider = CLKTextProvider()
    open var row1Column2TextProvider = CLKTextProvider()
    open var row2Column1TextProvider = CLKTextProvider()
    open var row2Column2TextProvider = CLKTextProvider()
    open var headerImageProvider: CLKImageProvider?

    public override init() {}
    public init(
        headerTextProvider: CLKTextProvider, row1Column1TextProvider: CLKTextProvider,
        row1Column2TextProvider: CLKTextProvider, row2Column1TextProvider: CLKTextProvider,
        row2Column2TextProvider: CLKTextProvider
    ) {
        (self.headerTextProvider, self.row1Column1TextProvider) = (headerTextProvider, row1Column1TextProvider)
        (self.row1Column2TextProvider, self.row2Column1TextProvider) = (row1Column2TextProvider, row2Column1TextProvider)
        self.row2Column2TextProvider = row2Column2TextProvider
    }
    public init(
        headerImageProvider: CLKImageProvider, headerTextProvider: CLKTextProvider,
        row1Column1TextProvider: CLKTextProvider, row1Column2TextProvider: CLKTextProvider,
        row2Column1TextProvider: CLKTextProvider, row2Column2TextProvider: CLKTextProvider
    ) {
        (self.headerImageProvider, self.headerTextProvider) = (headerImageProvider, headerTextProvider)
        (self.row1Column1TextProvider, self.row1Column2TextProvider) = (row1Column1TextProvider, row1Column2TextProvider)
        (self.row2Column1TextProvider, self.row2Column2TextProvider) = (row2Column1TextProvider, row2Column2TextProvider)
    }
}

open class CLKComplicationTemplateModularLargeColumns: CLKComplicationTemplate {
    open var row1Column1TextProvider = CLKTextProvider()
    open var row1Column2TextProvider = CLKTextProvider()
    open var row2Column1TextProvider = CLKTextProvider()
    open var row2Column2TextProvider = CLKTextProvider()
    open var row3Column1TextProvider = CLKTextProvider()
    open var row3Column2TextProvider = CLKTextProvider()
    open var row1ImageProvider: CLKImageProvider?
    open var row2ImageProvider: CLKImageProvider?
    open var row3ImageProvider: CLKImageProvider?

    public override init() {}
    public init(
        row1Column1TextProvider: CLKTextProvider, row1Column2TextProvider: CLKTextProvider,
        row2Column1TextProvider: CLKTextProvider, row2Column2TextProvider: CLKTextProvider,
        row3Column1TextProvider: CLKTextProvider, row3Column2TextProvider: CLKTextProvider
    ) {
        (self.row1Column1TextProvider, self.row1Column2TextProvider) = (row1Column1TextProvider, row1Column2TextProvider)
        (self.row2Column1TextProvider, self.row2Column2TextProvider) = (row2Column1TextProvider, row2Column2TextProvider)
        (self.row3Column1TextProvider, self.row3Column2TextProvider) = (row3Column1TextProvider, row3Column2TextProvider)
    }
    public init(
        row1ImageProvider: CLKImageProvider, row1Column1TextProvider: CLKTextProvider,
        row1Column2TextProvider: CLKTextProvider, row2ImageProvider: CLKImageProvider,
        row2Column1TextProvider: CLKTextProvider, row2Column2TextProvider: CLKTextProvider,
        row3ImageProvider: CLKImageProvider, row3Column1TextProvider: CLKTextProvider,
        row3Column2TextProvider: CLKTextProvider
    ) {
        (self.row1ImageProvider, self.row1Column1TextProvider) = (row1ImageProvider, row1Column1TextProvider)
        (self.row1Column2TextProvider, self.row2ImageProvider) = (row1Column2TextProvider, row2ImageProvider)
        (self.row2Column1TextProvider, self.row2Column2TextProvider) = (row2Column1TextProvider, row2Column2TextProvider)
        (self.row3ImageProvider, self.row3Column1TextProvider) = (row3ImageProvider, row3Column1TextProvider)
        self.row3Column2TextProvider = row3Column2TextProvider
    }
}
