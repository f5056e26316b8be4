// The layouts of complications that show a view of SwiftUI's.
import FoundationSupplement
import SwiftUICore

open class CLKComplicationTemplateGraphicCircularView<Content: View>: CLKComplicationTemplateGraphicCircular {
    public let content: Content
    public init(_ content: Content) { self.content = content }
}

open class CLKComplicationTemplateGraphicExtraLargeCircularView<Content: View>: CLKComplicationTemplateGraphicExtraLargeCircular {
    public let content: Content
    public init(_ content: Content) { self.content = content }
}

open class CLKComplicationTemplateGraphicRectangularFullView<Content: View>: CLKComplicationTemplate {
    public let content: Content
    public init(_ content: Content) { self.content = content }
}

open class CLKComplicationTemplateGraphicCornerCircularView<Content: View>: CLKComplicationTemplate {
    public let content: Content
    public init(_ content: Content) { self.content = content }
}
