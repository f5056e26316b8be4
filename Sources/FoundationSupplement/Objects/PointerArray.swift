import Foundation

/// An array of pointers to objects, which can hold them weakly and has places without one.
open class NSPointerArray: NSObject {
    private final class Place {
        weak var object: AnyObject?
        let kept: AnyObject?

        init(_ pointer: UnsafeMutableRawPointer?, isWeak: Bool) {
            let object = pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
            self.object = object
            kept = isWeak ? nil : object
        }
    }

    private var places: [Place] = []
    private let isWeak: Bool

    public init(options: NSPointerFunctions.Options = []) { isWeak = options.contains(.weakMemory) }

    open class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }
    open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

    /// The number of places, with those whose object is gone. More are filled with nothing, fewer cut the last ones off.
    open var count: Int {
        get { places.count }
        set {
            if newValue < places.count { places.removeLast(places.count - newValue) }
            while places.count < newValue { addPointer(nil) }
        }
    }

    /// The objects that are there.
    open var allObjects: [Any] { places.compactMap(\.object) }

    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        places[index].object.map { Unmanaged.passUnretained($0).toOpaque() }
    }

    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { places.append(Place(pointer, isWeak: isWeak)) }
    open func removePointer(at index: Int) { places.remove(at: index) }

    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
        places.insert(Place(item, isWeak: isWeak), at: index)
    }

    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
        places[index] = Place(item, isWeak: isWeak)
    }

    /// Removes the places without an object.
    open func compact() { places.removeAll { $0.object == nil } }
}
