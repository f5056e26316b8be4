/// A file of a sample. Nothing can make one here.
// An open class cannot be checked. There is no state.
open class HKAttachment: NSObject, @unchecked Sendable {
    override init() {}

    open var identifier: UUID { UUID() }
    open var name: String { "" }
    open var size: Int { 0 }
    open var creationDate: Date { .distantPast }
    open var metadata: [String: Any]? { nil }
}

/// The files of samples, of which there are none.
// An open class cannot be checked. There is no state.
open class HKAttachmentStore: NSObject, @unchecked Sendable {
    public init(healthStore: HKHealthStore) {}

    open func attachments(for object: HKObject) async throws -> [HKAttachment] { [] }
    @preconcurrency open func getAttachments(
        for object: HKObject, completion: @escaping @Sendable ([HKAttachment]?, (any Error)?) -> Void
    ) { completion([], nil) }
    open func removeAttachment(_ attachment: HKAttachment, from object: HKObject) async throws { throw HKError.denied }
}
