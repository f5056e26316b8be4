import Foundation

precedencegroup _OwnInitializerPrecedence {
    higherThan: MultiplicationPrecedence
}

infix operator ~=> : _OwnInitializerPrecedence

/// Gives an object as one of the class that was asked for it.
///
/// The tool puts it where an extension of one of Apple's classes calls `self.init`: only Objective-C makes objects of subclasses
/// there.
public func ~=> <Object: AnyObject, Made: AnyObject>(type: Object.Type, made: Made) -> Object {
    guard let object = made as? Object else {
        SetAsideStop.end("\(type) cannot be made as a \(Made.self) is: only Objective-C does that. Make it in the widget's own code.")
    }
    return object
}

/// Gives an object as one of the class that was asked for it; nil where there is none.
@_disfavoredOverload
public func ~=> <Object: AnyObject, Made: AnyObject>(type: Object.Type, made: Made?) -> Object? { made.map { type ~=> $0 } }
