import CoreGraphics
import Foundation

// Poses of bodies and hands, of which none is found.

public struct VNRecognizedPointKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// A point in the unit square.
// An open class cannot be checked. All state is constant.
open class VNPoint: NSObject, @unchecked Sendable {
    public let location: CGPoint

    public init(x: Double, y: Double) { location = CGPoint(x: x, y: y) }
    public init(location: CGPoint) { self.location = location }

    open var x: Double { Double(location.x) }
    open var y: Double { Double(location.y) }
    open func distance(_ point: VNPoint) -> Double { ((x - point.x) * (x - point.x) + (y - point.y) * (y - point.y)).squareRoot() }
}

// An open class cannot be checked. The subclasses add no state.
open class VNDetectedPoint: VNPoint, @unchecked Sendable { open var confidence: VNConfidence { 0 } }
open class VNRecognizedPoint: VNDetectedPoint, @unchecked Sendable {
    open var identifier: VNRecognizedPointKey { VNRecognizedPointKey(rawValue: "") }
}

// An open class cannot be checked. There is no state.
open class VNHumanBodyPoseObservation: VNObservation, @unchecked Sendable {
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public let rawValue: VNRecognizedPointKey
        public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
        private init(_ name: String) { rawValue = VNRecognizedPointKey(rawValue: name) }

        public static let nose = JointName("head_joint")
        public static let leftEye = JointName("left_eye_joint"), rightEye = JointName("right_eye_joint")
        public static let leftEar = JointName("left_ear_joint"), rightEar = JointName("right_ear_joint")
        public static let neck = JointName("neck_1_joint"), root = JointName("root")
        public static let leftShoulder = JointName("left_shoulder_1_joint"), rightShoulder = JointName("right_shoulder_1_joint")
        public static let leftElbow = JointName("left_forearm_joint"), rightElbow = JointName("right_forearm_joint")
        public static let leftWrist = JointName("left_hand_joint"), rightWrist = JointName("right_hand_joint")
        public static let leftHip = JointName("left_upLeg_joint"), rightHip = JointName("right_upLeg_joint")
        public static let leftKnee = JointName("left_leg_joint"), rightKnee = JointName("right_leg_joint")
        public static let leftAnkle = JointName("left_foot_joint"), rightAnkle = JointName("right_foot_joint")
    }
    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let all = JointsGroupName(rawValue: "all"), face = JointsGroupName(rawValue: "face")
        public static let torso = JointsGroupName(rawValue: "torso")
        public static let leftArm = JointsGroupName(rawValue: "leftArm"), rightArm = JointsGroupName(rawValue: "rightArm")
        public static let leftLeg = JointsGroupName(rawValue: "leftLeg"), rightLeg = JointsGroupName(rawValue: "rightLeg")
    }

    open var availableJointNames: [JointName] { [] }
    open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { throw NSError(domain: VNErrorDomain, code: VNErrorCode.invalidArgument.rawValue) }
    open func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] { [:] }
}

public enum VNChirality: Int, Sendable { case left = -1, unknown, right }

// An open class cannot be checked. There is no state.
open class VNHumanHandPoseObservation: VNObservation, @unchecked Sendable {
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public let rawValue: VNRecognizedPointKey
        public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
        private init(_ name: String) { rawValue = VNRecognizedPointKey(rawValue: name) }

        public static let wrist = JointName("VNHLKWRI")
        public static let thumbCMC = JointName("VNHLKTCMC"), thumbMP = JointName("VNHLKTMP")
        public static let thumbIP = JointName("VNHLKTIP"), thumbTip = JointName("VNHLKTTIP")
        public static let indexMCP = JointName("VNHLKIMCP"), indexPIP = JointName("VNHLKIPIP")
        public static let indexDIP = JointName("VNHLKIDIP"), indexTip = JointName("VNHLKITIP")
        public static let middleMCP = JointName("VNHLKMMCP"), middlePIP = JointName("VNHLKMPIP")
        public static let middleDIP = JointName("VNHLKMDIP"), middleTip = JointName("VNHLKMTIP")
        public static let ringMCP = JointName("VNHLKRMCP"), ringPIP = JointName("VNHLKRPIP")
        public static let ringDIP = JointName("VNHLKRDIP"), ringTip = JointName("VNHLKRTIP")
        public static let littleMCP = JointName("VNHLKPMCP"), littlePIP = JointName("VNHLKPPIP")
        public static let littleDIP = JointName("VNHLKPDIP"), littleTip = JointName("VNHLKPTIP")
    }
    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let all = JointsGroupName(rawValue: "all"), thumb = JointsGroupName(rawValue: "thumb")
        public static let indexFinger = JointsGroupName(rawValue: "indexFinger"), middleFinger = JointsGroupName(rawValue: "middleFinger")
        public static let ringFinger = JointsGroupName(rawValue: "ringFinger"), littleFinger = JointsGroupName(rawValue: "littleFinger")
    }

    open var chirality: VNChirality { .unknown }
    open var availableJointNames: [JointName] { [] }
    open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { throw NSError(domain: VNErrorDomain, code: VNErrorCode.invalidArgument.rawValue) }
    open func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] { [:] }
}

open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, _RequestWithTypedResults {
    public typealias _Observation = VNHumanBodyPoseObservation
}
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, _RequestWithTypedResults {
    public typealias _Observation = VNHumanHandPoseObservation
    open var maximumHandCount = 2
}
