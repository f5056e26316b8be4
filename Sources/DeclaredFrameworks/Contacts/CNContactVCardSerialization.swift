/// Reads and writes cards, which are not read here.
open class CNContactVCardSerialization: NSObject {
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { ContactKeys(names: []) }
    open class func data(with contacts: [CNContact]) throws -> Data {
        throw CNError(.vCardSummarizationError, userInfo: [NSLocalizedDescriptionKey: "vCards are not written here."])
    }
    open class func contacts(with data: Data) throws -> [CNContact] {
        throw CNError(.vCardMalformed, userInfo: [NSLocalizedDescriptionKey: "vCards are not read here."])
    }
}
