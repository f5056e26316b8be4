import Foundation

// The kinds of locks as Darwin declares them: numbers of C's `int`. Linux has the same numbers as `Int`.

@_disfavoredOverload public var PTHREAD_MUTEX_NORMAL: Int32 { 0 }
@_disfavoredOverload public var PTHREAD_MUTEX_RECURSIVE: Int32 { 1 }
@_disfavoredOverload public var PTHREAD_MUTEX_ERRORCHECK: Int32 { 2 }
@_disfavoredOverload public var PTHREAD_MUTEX_DEFAULT: Int32 { 0 }
public var PTHREAD_MUTEX_POLICY_FAIRSHARE_NP: Int32 { 1 }
public var PTHREAD_MUTEX_POLICY_FIRSTFIT_NP: Int32 { 3 }

/// Effect: none, because Linux has one policy.
@discardableResult public func pthread_mutexattr_setpolicy_np(
    _ attributes: UnsafeMutablePointer<pthread_mutexattr_t>!, _ policy: Int32
) -> Int32 { 0 }
