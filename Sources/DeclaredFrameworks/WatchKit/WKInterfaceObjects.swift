import UIKit

// The objects of a watch app's storyboard. A widget has no storyboard, so they show nothing.

// An open class cannot be checked. There is no state.
open class WKInterfaceObject: NSObject, @unchecked Sendable {
    open func setHidden(_ hidden: Bool) {}
    open func setAlpha(_ alpha: CGFloat) {}
    open func setWidth(_ width: CGFloat) {}
    open func setHeight(_ height: CGFloat) {}
}

// An open class cannot be checked. There is no state.
open class WKInterfaceImage: WKInterfaceObject, @unchecked Sendable {
    open func setImage(_ image: UIImage?) {}
    open func setImageData(_ imageData: Data?) {}
    open func setImageNamed(_ imageName: String?) {}
    open func setTintColor(_ tintColor: UIColor?) {}
    open func startAnimating() {}
    open func stopAnimating() {}
}

// An open class cannot be checked. There is no state.
open class WKInterfaceLabel: WKInterfaceObject, @unchecked Sendable {
    open func setText(_ text: String?) {}
    open func setTextColor(_ color: UIColor?) {}
    open func setAttributedText(_ attributedText: NSAttributedString?) {}
}

// An open class cannot be checked. There is no state.
open class WKInterfaceButton: WKInterfaceObject, @unchecked Sendable {
    open func setTitle(_ title: String?) {}
    open func setAttributedTitle(_ attributedTitle: NSAttributedString?) {}
    open func setBackgroundColor(_ color: UIColor?) {}
    open func setBackgroundImage(_ image: UIImage?) {}
    open func setBackgroundImageNamed(_ imageName: String?) {}
    open func setEnabled(_ enabled: Bool) {}
}

// An open class cannot be checked. There is no state.
open class WKInterfaceGroup: WKInterfaceObject, @unchecked Sendable {
    open func setCornerRadius(_ cornerRadius: CGFloat) {}
    open func setContentInset(_ contentInset: UIEdgeInsets) {}
    open func setBackgroundColor(_ color: UIColor?) {}
    open func setBackgroundImage(_ image: UIImage?) {}
    open func setBackgroundImageData(_ imageData: Data?) {}
    open func setBackgroundImageNamed(_ imageName: String?) {}
    open func startAnimating() {}
    open func stopAnimating() {}
}

/// A table, which has no rows.
// An open class cannot be checked. There is no state.
open class WKInterfaceTable: WKInterfaceObject, @unchecked Sendable {
    open var numberOfRows: Int { 0 }
    open func setNumberOfRows(_ numberOfRows: Int, withRowType rowType: String) {}
    open func setRowTypes(_ rowTypes: [String]) {}
    open func rowController(at index: Int) -> Any? { nil }
    open func insertRows(at rows: IndexSet, withRowType rowType: String) {}
    open func removeRows(at rows: IndexSet) {}
    open func scrollToRow(at index: Int) {}
    open func performSegue(forRow row: Int) {}
}

// An open class cannot be checked. There is no state.
open class WKInterfaceSwitch: WKInterfaceObject, @unchecked Sendable {
    open func setTitle(_ title: String?) {}
    open func setOn(_ on: Bool) {}
    open func setEnabled(_ enabled: Bool) {}
    open func setColor(_ color: UIColor?) {}
}

// An open class cannot be checked. There is no state.
open class WKInterfaceSlider: WKInterfaceObject, @unchecked Sendable {
    open func setValue(_ value: Float) {}
    open func setNumberOfSteps(_ numberOfSteps: Int) {}
    open func setEnabled(_ enabled: Bool) {}
    open func setColor(_ color: UIColor?) {}
}

// An open class cannot be checked. There is no state.
open class WKInterfaceDate: WKInterfaceObject, @unchecked Sendable {
    open func setTextColor(_ color: UIColor?) {}
    open func setTimeZone(_ timeZone: TimeZone?) {}
    open func setCalendar(_ calendar: Calendar?) {}
}

// An open class cannot be checked. There is no state.
open class WKInterfaceTimer: WKInterfaceObject, @unchecked Sendable {
    open func setTextColor(_ color: UIColor?) {}
    open func setDate(_ date: Date) {}
    open func start() {}
    open func stop() {}
}

/// A control of the volume, which is not shown.
// An open class cannot be checked. There is no state.
open class WKInterfaceVolumeControl: WKInterfaceObject, @unchecked Sendable {
    public enum Origin: Int, Sendable { case local, companion }
    public init(origin: Origin) {}
    open func setTintColor(_ tintColor: UIColor?) {}
    open func focus() {}
    open func resignFocus() {}
}
