import Foundation

extension Notification.Name {
    public static let AVAudioEngineConfigurationChange = Notification.Name("AVAudioEngineConfigurationChangeNotification")
}

/// Nodes that are connected with each other. It never starts here.
open class AVAudioEngine: NSObject {
    private var nodes: Set<AVAudioNode> = []
    private lazy var mixer = kept(AVAudioMixerNode())
    private lazy var input = kept(AVAudioInputNode())
    private lazy var output = kept(AVAudioOutputNode())

    public override init() {}

    open var mainMixerNode: AVAudioMixerNode { mixer }
    open var inputNode: AVAudioInputNode { input }
    open var outputNode: AVAudioOutputNode { output }
    open var attachedNodes: Set<AVAudioNode> { nodes }
    open var isRunning: Bool { false }
    open var isAutoShutdownEnabled = false

    private func kept<Node: AVAudioNode>(_ node: Node) -> Node {
        node.engine = self
        return node
    }

    open func attach(_ node: AVAudioNode) { nodes.insert(kept(node)) }

    open func detach(_ node: AVAudioNode) {
        if nodes.remove(node) != nil { node.engine = nil }
    }

    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
    open func connect(
        _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
        format: AVAudioFormat?) {}
    open func disconnectNodeInput(_ node: AVAudioNode) {}
    open func disconnectNodeInput(_ node: AVAudioNode, bus: AVAudioNodeBus) {}
    open func disconnectNodeOutput(_ node: AVAudioNode) {}
    open func disconnectNodeOutput(_ node: AVAudioNode, bus: AVAudioNodeBus) {}

    open func prepare() {}
    /// - Throws: always, because nothing sounds.
    open func start() throws { throw AVAudioEngine.cannotStart }
    open func pause() {}
    open func reset() {}
    open func stop() {}

    /// `AVAudioSession.ErrorCode.cannotStartPlaying`, "!pla".
    static var cannotStart: NSError { NSError(domain: "com.apple.coreaudio.avfaudio", code: 561_015_905) }
}
