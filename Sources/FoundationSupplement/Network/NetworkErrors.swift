import Foundation

extension URLError {
    /// Creates the error that a session gives for a failed request: with the system's text and the request's address.
    ///
    /// Errors that a program makes itself have no such text on Apple's systems either.
    package init(_ code: Code, failing url: URL?) {
        var information: [String: Any] = [:]
        information[NSLocalizedDescriptionKey] = URLError.texts[code]
        information[NSURLErrorFailingURLErrorKey] = url
        // The name of this key is deprecated, but programs on Apple's systems read it.
        information["NSErrorFailingURLStringKey"] = url?.absoluteString
        self.init(code, userInfo: information)
    }

    /// The system's texts. It has none for codes that are not here.
    private static let texts: [Code: String] = [
        .backgroundSessionInUseByAnotherProcess: "Could not communicate with background transfer service",
        .backgroundSessionWasDisconnected: "Lost connection to background transfer service",
        .cancelled: "cancelled",
        .badURL: "bad URL",
        .timedOut: "The request timed out.",
        .unsupportedURL: "unsupported URL",
        .cannotFindHost: "A server with the specified hostname could not be found.",
        .cannotConnectToHost: "Could not connect to the server.",
        .networkConnectionLost: "The network connection was lost.",
        .dnsLookupFailed: "DNS lookup error",
        .httpTooManyRedirects: "too many HTTP redirects",
        .resourceUnavailable: "resource unavailable",
        .notConnectedToInternet: "The Internet connection appears to be offline.",
        .redirectToNonExistentLocation: "redirected to nowhere",
        .badServerResponse: "There was a bad response from the server.",
        .zeroByteResource: "zero byte resource",
        .cannotDecodeRawData: "cannot decode raw data",
        .cannotDecodeContentData: "cannot decode content data",
        .cannotParseResponse: "cannot parse response",
        .internationalRoamingOff: "International roaming is currently off.",
        .callIsActive: "A data connection cannot be established since a call is currently active.",
        .dataNotAllowed: "A data connection is not currently allowed.",
        .requestBodyStreamExhausted: "request body stream exhausted",
        .appTransportSecurityRequiresSecureConnection:
            "The resource could not be loaded because the App Transport Security policy requires the use of a secure "
            + "connection.",
        .fileDoesNotExist: "The requested URL was not found on this server.",
        .fileIsDirectory: "file is directory",
        .noPermissionsToReadFile: "You do not have permission to access the requested resource.",
        .dataLengthExceedsMaximum: "resource exceeds maximum size",
        .secureConnectionFailed: "A TLS error caused the secure connection to fail.",
        .serverCertificateHasBadDate: "The certificate for this server has expired.",
        .serverCertificateUntrusted: "The certificate for this server is invalid.",
        .serverCertificateHasUnknownRoot:
            "The certificate for this server was signed by an unknown certifying authority.",
        .serverCertificateNotYetValid: "The certificate for this server is not yet valid.",
        .clientCertificateRejected: "The server did not accept the certificate.",
        .clientCertificateRequired: "The server requires a client certificate.",
        .cannotLoadFromNetwork: "can\u{2019}t load from network",
    ]
}

/// The key of what a download has received so far, in the error of one that was stopped.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

extension URLError {
    /// What a download that was stopped has received so far.
    public var downloadTaskResumeData: Data? { userInfo[NSURLSessionDownloadTaskResumeData] as? Data }

    /// Why the system has ended a transfer in the background.
    public enum BackgroundTaskCancelledReason: Int, Sendable {
        case userForceQuitApplication, backgroundUpdatesDisabled, insufficientSystemResources
    }

    /// Why the system has ended a transfer in the background.
    public var backgroundTaskCancelledReason: BackgroundTaskCancelledReason? {
        (userInfo[NSURLErrorBackgroundTaskCancelledReasonKey] as? Int).flatMap(BackgroundTaskCancelledReason.init)
    }

    /// A request that App Transport Security does not allow.
    public static var appTransportSecurityRequiresSecureConnection: Code { .appTransportSecurityRequiresSecureConnection }
}

extension URLError.Code {
    /// Creates the code of a number. On Apple's systems every number has one; here those that have none are unknown.
    @_disfavoredOverload public init(rawValue: Int) { self = Self(rawValue: rawValue) as Self? ?? .unknown }
}
