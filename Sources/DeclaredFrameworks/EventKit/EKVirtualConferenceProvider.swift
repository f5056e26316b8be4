public typealias EKVirtualConferenceRoomTypeIdentifier = String

/// A kind of room that a provider has.
// An open class cannot be checked. All state is constant.
open class EKVirtualConferenceRoomTypeDescriptor: NSObject, @unchecked Sendable {
    public let title: String
    public let identifier: EKVirtualConferenceRoomTypeIdentifier

    public init(title: String, identifier: EKVirtualConferenceRoomTypeIdentifier) {
        (self.title, self.identifier) = (title, identifier)
    }
}

/// An address by which people join.
// An open class cannot be checked. All state is constant.
open class EKVirtualConferenceURLDescriptor: NSObject, @unchecked Sendable {
    public let title: String?
    public let url: URL

    public init(title: String?, url URL: URL) { (self.title, url) = (title, URL) }
}

/// A conference that an event can have.
// An open class cannot be checked. All state is constant.
open class EKVirtualConferenceDescriptor: NSObject, @unchecked Sendable {
    public let title: String?
    public let urlDescriptors: [EKVirtualConferenceURLDescriptor]
    public let conferenceDetails: String?

    public init(title: String?, urlDescriptors URLDescriptors: [EKVirtualConferenceURLDescriptor], conferenceDetails: String?) {
        (self.title, urlDescriptors, self.conferenceDetails) = (title, URLDescriptors, conferenceDetails)
    }
}

/// What a program's own class gives conferences by. The system asks none here.
// An open class cannot be checked. There is no state.
open class EKVirtualConferenceProvider: NSObject, NSExtensionRequestHandling, @unchecked Sendable {
    public override init() {}

    // Effect: none, because nothing asks.
    open func beginRequest(with context: NSExtensionContext) {}

    @preconcurrency open func fetchAvailableRoomTypes(
        completionHandler: @escaping @Sendable ([EKVirtualConferenceRoomTypeDescriptor]?, (any Error)?) -> Void
    ) { completionHandler([], nil) }

    open func fetchAvailableRoomTypes() async throws -> [EKVirtualConferenceRoomTypeDescriptor] { [] }

    @preconcurrency open func fetchVirtualConference(
        identifier: EKVirtualConferenceRoomTypeIdentifier,
        completionHandler: @escaping @Sendable (EKVirtualConferenceDescriptor?, (any Error)?) -> Void
    ) { completionHandler(nil, EKError(.internalFailure)) }

    open func fetchVirtualConference(
        identifier: EKVirtualConferenceRoomTypeIdentifier
    ) async throws -> EKVirtualConferenceDescriptor { throw EKError(.internalFailure) }
}
