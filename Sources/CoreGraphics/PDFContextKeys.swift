import Foundation

// What a file of PDF says of itself.

public var kCGPDFContextTitle: NSString { "kCGPDFContextTitle" }
public var kCGPDFContextAuthor: NSString { "kCGPDFContextAuthor" }
public var kCGPDFContextSubject: NSString { "kCGPDFContextSubject" }
public var kCGPDFContextKeywords: NSString { "kCGPDFContextKeywords" }
public var kCGPDFContextCreator: NSString { "kCGPDFContextCreator" }
public var kCGPDFContextMediaBox: NSString { "kCGPDFContextMediaBox" }
public var kCGPDFContextCropBox: NSString { "kCGPDFContextCropBox" }
public var kCGPDFContextOwnerPassword: NSString { "kCGPDFContextOwnerPassword" }
public var kCGPDFContextUserPassword: NSString { "kCGPDFContextUserPassword" }
public var kCGPDFContextAllowsPrinting: NSString { "kCGPDFContextAllowsPrinting" }
public var kCGPDFContextAllowsCopying: NSString { "kCGPDFContextAllowsCopying" }
