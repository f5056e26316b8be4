import FoundationSupplement

/// A string with its pronunciation.
// An open class cannot be checked. Only the initializer sets its properties.
open class INSpeakableString: NSObject, @unchecked Sendable {
    open private(set) var vocabularyIdentifier: String?
    open private(set) var spokenPhrase: String
    open private(set) var pronunciationHint: String?

    public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
        self.vocabularyIdentifier = vocabularyIdentifier
        self.spokenPhrase = spokenPhrase
        self.pronunciationHint = pronunciationHint
    }

    public convenience init(identifier: String, spokenPhrase: String, pronunciationHint: String?) {
        self.init(vocabularyIdentifier: identifier, spokenPhrase: spokenPhrase, pronunciationHint: pronunciationHint)
    }

    public init(spokenPhrase: String) {
        self.spokenPhrase = spokenPhrase
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INSpeakableString else { return false }
        return other.spokenPhrase == spokenPhrase && other.vocabularyIdentifier == vocabularyIdentifier
    }

    open override var hash: Int { spokenPhrase.hashValue }
}

/// A file in an intent.
// An open class cannot be checked. The name is guarded, and only the initializer sets the rest.
open class INFile: NSObject, @unchecked Sendable {
    open private(set) var data: Data
    @_Guarded open var filename: String
    open private(set) var fileURL: URL?
    open private(set) var typeIdentifier: String?

    public init(data: Data, filename: String, typeIdentifier: String?) {
        self.data = data
        self.filename = filename
        self.typeIdentifier = typeIdentifier
    }

    public init(fileURL: URL, filename: String?, typeIdentifier: String?) {
        self.fileURL = fileURL
        self.filename = filename ?? fileURL.lastPathComponent
        self.typeIdentifier = typeIdentifier
        // A missing file counts as empty. Only the URL shows the difference.
        data = (try? Data(contentsOf: fileURL)) ?? Data()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INFile else { return false }
        return other.filename == filename && other.data == data && other.fileURL == fileURL
    }

    open override var hash: Int { filename.hashValue }
}

/// An amount of money.
// An open class cannot be checked. Only the initializer sets its properties.
open class INCurrencyAmount: NSObject, @unchecked Sendable {
    open private(set) var amount: NSDecimalNumber?
    open private(set) var currencyCode: String?

    public init(amount: NSDecimalNumber, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INCurrencyAmount else { return false }
        return other.amount == amount && other.currencyCode == currencyCode
    }

    open override var hash: Int { currencyCode.hashValue }
}

/// A range between two dates.
// An open class cannot be checked. Only the initializer sets its properties.
open class INDateComponentsRange: NSObject, @unchecked Sendable {
    open private(set) var startDateComponents: DateComponents?
    open private(set) var endDateComponents: DateComponents?

    public init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?) {
        self.startDateComponents = startDateComponents
        self.endDateComponents = endDateComponents
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INDateComponentsRange else { return false }
        return other.startDateComponents == startDateComponents && other.endDateComponents == endDateComponents
    }

    open override var hash: Int { startDateComponents.hashValue }
}
