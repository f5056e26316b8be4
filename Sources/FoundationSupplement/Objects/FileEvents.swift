import Dispatch

/// A source of events of a file. None comes: what it tells happens to files of an app that runs, and a picture's program ends
/// soon. Only its cancellation is heard of.
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {}

extension DispatchSourceFileSystemObject {
    public var handle: Int32 { -1 }
    public var data: DispatchSource.FileSystemEvent { [] }
    public var mask: DispatchSource.FileSystemEvent { .all }
}

extension DispatchSource: DispatchSourceFileSystemObject {
    public class func makeFileSystemObjectSource(
        fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceFileSystemObject {
        // A source that nothing is ever added to.
        DispatchSource.makeUserDataAddSource(queue: queue) as! DispatchSource
    }
}
