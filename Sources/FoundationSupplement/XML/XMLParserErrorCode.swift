import Foundation

extension XMLParser {
    /// The domain of the errors of parsers.
    public class var errorDomain: String { "NSXMLParserErrorDomain" }

    /// What is wrong with a document, by the numbers of the library libxml2, which Apple publishes as its own.
    public enum ErrorCode: Int, Sendable {
        case internalError = 1, outOfMemoryError, documentStartError, emptyDocumentError, prematureDocumentEndError,
            invalidHexCharacterRefError, invalidDecimalCharacterRefError, invalidCharacterRefError,
            invalidCharacterError, characterRefAtEOFError, characterRefInPrologError, characterRefInEpilogError,
            characterRefInDTDError, entityRefAtEOFError, entityRefInPrologError, entityRefInEpilogError,
            entityRefInDTDError, parsedEntityRefAtEOFError, parsedEntityRefInPrologError,
            parsedEntityRefInEpilogError, parsedEntityRefInInternalSubsetError, entityReferenceWithoutNameError,
            entityReferenceMissingSemiError, parsedEntityRefNoNameError, parsedEntityRefMissingSemiError,
            undeclaredEntityError, unparsedEntityError = 28, entityIsExternalError, entityIsParameterError,
            unknownEncodingError, encodingNotSupportedError, stringNotStartedError, stringNotClosedError,
            namespaceDeclarationError, entityNotStartedError, entityNotFinishedError, lessThanSymbolInAttributeError,
            attributeNotStartedError, attributeNotFinishedError, attributeHasNoValueError, attributeRedefinedError,
            literalNotStartedError, literalNotFinishedError, commentNotFinishedError,
            processingInstructionNotStartedError, processingInstructionNotFinishedError, notationNotStartedError,
            notationNotFinishedError, attributeListNotStartedError, attributeListNotFinishedError,
            mixedContentDeclNotStartedError, mixedContentDeclNotFinishedError, elementContentDeclNotStartedError,
            elementContentDeclNotFinishedError, xmlDeclNotStartedError, xmlDeclNotFinishedError,
            conditionalSectionNotStartedError, conditionalSectionNotFinishedError, externalSubsetNotFinishedError,
            doctypeDeclNotFinishedError, misplacedCDATAEndStringError, cdataNotFinishedError,
            misplacedXMLDeclarationError, spaceRequiredError, separatorRequiredError, nmtokenRequiredError,
            nameRequiredError, pcdataRequiredError, uriRequiredError, publicIdentifierRequiredError, ltRequiredError,
            gtRequiredError, ltSlashRequiredError, equalExpectedError, tagNameMismatchError, unfinishedTagError,
            standaloneValueError, invalidEncodingNameError, commentContainsDoubleHyphenError, invalidEncodingError,
            externalStandaloneEntityError, invalidConditionalSectionError, entityValueRequiredError,
            notWellBalancedError, extraContentError, invalidCharacterInEntityError, parsedEntityRefInInternalError,
            entityRefLoopError, entityBoundaryError, invalidURIError, uriFragmentError, noDTDError = 94,
            delegateAbortedParseError = 512
    }

    /// Which entities outside a document are read.
    public enum ExternalEntityResolvingPolicy: UInt, Sendable {
        case resolveExternalEntitiesNever, resolveExternalEntitiesNoNetwork, resolveExternalEntitiesSameOriginOnly
        case resolveExternalEntitiesAlways
    }
}
