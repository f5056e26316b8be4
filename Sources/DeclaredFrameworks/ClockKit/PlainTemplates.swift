// The layouts of complications on utilitarian, circular and extra large faces.
import FoundationSupplement
import UIKit

open class CLKComplicationTemplateUtilitarianSmallFlat: CLKComplicationTemplate {
    open var textProvider = CLKTextProvider()
    open var imageProvider: CLKImageProvider?

    public override init() {}
    public init(textProvider: CLKTextProvider) {
        self.textProvider = textProvider
    }
    public init(textProvider: CLKTextProvider, imageProvider: CLKImageProvider) {
        (self.textProvider, self.imageProvider) = (textProvider, imageProvider)
    }
}

open class CLKComplicationTemplateUtilitarianSmallSquare: CLKComplicationTemplate {
    open var imageProvider = CLKImageProvider()

    public override init() {}
    public init(imageProvider: CLKImageProvider) {
        self.imageProvider = imageProvider
    }
}

open class CLKComplicationTemplateUtilitarianSmallRingText: CLKComplicationTemplate {
    open var textProvider = CLKTextProvider()
    open var fillFraction = Float(0)
    open var ringStyle = CLKComplicationRingStyle.closed

    public override init() {}
    public init(textProvider: CLKTextProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle) {
        (self.textProvider, self.fillFraction) = (textProvider, fillFraction)
        self.ringStyle = ringStyle
    }
}

open class CLKComplicationTemplateUtilitarianSmallRingImage: CLKComplicationTemplate {
    open var imageProvider = CLKImageProvider()
    open var fillFraction = Float(0)
    open var ringStyle = CLKComplicationRingStyle.closed

    public override init() {}
    public init(imageProvider: CLKImageProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle) {
        (self.imageProvider, self.fillFraction) = (imageProvider, fillFraction)
        self.ringStyle = ringStyle
    }
}

open class CLKComplicationTemplateUtilitarianLargeFlat: CLKComplicationTemplate {
    open var textProvider = CLKTextProvider()
    open var imageProvider: CLKImageProvider?

    public override init() {}
    public init(textProvider: CLKTextProvider) {
        self.textProvider = textProvider
    }
    public init(textProvider: CLKTextProvider, imageProvider: CLKImageProvider) {
        (self.textProvider, self.imageProvider) = (textProvider, imageProvider)
    }
}

open class CLKComplicationTemplateCircularSmallSimpleText: CLKComplicationTemplate {
    open var textProvider = CLKTextProvider()

    public override init() {}
    public init(textProvider: CLKTextProvider) {
        self.textProvider = textProvider
    }
}

open class CLKComplicationTemplateCircularSmallSimpleImage: CLKComplicationTemplate {
    open var imageProvider = CLKImageProvider()

    public override init() {}
    public init(imageProvider: CLKImageProvider) {
        self.imageProvider = imageProvider
    }
}

open class CLKComplicationTemplateCircularSmallRingText: CLKComplicationTemplate {
    open var textProvider = CLKTextProvider()
    open var fillFraction = Float(0)
    open var ringStyle = CLKComplicationRingStyle.closed

    public override init() {}
    public init(textProvider: CLKTextProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle) {
        (self.textProvider, self.fillFraction) = (textProvider, fillFraction)
        self.ringStyle = ringStyle
    }
}

open class CLKComplicationTemplateCircularSmallRingImage: CLKComplicationTemplate {
    open var imageProvider = CLKImageProvider()
    open var fillFraction = Float(0)
    open var ringStyle = CLKComplicationRingStyle.closed

    public override init() {}
    public init(imageProvider: CLKImageProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle) {
        (self.imageProvider, self.fillFraction) = (imageProvider, fillFraction)
        self.ringStyle = ringStyle
    }
}

open class CLKComplicationTemplateCircularSmallStackText: CLKComplicationTemplate {
    open var line1TextProvider = CLKTextProvider()
    open var line2TextProvider = CLKTextProvider()

    public override init() {}
    public init(line1TextProvider: CLKTextProvider, line2TextProvider: CLKTextProvider) {
        (self.line1TextProvider, self.line2TextProvider) = (line1TextProvider, line2TextProvider)
    }
}

open class CLKComplicationTemplateCircularSmallStackImage: CLKComplicationTemplate {
    open var line1ImageProvider = CLKImageProvider()
    open var line2TextProvider = CLKTextProvider()

    public override init() {}
    public init(line1ImageProvider: CLKImageProvider, line2TextProvider: CLKTextProvider) {
        (self.line1ImageProvider, self.line2TextProvider) = (line1ImageProvider, line2TextProvider)
    }
}

open class CLKComplicationTemplateExtraLargeSimpleText: CLKComplicationTemplate {
    open var textProvider = CLKTextProvider()

    public override init() {}
    public init(textProvider: CLKTextProvider) {
        self.textProvider = textProvider
    }
}

open class CLKComplicationTemplateExtraLargeSimpleImage: CLKComplicationTemplate {
    open var imageProvider = CLKImageProvider()

    public override init() {}
    public init(imageProvider: CLKImageProvider) {
        self.imageProvider = imageProvider
    }
}

open class CLKComplicationTemplateExtraLargeRingText: CLKComplicationTemplate {
    open var textProvider = CLKTextProvider()
    open var fillFraction = Float(0)
    open var ringStyle = CLKComplicationRingStyle.closed

    public override init() {}
    public init(textProvider: CLKTextProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle) {
        (self.textProvider, self.fillFraction) = (textProvider, fillFraction)
        self.ringStyle = ringStyle
    }
}

open class CLKComplicationTemplateExtraLargeRingImage: CLKComplicationTemplate {
    open var imageProvider = CLKImageProvider()
    open var fillFraction = Float(0)
    open var ringStyle = CLKComplicationRingStyle.closed

    public override init() {}
    public init(imageProvider: CLKImageProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle) {
        (self.imageProvider, self.fillFraction) = (imageProvider, fillFraction)
        self.ringStyle = ringStyle
    }
}

open class CLKComplicationTemplateExtraLargeStackText: CLKComplicationTemplate {
    open var line1TextProvider = CLKTextProvider()
    open var line2TextProvider = CLKTextProvider()

    public override init() {}
    public init(line1TextProvider: CLKTextProvider, line2TextProvider: CLKTextProvider) {
        (self.line1TextProvider, self.line2TextProvider) = (line1TextProvider, line2TextProvider)
    }
}

open class CLKComplicationTemplateExtraLargeStackImage: CLKComplicationTemplate {
    open var line1ImageProvider = CLKImageProvider()
    open var line2TextProvider = CLKTextProvider()

    public override init() {}
    public init(line1ImageProvider: CLKImageProvider, line2TextProvider: CLKTextProvider) {
        (self.line1ImageProvider, self.line2TextProvider) = (line1ImageProvider, line2TextProvider)
    }
}

open class CLKComplicationTemplateExtraLargeColumnsText: CLKComplicationTemplate {
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
