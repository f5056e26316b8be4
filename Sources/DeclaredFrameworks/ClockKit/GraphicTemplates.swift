// The layouts of complications in corners, in bezels and in rectangles, in color.
import FoundationSupplement
import UIKit

open class CLKComplicationTemplateGraphicCornerGaugeText: CLKComplicationTemplate {
    open var gaugeProvider = CLKGaugeProvider()
    open var outerTextProvider = CLKTextProvider()
    open var leadingTextProvider: CLKTextProvider?
    open var trailingTextProvider: CLKTextProvider?

    public override init() {}
    public init(gaugeProvider: CLKGaugeProvider, outerTextProvider: CLKTextProvider) {
        (self.gaugeProvider, self.outerTextProvider) = (gaugeProvider, outerTextProvider)
    }
    public init(
        gaugeProvider: CLKGaugeProvider, leadingTextProvider: CLKTextProvider?, trailingTextProvider: CLKTextProvider?,
        outerTextProvider: CLKTextProvider
    ) {
        (self.gaugeProvider, self.leadingTextProvider) = (gaugeProvider, leadingTextProvider)
        (self.trailingTextProvider, self.outerTextProvider) = (trailingTextProvider, outerTextProvider)
    }
}

open class CLKComplicationTemplateGraphicCornerGaugeImage: CLKComplicationTemplate {
    open var gaugeProvider = CLKGaugeProvider()
    open var imageProvider = CLKFullColorImageProvider()
    open var leadingTextProvider: CLKTextProvider?
    open var trailingTextProvider: CLKTextProvider?

    public override init() {}
    public init(gaugeProvider: CLKGaugeProvider, imageProvider: CLKFullColorImageProvider) {
        (self.gaugeProvider, self.imageProvider) = (gaugeProvider, imageProvider)
    }
    public init(
        gaugeProvider: CLKGaugeProvider, leadingTextProvider: CLKTextProvider?, trailingTextProvider: CLKTextProvider?,
        imageProvider: CLKFullColorImageProvider
    ) {
        (self.gaugeProvider, self.leadingTextProvider) = (gaugeProvider, leadingTextProvider)
        (self.trailingTextProvider, self.imageProvider) = (trailingTextProvider, imageProvider)
    }
}

open class CLKComplicationTemplateGraphicCornerStackText: CLKComplicationTemplate {
    open var innerTextProvider = CLKTextProvider()
    open var outerTextProvider = CLKTextProvider()

    public override init() {}
    public init(innerTextProvider: CLKTextProvider, outerTextProvider: CLKTextProvider) {
        (self.innerTextProvider, self.outerTextProvider) = (innerTextProvider, outerTextProvider)
    }
}

open class CLKComplicationTemplateGraphicCornerTextImage: CLKComplicationTemplate {
    open var textProvider = CLKTextProvider()
    open var imageProvider = CLKFullColorImageProvider()

    public override init() {}
    public init(textProvider: CLKTextProvider, imageProvider: CLKFullColorImageProvider) {
        (self.textProvider, self.imageProvider) = (textProvider, imageProvider)
    }
}

open class CLKComplicationTemplateGraphicCornerCircularImage: CLKComplicationTemplate {
    open var imageProvider = CLKFullColorImageProvider()

    public override init() {}
    public init(imageProvider: CLKFullColorImageProvider) {
        self.imageProvider = imageProvider
    }
}

open class CLKComplicationTemplateGraphicBezelCircularText: CLKComplicationTemplate {
    open var circularTemplate = CLKComplicationTemplateGraphicCircular()
    open var textProvider: CLKTextProvider?

    public override init() {}
    public init(circularTemplate: CLKComplicationTemplateGraphicCircular) {
        self.circularTemplate = circularTemplate
    }
    public init(circularTemplate: CLKComplicationTemplateGraphicCircular, textProvider: CLKTextProvider) {
        (self.circularTemplate, self.textProvider) = (circularTemplate, textProvider)
    }
}

open class CLKComplicationTemplateGraphicRectangularStandardBody: CLKComplicationTemplate {
    open var headerTextProvider = CLKTextProvider()
    open var body1TextProvider = CLKTextProvider()
    open var body2TextProvider: CLKTextProvider?
    open var headerImageProvider: CLKFullColorImageProvider?

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
        headerImageProvider: CLKFullColorImageProvider, headerTextProvider: CLKTextProvider,
        body1TextProvider: CLKTextProvider
    ) {
        (self.headerImageProvider, self.headerTextProvider) = (headerImageProvider, headerTextProvider)
        self.body1TextProvider = body1TextProvider
    }
    public init(
        headerImageProvider: CLKFullColorImageProvider, headerTextProvider: CLKTextProvider,
        body1TextProvider: CLKTextProvider, body2TextProvider: CLKTextProvider
    ) {
        (self.headerImageProvider, self.headerTextProvider) = (headerImageProvider, headerTextProvider)
        (self.body1TextProvider, self.body2TextProvider) = (body1TextProvider, body2TextProvider)
    }
}

open class CLKComplicationTemplateGraphicRectangularTextGauge: CLKComplicationTemplate {
    open var headerTextProvider = CLKTextProvider()
    open var body1TextProvider = CLKTextProvider()
    open var gaugeProvider = CLKGaugeProvider()
    open var headerImageProvider: CLKFullColorImageProvider?

    public override init() {}
    public init(
        headerTextProvider: CLKTextProvider, body1TextProvider: CLKTextProvider, gaugeProvider: CLKGaugeProvider
    ) {
        (self.headerTextProvider, self.body1TextProvider) = (headerTextProvider, body1TextProvider)
        self.gaugeProvider = gaugeProvider
    }
    public init(
        headerImageProvider: CLKFullColorImageProvider, headerTextProvider: CLKTextProvider,
        body1TextProvider: CLKTextProvider, gaugeProvider: CLKGaugeProvider
    ) {
        (self.headerImageProvider, self.headerTextProvider) = (headerImageProvider, headerTextProvider)
        (self.body1TextProvider, self.gaugeProvider) = (body1TextProvider, gaugeProvider)
    }
}

open class CLKComplicationTemplateGraphicRectangularLargeImage: CLKComplicationTemplate {
    open var textProvider = CLKTextProvider()
    open var imageProvider = CLKFullColorImageProvider()

    public override init() {}
    public init(textProvider: CLKTextProvider, imageProvider: CLKFullColorImageProvider) {
        (self.textProvider, self.imageProvider) = (textProvider, imageProvider)
    }
}

open class CLKComplicationTemplateGraphicRectangularFullImage: CLKComplicationTemplate {
    open var imageProvider = CLKFullColorImageProvider()

    public override init() {}
    public init(imageProvider: CLKFullColorImageProvider) {
        self.imageProvider = imageProvider
    }
}
