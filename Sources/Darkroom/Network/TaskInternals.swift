import Foundation
import FoundationNetworking
@_spi(Reflection) import Swift

/// The private fields of Foundation's tasks and loaders that a loader outside of Foundation needs.
enum TaskInternals {
    /// Returns the body that an upload task sends. The task's request does not contain it.
    static func body(of task: URLSessionTask) -> Data? {
        guard let body = field("knownBody", of: task), let content = Mirror(reflecting: body).children.first else {
            return nil
        }
        if let data = content.value as? DispatchData { return Data(data) }
        if let file = content.value as? URL { return try? Data(contentsOf: file, options: .mappedIfSafe) }
        return nil
    }

    /// Returns the queue on which a task's loader must call its client.
    static func queue(of task: URLSessionTask) -> DispatchQueue? {
        field("workQueue", of: task) as? DispatchQueue
    }

    /// Returns the session that a task belongs to; nil when the task has ended.
    static func session(of task: URLSessionTask) -> URLSession? {
        field("session", of: task) as? URLSession
    }

    private static func field(_ name: String, of object: AnyObject) -> Any? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == name }) {
                let optional = Mirror(reflecting: child.value)
                return optional.displayStyle == .optional ? optional.children.first?.value : child.value
            }
            mirror = current.superclassMirror
        }
        return nil
    }

    /// Has a task that asynchronous code awaits continue that code on the queue of its session's delegate, as completion handlers
    /// run there. Foundation would continue it on the queue of the session's work, which a task that is being cancelled waits for
    /// while it holds the lock without which the code cannot continue.
    ///
    /// - Returns: whether the task has the necessary field.
    @discardableResult
    static func completeOnDelegateQueue(_ task: URLSessionTask) -> Bool {
        var isSet = false
        _ = _forEachField(of: URLSessionTask.self, options: .classType) { name, offset, type, _ in
            guard String(cString: name) == "_callCompletionHandlerInline", type == Bool.self else { return true }
            (Unmanaged.passUnretained(task).toOpaque() + offset).assumingMemoryBound(to: Bool.self).pointee = false
            isSet = true
            return false
        }
        return isSet
    }

    /// Sets the file that a download task returns.
    ///
    /// - Returns: whether the loader has the necessary field.
    static func setDownloadedFile(_ file: URL, of loader: URLProtocol) -> Bool {
        var isSet = false
        _ = _forEachField(of: URLProtocol.self, options: .classType) { name, offset, type, _ in
            guard String(cString: name) == "properties", let properties = type as? any LoaderProperties.Type else {
                return true
            }
            isSet = properties.setDownloadedFile(file, at: Unmanaged.passUnretained(loader).toOpaque() + offset)
            return false
        }
        return isSet
    }
}

/// A dictionary whose keys are a private enumeration of Foundation.
private protocol LoaderProperties {
    static func setDownloadedFile(_ file: URL, at place: UnsafeMutableRawPointer) -> Bool
}

extension Dictionary: LoaderProperties where Value == Any {
    fileprivate static func setDownloadedFile(_ file: URL, at place: UnsafeMutableRawPointer) -> Bool {
        func key<Raw: RawRepresentable>(_: Raw.Type) -> Key? {
            ("temporaryFileURL" as? Raw.RawValue).flatMap { Raw(rawValue: $0) as? Key }
        }
        guard let type = Key.self as? any RawRepresentable.Type, let key = key(type) else { return false }
        place.assumingMemoryBound(to: [Key: Any].self).pointee[key] = file
        return true
    }
}
