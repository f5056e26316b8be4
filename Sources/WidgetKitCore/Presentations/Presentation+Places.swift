extension Presentation {
    /// Returns the place in which this presentation shows a form on a device, or `nil` if it does not show it.
    package func place(of form: PictureForm, on device: WidgetDevice) -> Presentation? {
        if self == .bare { return .bare }
        let places = Presentation.places(of: form, on: device)
        return self == .automatic ? places.first : places.contains(self) ? self : nil
    }

    /// The places that show a form on a device, the usual one first.
    private static func places(of form: PictureForm, on device: WidgetDevice) -> [Presentation] {
        switch form {
        case .widget where device.kind == .mac: return [.desktop]
        case .activity where device.kind == .mac, .control where device.kind == .mac: return []
        case .widget(let family) where family.isAccessory: return device.kind == .watch ? [.watch] : [.lock]
        case .widget(.systemSmall): return device.kind == .phone ? [.home, .standBy, .standByNight, .desktop] : [.home]
        case .widget: return device.kind == .phone ? [.home, .desktop] : [.home]
        case .activity(.content) where device.kind == .watch: return [.watch]
        case .activity(.content): return device.kind == .phone ? [.lock, .standBy, .standByNight, .carPlay] : [.lock]
        case .activity, .control(.controlActionButton): return [.island]
        case .control(.controlLockScreen): return [.lock]
        case .control: return [.controlCenter]
        }
    }
}
