// The layouts of round complications, in color.
import FoundationSupplement
import UIKit

open class CLKComplicationTemplateGraphicCircular: CLKComplicationTemplate {}

open class CLKComplicationTemplateGraphicExtraLargeCircular: CLKComplicationTemplate {}

open class CLKComplicationTemplateGraphicCircularImage: CLKComplicationTemplateGraphicCircular {
    open var imageProvider = CLKFullColorImageProvider()

    public override init() {}
    public init(imageProvider: CLKFullColorImageProvider) {
        self.imageProvider = imageProvider
    }
}

open class CLKComplicationTemplateGraphicCircularOpenGaugeRangeText: CLKComplicationTemplateGraphicCircular {
    open var gaugeProvider = CLKGaugeProvider()
    open var leadingTextProvider = CLKTextProvider()
    open var trailingTextProvider = CLKTextProvider()
    open var centerTextProvider = CLKTextProvider()

    public override init() {}
    public init(
        gaugeProvider: CLKGaugeProvider, leadingTextProvider: CLKTextProvider, trailingTextProvider: CLKTextProvider,
        centerTextProvider: CLKTextProvider
    ) {
        (self.gaugeProvider, self.leadingTextProvider) = (gaugeProvider, leadingTextProvider)
        (self.trailingTextProvider, self.centerTextProvider) = (trailingTextProvider, centerTextProvider)
    }
}

open class CLKComplicationTemplateGraphicCircularOpenGaugeSimpleText: CLKComplicationTemplateGraphicCircular {
    open var gaugeProvider = CLKGaugeProvider()
    open var bottomTextProvider = CLKTextProvider()
    open var centerTextProvider = CLKTextProvider()

    public override init() {}
    public init(
        gaugeProvider: CLKGaugeProvider, bottomTextProvider: CLKTextProvider, centerTextProvider: CLKTextProvider
    ) {
        (self.gaugeProvider, self.bottomTextProvider) = (gaugeProvider, bottomTextProvider)
        self.centerTextProvider = centerTextProvider
    }
}

open class CLKComplicationTemplateGraphicCircularOpenGaugeImage: CLKComplicationTemplateGraphicCircular {
    open var gaugeProvider = CLKGaugeProvider()
    open var bottomImageProvider = CLKFullColorImageProvider()
    open var centerTextProvider = CLKTextProvider()

    public override init() {}
    public init(
        gaugeProvider: CLKGaugeProvider, bottomImageProvider: CLKFullColorImageProvider,
        centerTextProvider: CLKTextProvider
    ) {
        (self.gaugeProvider, self.bottomImageProvider) = (gaugeProvider, bottomImageProvider)
        self.centerTextProvider = centerTextProvider
    }
}

open class CLKComplicationTemplateGraphicCircularClosedGaugeText: CLKComplicationTemplateGraphicCircular {
    open var gaugeProvider = CLKGaugeProvider()
    open var centerTextProvider = CLKTextProvider()

    public override init() {}
    public init(gaugeProvider: CLKGaugeProvider, centerTextProvider: CLKTextProvider) {
        (self.gaugeProvider, self.centerTextProvider) = (gaugeProvider, centerTextProvider)
    }
}

open class CLKComplicationTemplateGraphicCircularClosedGaugeImage: CLKComplicationTemplateGraphicCircular {
    open var gaugeProvider = CLKGaugeProvider()
    open var imageProvider = CLKFullColorImageProvider()

    public override init() {}
    public init(gaugeProvider: CLKGaugeProvider, imageProvider: CLKFullColorImageProvider) {
        (self.gaugeProvider, self.imageProvider) = (gaugeProvider, imageProvider)
    }
}

open class CLKComplicationTemplateGraphicCircularStackText: CLKComplicationTemplateGraphicCircular {
    open var line1TextProvider = CLKTextProvider()
    open var line2TextProvider = CLKTextProvider()

    public override init() {}
    public init(line1TextProvider: CLKTextProvider, line2TextProvider: CLKTextProvider) {
        (self.line1TextProvider, self.line2TextProvider) = (line1TextProvider, line2TextProvider)
    }
}

open class CLKComplicationTemplateGraphicCircularStackImage: CLKComplicationTemplateGraphicCircular {
    open var line1ImageProvider = CLKFullColorImageProvider()
    open var line2TextProvider = CLKTextProvider()

    public override init() {}
    public init(line1ImageProvider: CLKFullColorImageProvider, line2TextProvider: CLKTextProvider) {
        (self.line1ImageProvider, self.line2TextProvider) = (line1ImageProvider, line2TextProvider)
    }
}

