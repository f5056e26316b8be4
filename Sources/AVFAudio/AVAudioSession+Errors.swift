import Foundation

extension AVAudioSession {
    /// What keeps a session from its work. The numbers are those of four letters, as in AVAudioSessionTypes.h.
    public enum ErrorCode: Int, Sendable {
        case none = 0
        case mediaServicesFailed = 1836282486
        case isBusy = 560030580
        case incompatibleCategory = 560161140
        case cannotInterruptOthers = 560557684
        case missingEntitlement = 1701737535
        case siriIsRecording = 1936290409
        case cannotStartPlaying = 561015905
        case cannotStartRecording = 561145187
        case badParam = -50
        case insufficientPriority = 561017449
        case resourceNotAvailable = 561145203
        case unspecified = 2003329396
        case expiredSession = 561210739
        case sessionNotActive = 1768841571
    }
}
