import Foundation
public import FoundationSupplement
import UniformTypeIdentifiers

extension NSItemProvider {
    /// Effect: none, because nothing is transferred.
    public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {}

    /// Fails, because nothing is transferred.
    @discardableResult public func loadTransferable<T: Transferable>(
        type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        let text = "No item is transferred into a picture, so there is none of type \(T.self)."
        completionHandler(
            .failure(NSError(domain: "NSItemProviderErrorDomain", code: -1000, userInfo: [NSLocalizedDescriptionKey: text])))
        return Progress(totalUnitCount: 1)
    }
}
