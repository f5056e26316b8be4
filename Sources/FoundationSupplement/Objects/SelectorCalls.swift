import Foundation

// Calls of methods by their selectors. Linux has no methods that can be found by a name, so none is called; a warning
// says so once.

private func report(_ call: String) {
    FrameworkWarning.report(
        "\(call) calls no method: without Objective-C there is no method for a selector. Use the form with a closure.")
}

extension NotificationCenter {
    /// Adds no observer.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        report("NotificationCenter.addObserver(_:selector:name:object:)")
    }
}

extension Timer {
    /// Creates a timer that does nothing when it fires.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        report("Timer.init(timeInterval:target:selector:userInfo:repeats:)")
        self.init(timeInterval: ti, repeats: yesOrNo) { _ in }
    }

    /// Creates a timer that does nothing when it fires.
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?, repeats rep: Bool
    ) {
        report("Timer.init(fireAt:interval:target:selector:userInfo:repeats:)")
        self.init(fire: date, interval: ti, repeats: rep) { _ in }
    }

    /// Schedules a timer that does nothing when it fires.
    @discardableResult public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        report("Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:)")
        return scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { _ in }
    }
}

extension NSObject {
    /// Calls nothing, so there is no result.
    @discardableResult public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { unperformed() }
    @discardableResult public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        unperformed()
    }
    @discardableResult public func perform(
        _ aSelector: Selector!, with object1: Any!, with object2: Any!
    ) -> Unmanaged<AnyObject>! { unperformed() }
    @discardableResult public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { unperformed() }

    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        report("NSObject.perform(_:with:afterDelay:)")
    }
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        report("NSObject.performSelector(onMainThread:with:waitUntilDone:)")
    }
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        report("NSObject.performSelector(inBackground:with:)")
    }
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]) {
        report("NSObject.perform(_:with:afterDelay:inModes:)")
    }
    public func perform(_ aSelector: Selector, on thr: Thread, with arg: Any?, waitUntilDone wait: Bool) {
        report("NSObject.perform(_:on:with:waitUntilDone:)")
    }
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {}
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {}
}

private func unperformed() -> Unmanaged<AnyObject>? {
    report("NSObject.perform(_:)")
    return nil
}
