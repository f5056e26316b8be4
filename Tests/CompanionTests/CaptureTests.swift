import AVFoundation
import AVKit
import Foundation
import Testing

/// Cameras, recorders, engines and exports: nobody may use a device, and what a program sets is kept.
@Suite struct CaptureTests {
    /// A list of buffers goes on behind its end, as Core Audio's does.
    @Test func listsOfBuffersLieInMemory() {
        let size = MemoryLayout<AudioBufferList>.size + MemoryLayout<AudioBuffer>.stride
        let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: MemoryLayout<AudioBufferList>.alignment)
        defer { memory.deallocate() }
        let buffers = UnsafeMutableAudioBufferListPointer(memory.bindMemory(to: AudioBufferList.self, capacity: 1))
        buffers.count = 2
        buffers[0] = AudioBuffer(mNumberChannels: 1, mDataByteSize: 4, mData: nil)
        buffers[1] = AudioBuffer(mNumberChannels: 2, mDataByteSize: 8, mData: memory)
        #expect(buffers.map(\.mNumberChannels) == [1, 2] && buffers[1].mData == memory)
        #expect(AVAudioSession.ErrorCode(rawValue: 0x2170_6c61) == .cannotStartPlaying)
        _ = AVAudioSourceNode { _, _, _, _ in 0 }
    }

    @Test func thereIsNoCamera() {
        #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
        #expect(AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back) == nil)
        let search = AVCaptureDevice.DiscoverySession(
            deviceTypes: [.builtInDualCamera], mediaType: .video, position: .unspecified)
        #expect(search.devices.isEmpty)
    }

    @Test func sessionsKeepWhatTheyGetAndDoNotRun() {
        let session = AVCaptureSession()
        let output = AVCaptureMetadataOutput()
        output.metadataObjectTypes = [.qr, .ean13]
        #expect(session.canAddOutput(output))
        session.addOutput(output)
        #expect(!session.canAddOutput(output))
        session.sessionPreset = .photo
        session.startRunning()
        #expect(!session.isRunning)
        #expect(session.outputs.count == 1)
        #expect(session.sessionPreset == .photo)
        #expect(output.metadataObjectTypes == [.qr, .ean13])
        session.removeOutput(output)
        #expect(session.outputs.isEmpty)
        let layer = AVCaptureVideoPreviewLayer(session: session)
        #expect(layer.session === session)
        #expect(layer.connection == nil)
    }

    private final class Photographer: NSObject, AVCapturePhotoCaptureDelegate {
        var errors = 0
        func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) {
            if error != nil, photo.fileDataRepresentation() == nil { errors += 1 }
        }
    }

    @Test func noPhotographIsTaken() {
        let photographer = Photographer()
        AVCapturePhotoOutput().capturePhoto(with: AVCapturePhotoSettings(), delegate: photographer)
        #expect(photographer.errors == 1)
    }

    @Test func nothingIsRecorded() throws {
        let settings: [String: Any] = [
            AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVSampleRateKey: 12_000, AVNumberOfChannelsKey: 2,
            AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue,
        ]
        let recorder = try AVAudioRecorder(url: URL(fileURLWithPath: "/nowhere/a.m4a"), settings: settings)
        #expect(!recorder.record())
        #expect(!recorder.isRecording)
        #expect(recorder.format.sampleRate == 12_000)
        #expect(recorder.format.channelCount == 2)
        #expect(AVAudioSession.sharedInstance().recordPermission == .denied)
        #expect(AVAudioApplication.shared.recordPermission == .denied)
    }

    @Test func buffersHoldSamples() throws {
        let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2))
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4))
        buffer.frameLength = 9
        #expect(buffer.frameLength == 4)
        let channels = try #require(buffer.floatChannelData)
        channels[0][3] = 0.5
        channels[1][0] = -1
        #expect(channels[0][3] == 0.5 && channels[1][0] == -1 && channels[1][3] == 0)
        #expect(buffer.int16ChannelData == nil)
        #expect(format.streamDescription.pointee.mBytesPerFrame == 4)
        #expect(format == AVAudioFormat(commonFormat: .pcmFormatFloat32, sampleRate: 44_100, channels: 2, interleaved: false))
        let mixed = try #require(AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 8000, channels: 2, interleaved: true))
        let interleaved = try #require(AVAudioPCMBuffer(pcmFormat: mixed, frameCapacity: 2))
        try withExtendedLifetime(interleaved) {
            let pairs = try #require(interleaved.int16ChannelData)
            #expect(pairs[1] == pairs[0] + 1)
        }
        #expect(AVAudioFormat(settings: [:]) == nil)
    }

    @Test func enginesDoNotStart() {
        let engine = AVAudioEngine()
        let player = AVAudioPlayerNode()
        engine.attach(player)
        #expect(engine.attachedNodes == [player])
        #expect(player.engine === engine)
        #expect(throws: (any Error).self) { try engine.start() }
        #expect(throws: (any Error).self) { try AVAudioFile(forReading: URL(fileURLWithPath: "/nowhere/a.wav")) }
    }

    @Test func exportsFail() async throws {
        let asset = AVURLAsset(url: URL(fileURLWithPath: "/nowhere/a.mov"))
        let export = try #require(AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetMediumQuality))
        export.outputFileType = .mp4
        #expect(export.status == .unknown)
        await export.export()
        #expect(export.status == .failed)
        #expect(export.error != nil)
        #expect(export.outputFileType == .mp4)
    }

    @Test func metadataIsFoundByItsName() {
        let item = AVMutableMetadataItem()
        item.identifier = .commonIdentifierTitle
        item.value = NSString("A song")
        #expect(item.stringValue == "A song")
        #expect(item.commonKey == .commonKeyTitle)
        #expect(AVMetadataItem.metadataItems(from: [item], filteredByIdentifier: .commonIdentifierArtwork).isEmpty)
        #expect(
            AVMetadataItem.metadataItems(from: [item], withKey: AVMetadataKey.commonKeyTitle, keySpace: nil).count == 1)
    }

    @MainActor @Test func playersWithControlsKeepTheirPlayer() {
        let controller = AVPlayerViewController()
        let player = AVPlayer()
        controller.player = player
        #expect(controller.player === player)
        #expect(controller.showsPlaybackControls)
        #expect(!AVPictureInPictureController.isPictureInPictureSupported())
    }
}