open class CLKComplicationTemplateGraphicExtraLargeCircularImage: CLKComplicationTemplateGraphicExtraLargeCircular {
    open var imageProvider = CLKFullColorImageProvider()

    public override init() {}
    public init(imageProvider: CLKFullColorImageProvider) {
        self.imageProvider = imageProvider
    }
}

open class CLKComplicationTemplateGraphicExtraLargeCircularOpenGaugeRangeText: CLKComplicationTemplateGraphicExtraLargeCircular {
    open var gaugeProvider = CLKGaugeProvider()
    open var leadingTextProvider = CLKTextProvider()
    open var trailingTextProvider = CLKTextProvider()
    open var centerTextProvider = CLKTextProvider()

    public override init() {}
    public init(
        gaugeProvider: CLKGaugeProvider, leadingTextProvider: CLKTextProvider, trailingTextProvider: CLKTextProvider,
        centerTextProvider: CLKTextProvider
    ) {
        (self.gaugeProvider, self.leadingTextProvider) = (gaugeProvider, leadingTextProvider)
        (self.trailingTextProvider, self.centerTextProvider) = (trailingTextProvider, centerTextProvider)
    }
}

open class CLKComplicationTemplateGraphicExtraLargeCircularOpenGaugeSimpleText: CLKComplicationTemplateGraphicExtraLargeCircular {
    open var gaugeProvider = CLKGaugeProvider()
    open var bottomTextProvider = CLKTextProvider()
    open var centerTextProvider = CLKTextProvider()

    public override init() {}
    public init(
        gaugeProvider: CLKGaugeProvider, bottomTextProvider: CLKTextProvider, centerTextProvider: CLKTextProvider
    ) {
        (self.gaugeProvider, self.bottomTextProvider) = (gaugeProvider, bottomTextProvider)
        self.centerTextProvider = centerTextProvider
    }
}

open class CLKComplicationTemplateGraphicExtraLargeCircularOpenGaugeImage: CLKComplicationTemplateGraphicExtraLargeCircular {
    open var gaugeProvider = CLKGaugeProvider()
    open var bottomImageProvider = CLKFullColorImageProvider()
    open var centerTextProvider = CLKTextProvider()

    public override init() {}
    public init(
        gaugeProvider: CLKGaugeProvider, bottomImageProvider: CLKFullColorImageProvider,
        centerTextProvider: CLKTextProvider
    ) {
        (self.gaugeProvider, self.bottomImageProvider) = (gaugeProvider, bottomImageProvider)
        self.centerTextProvider = centerTextProvider
    }
}

open class CLKComplicationTemplateGraphicExtraLargeCircularClosedGaugeText: CLKComplicationTemplateGraphicExtraLargeCircular {
    open var gaugeProvider = CLKGaugeProvider()
    open var centerTextProvider = CLKTextProvider()

    public override init() {}
    public init(gaugeProvider: CLKGaugeProvider, centerTextProvider: CLKTextProvider) {
        (self.gaugeProvider, self.centerTextProvider) = (gaugeProvider, centerTextProvider)
    }
}

open class CLKComplicationTemplateGraphicExtraLargeCircularClosedGaugeImage: CLKComplicationTemplateGraphicExtraLargeCircular {
    open var gaugeProvider = CLKGaugeProvider()
    open var imageProvider = CLKFullColorImageProvider()

    public override init() {}
    public init(gaugeProvider: CLKGaugeProvider, imageProvider: CLKFullColorImageProvider) {
        (self.gaugeProvider, self.imageProvider) = (gaugeProvider, imageProvider)
    }
}

open class CLKComplicationTemplateGraphicExtraLargeCircularStackText: CLKComplicationTemplateGraphicExtraLargeCircular {
    open var line1TextProvider = CLKTextProvider()
    open var line2TextProvider = CLKTextProvider()

    public override init() {}
    public init(line1TextProvider: CLKTextProvider, line2TextProvider: CLKTextProvider) {
        (self.line1TextProvider, self.line2TextProvider) = (line1TextProvider, line2TextProvider)
    }
}

open class CLKComplicationTemplateGraphicExtraLargeCircularStackImage: CLKComplicationTemplateGraphicExtraLargeCircular {
    open var line1ImageProvider = CLKFullColorImageProvider()
    open var line2TextProvider = CLKTextProvider()

    public override init() {}
    public init(line1ImageProvider: CLKFullColorImageProvider, line2TextProvider: CLKTextProvider) {
        (self.line1ImageProvider, self.line2TextProvider) = (line1ImageProvider, line2TextProvider)
    }
}
