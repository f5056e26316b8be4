/// What a picture shows of an extension: a widget's family, a Live Activity's presentation, or a place of a control.
package enum PictureForm: Hashable, Sendable {
    case widget(WidgetFamily)
    case activity(ActivityPreviewViewKind)
    case control(ControlForm)

    /// The name in options, files and reports.
    package var name: String {
        switch self {
        case .widget(let family): family.name
        case .activity(let kind): kind.name
        case .control(let form): form.rawValue
        }
    }

    package var family: WidgetFamily? {
        guard case .widget(let family) = self else { return nil }
        return family
    }

    /// All forms, in the order in which help lists them.
    package static var all: [PictureForm] {
        WidgetFamily.allCases.map(PictureForm.widget) + ActivityPreviewViewKind.all.map(PictureForm.activity)
            + ControlForm.allCases.map(PictureForm.control)
    }

    /// The presentations of Live Activities on a device.
    package static func presentations(on device: WidgetDevice) -> [ActivityPreviewViewKind] {
        switch device.kind {
        case .phone: device.hasDynamicIsland ? ActivityPreviewViewKind.all : [.content]
        case .pad, .watch: [.content]
        case .mac: []
        }
    }

    /// The places of controls on a device.
    package static func places(on device: WidgetDevice) -> [ControlForm] {
        switch device.kind {
        case .phone: ControlForm.allCases
        case .pad: [.controlSmall, .controlMedium, .controlLarge]
        case .watch, .mac: []
        }
    }
}
