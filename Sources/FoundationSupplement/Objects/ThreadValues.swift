public import Foundation

/// The address of this is the key of a thread's values.
nonisolated(unsafe) private let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

/// The values that a thread keeps, which are an object on Apple's systems and a dictionary of Swift's here.
public func _threadDictionary(of thread: Thread) -> NSMutableDictionary {
    if let known = objc_getAssociatedObject(thread, key) as? NSMutableDictionary { return known }
    let values = NSMutableDictionary()
    objc_setAssociatedObject(thread, key, values, .OBJC_ASSOCIATION_RETAIN)
    return values
}
