// The Objective-C part of the package XCGLogger, which cannot be built on Linux. Swift raises no exception that could be caught.
@_exported import Foundation
@_exported import FoundationSupplement

public let ObjcExceptionBridgingVersionNumber = 1.0

/// Calls the first function and the last one. The second is for exceptions of Objective-C, of which there are none.
public func _try_objc(_ tryBlock: () -> Void, _ catchBlock: (NSException) -> Void, _ finallyBlock: () -> Void) {
    tryBlock()
    finallyBlock()
}

/// Ends the program, as an exception does that nobody catches.
public func _throw_objc(_ exception: NSException) { exception.raise() }
