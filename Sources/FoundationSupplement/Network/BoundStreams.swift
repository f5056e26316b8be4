import Foundation

extension Stream {
    /// Makes two streams. What a program writes into one does not arrive in the other, because no upload leaves this
    /// machine: the input ends at once.
    public class func getBoundStreams(
        withBufferSize bufferSize: Int, inputStream: UnsafeMutablePointer<InputStream?>?,
        outputStream: UnsafeMutablePointer<OutputStream?>?
    ) {
        inputStream?.pointee = InputStream(data: Data())
        outputStream?.pointee = OutputStream(toMemory: ())
    }
}

extension URL {
    /// Whether the file is there. There are no files that a provider would have to fetch first.
    ///
    /// - Throws: what `checkResourceIsReachable()` throws.
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
