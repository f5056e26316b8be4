import FoundationSupplement

/// Gives a view as one of the class that was asked for it.
///
/// The tool puts it where an extension of UIView calls `self.init`. UIKit's own views are made by the initializer that all of them
/// have.
@MainActor public func ~=> <Object: UIView>(type: Object.Type, made: UIView) -> Object {
    if made as? Object == nil, String(reflecting: type).hasPrefix("UIKit."), let object = type.init(coder: NSCoder()) {
        object.frame = made.frame
        return object
    }
    return _object(of: type, from: made)
}

/// What the operator does for all classes.
private func _object<Object: AnyObject, Made: AnyObject>(of type: Object.Type, from made: Made) -> Object { type ~=> made }
