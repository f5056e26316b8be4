import Foundation
import FoundationSupplement
import UIKit

/// A menu, which nobody opens.
@preconcurrency @MainActor open class NSMenu: NSObject {
    open var title: String
    open var items: [NSMenuItem] = []
    open weak var delegate: (any NSMenuDelegate)?
    open var autoenablesItems = true
    open var numberOfItems: Int { items.count }
    open weak var supermenu: NSMenu?

    public init(title: String) { self.title = title }
    public override convenience init() { self.init(title: "") }

    open func addItem(_ newItem: NSMenuItem) { insertItem(newItem, at: items.count) }
    @discardableResult
    open func addItem(withTitle string: String, action selector: Selector?, keyEquivalent charCode: String) -> NSMenuItem {
        let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
        addItem(item)
        return item
    }
    open func insertItem(_ newItem: NSMenuItem, at index: Int) {
        newItem.menu = self
        items.insert(newItem, at: min(index, items.count))
    }
    open func removeItem(_ item: NSMenuItem) { items.removeAll { $0 === item } }
    open func removeItem(at index: Int) { items.remove(at: index) }
    open func removeAllItems() { items = [] }
    open func item(at index: Int) -> NSMenuItem? { items.indices.contains(index) ? items[index] : nil }
    open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
    open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
    /// The place of an item; -1 where the menu does not have it.
    open func index(of item: NSMenuItem) -> Int { items.firstIndex { $0 === item } ?? -1 }
    open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) { item.submenu = menu }
    /// Effect: none, because there is no Objective-C to send the action.
    open func performActionForItem(at index: Int) {}
    open func update() {}
    open func cancelTracking() {}
    /// Shows nothing.
    @discardableResult open func popUp(positioning item: NSMenuItem?, at location: CGPoint, in view: NSView?) -> Bool { false }
}

/// An item of a menu.
@preconcurrency @MainActor open class NSMenuItem: NSObject {
    open var title: String
    open var attributedTitle: NSAttributedString?
    open var action: Selector?
    open weak var target: AnyObject?
    open var keyEquivalent: String
    open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
    open var image: NSImage?
    open var state = NSControl.StateValue.off
    open var tag = 0
    open var isEnabled = true
    open var isHidden = false
    open var indentationLevel = 0
    open var toolTip: String?
    open var representedObject: Any?
    open var submenu: NSMenu?
    open var view: NSView?
    open internal(set) weak var menu: NSMenu?
    open var isSeparatorItem: Bool { isSeparator }
    private var isSeparator = false

    public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
        (title, action, keyEquivalent) = (string, selector, charCode)
    }
    public override convenience init() { self.init(title: "", action: nil, keyEquivalent: "") }

    open class func separator() -> NSMenuItem {
        let item = NSMenuItem()
        item.isSeparator = true
        return item
    }
}

/// What is told of a menu. Nobody opens one.
@preconcurrency @MainActor public protocol NSMenuDelegate: AnyObject {
    /// Before the menu opens.
    func menuWillOpen(_ menu: NSMenu)
    /// After the menu closed.
    func menuDidClose(_ menu: NSMenu)
    /// Before the menu is shown, so that its items can change.
    func menuNeedsUpdate(_ menu: NSMenu)
}

extension NSMenuDelegate {
    public func menuWillOpen(_ menu: NSMenu) {}
    public func menuDidClose(_ menu: NSMenu) {}
    public func menuNeedsUpdate(_ menu: NSMenu) {}
}
