import Foundation

/// The key of what failed, which stands before the reason in an error's description.
public let NSLocalizedFailureErrorKey = "NSLocalizedFailure"

/// Gives errors the descriptions that they have on Apple's systems, in English.
///
/// The corrected property takes the place of Foundation's in the class itself, because a Swift error becomes an
/// `NSError` only when it is asked for its description.
// The class has no properties of its own, so that every error can stand for one.
package final class ErrorDescription: NSError, @unchecked Sendable {
    private class Unchanged: NSError, @unchecked Sendable {}

    /// Whether descriptions are corrected. The first use corrects them, for the rest of the process.
    package static let isInstalled = MethodTable.replaceMethods(
        of: NSError.self, by: ErrorDescription.self, plain: Unchanged.self, count: 2)

    package override var localizedDescription: String {
        if let own = userInfo[NSLocalizedDescriptionKey] as? String { return own }
        if userInfo[NSLocalizedFailureReasonErrorKey] == nil, domain == NSCocoaErrorDomain, let text = cocoaText {
            return text
        }
        return "The operation couldn\u{2019}t be completed. " + (localizedFailureReason ?? "(\(domain) error \(code).)")
    }

    /// As `Error Domain=Tides Code=3 "Low" UserInfo={NSLocalizedDescription=Low}`. The keys are sorted.
    package override var description: String {
        let own = userInfo[NSLocalizedDescriptionKey] as? String ?? (domain == NSCocoaErrorDomain ? cocoaText : nil)
        let values = userInfo.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: ", ")
        return "Error Domain=\(domain) Code=\(code) \"\(own ?? "(null)")\"" + (values.isEmpty ? "" : " UserInfo={\(values)}")
    }

    private var cocoaText: String? {
        let path = userInfo[NSFilePathErrorKey] as? String ?? (userInfo[NSURLErrorKey] as? URL)?.path
        let name = path.map { " \u{201C}\(($0 as NSString).lastPathComponent)\u{201D}" }
        switch code {
        case 4: return "The file\(name ?? "") doesn\u{2019}t exist."
        case 256: return "The file\(name ?? "") couldn\u{2019}t be opened."
        case 257:
            return "The file\(name ?? "") couldn\u{2019}t be opened because you don\u{2019}t have permission to view it."
        case 260:
            let reason = name == nil ? "it doesn\u{2019}t exist." : "there is no such file."
            return "The file\(name ?? "") couldn\u{2019}t be opened because \(reason)"
        case 3840, 4864: return "The data couldn\u{2019}t be read because it isn\u{2019}t in the correct format."
        case 4865: return "The data couldn\u{2019}t be read because it is missing."
        default: return nil
        }
    }
}
