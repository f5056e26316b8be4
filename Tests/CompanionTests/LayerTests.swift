import AVFoundation
import CoreMedia
import MediaPlayer
import Photos
import SwiftUI
import Testing
import UIKit

@testable import CairoGraphics

/// Layers draw themselves, and media that nobody opens stay closed.
@Suite struct LayerTests {
    private func drawn(_ layer: CALayer) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: layer.bounds.size, format: format).image { layer.render(in: $0.cgContext) }
    }

    private func color(_ image: UIImage, _ x: Int, _ y: Int) throws -> [UInt8] {
        let data = try #require(image.pngData())
        let pixel = try PNGDecoder.decode(data).premultipliedPixel(x: x, y: y)
        return [16, 8, 0, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) }
    }

    private final class ProgressLayer: CALayer {
        var progress: CGFloat {
            get { _managedValue("progress") }
            set { _setManagedValue("progress", newValue) }
        }
        var tint: UIColor? {
            get { _managedValue("tint") }
            set { _setManagedValue("tint", newValue) }
        }

        override func action(forKey event: String) -> (any CAAction)? {
            event == "progress" ? CABasicAnimation(keyPath: event) : super.action(forKey: event)
        }
    }

    @Test func layersKeepManagedValuesAndActions() {
        let layer = ProgressLayer()
        #expect(layer.progress == 0 && layer.tint == nil)
        (layer.progress, layer.tint) = (0.5, .red)
        #expect(layer.progress == 0.5 && layer.tint == .red)
        layer.actions = ["position": NSNull()]
        #expect(layer.action(forKey: "progress") is CABasicAnimation && layer.action(forKey: "position") is NSNull)
        #expect(layer.action(forKey: "bounds") == nil && layer.convertTime(2, from: nil) == 2)
    }

    @Test func layersBlend() throws {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 2, height: 2)
        layer.backgroundColor = UIColor.red.cgColor
        let upper = CALayer()
        (upper.bounds, upper.position, upper.backgroundColor) = (layer.bounds, CGPoint(x: 1, y: 1), UIColor.blue.cgColor)
        layer.addSublayer(upper)
        #expect(try color(drawn(layer), 0, 0) == [0, 0, 255, 255])
        upper.compositingFilter = "multiplyBlendMode"
        #expect(try color(drawn(layer), 0, 0) == [0, 0, 0, 255])
    }

    @Test func pathsBecomeTheOutlinesOfTheirLines() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { renderer in
            let context = renderer.cgContext
            context.setLineWidth(4)
            context.move(to: CGPoint(x: 0, y: 5))
            context.addLine(to: CGPoint(x: 10, y: 5))
            context.replacePathWithStrokedPath()
            #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 3, width: 10, height: 4))
        }
        #expect(image.size.width == 10)
    }

    @Test func rectanglesOfAnAspectRatio() {
        let outer = CGRect(x: 10, y: 20, width: 100, height: 50)
        let square = AVMakeRect(aspectRatio: CGSize(width: 3, height: 3), insideRect: outer)
        #expect(square == CGRect(x: 35, y: 20, width: 50, height: 50))
        let wide = AVMakeRect(aspectRatio: CGSize(width: 4, height: 1), insideRect: outer)
        #expect(wide == CGRect(x: 10, y: 32.5, width: 100, height: 25))
    }

    /// Two pixels become two halves without a transition.
    @Test func contentsAreEnlargedAsTheFilterSays() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let pixels = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
        layer.contents = pixels.cgImage
        layer.magnificationFilter = .nearest
        let image = drawn(layer)
        #expect(try color(image, 8, 5) == [255, 0, 0, 255] && color(image, 11, 5) == [0, 0, 255, 255])
        layer.magnificationFilter = .linear
        #expect(try color(drawn(layer), 9, 5) != [255, 0, 0, 255])
    }

    /// A rotation about an axis in the plane shows a plane narrower.
    @Test func transformationsOfSpaceBecomeThoseOfThePlane() {
        let narrow = ProjectionTransform(CATransform3DMakeRotation(.pi / 3, 0, 1, 0))
        #expect(abs(narrow.m11 - 0.5) < 1e-9 && narrow.m22 == 1 && narrow.isAffine)
        #expect(ProjectionTransform(CATransform3DMakeTranslation(3, 4, 5)) == ProjectionTransform(.init(translationX: 3, y: 4)))
        var depth = CATransform3DIdentity
        depth.m34 = -0.01
        #expect(ProjectionTransform(CATransform3DTranslate(depth, 0, 0, 50)).m33 == 0.5)
    }

    @Test func layersDrawBackgroundsShapesAndSublayers() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 5, y: 5, width: 40, height: 40)
        layer.backgroundColor = UIColor.red.cgColor
        layer.cornerRadius = 10
        let inner = CALayer()
        inner.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
        inner.backgroundColor = UIColor.blue.cgColor
        layer.addSublayer(inner)
        layer.masksToBounds = true
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 5, height: 5)).cgPath
        shape.fillColor = UIColor.green.cgColor
        layer.addSublayer(shape)
        let image = drawn(layer)
        #expect(try color(image, 20, 5) == [255, 0, 0, 255])
        #expect(try color(image, 30, 30) == [0, 0, 255, 255])
        #expect(try color(image, 12, 12) == [0, 255, 0, 255])
        // The corners are cut, for the sublayer too.
        #expect(try color(image, 0, 0)[3] == 0)
        #expect(try color(image, 39, 39)[3] == 0)
    }

    @Test func gradientsAndImagesAreDrawn() throws {
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: 10, height: 100)
        gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
        let image = drawn(gradient)
        #expect(try color(image, 5, 2)[0] < 15)
        #expect(try color(image, 5, 97)[0] > 240)
        let holder = CALayer()
        holder.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        holder.contents = image.cgImage
        #expect(try color(drawn(holder), 5, 9)[0] > 230)
    }

    @Test func replicatorsRepeatTheirSublayers() throws {
        let replicator = CAReplicatorLayer()
        replicator.bounds = CGRect(x: 0, y: 0, width: 40, height: 10)
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(12, 0, 0)
        let dot = CALayer()
        dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        dot.backgroundColor = UIColor.red.cgColor
        replicator.addSublayer(dot)
        let image = drawn(replicator)
        for place in [5, 17, 29] { #expect(try color(image, place, 5) == [255, 0, 0, 255]) }
        for place in [11, 23, 37] { #expect(try color(image, place, 5)[3] == 0) }
        replicator.instanceTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
        replicator.instanceCount = 2
        let turned = drawn(replicator)
        #expect(try color(turned, 5, 5) == [255, 0, 0, 255] && color(turned, 35, 5) == [255, 0, 0, 255])
        #expect(try color(turned, 20, 5)[3] == 0)
    }

    @Test func layersKnowTheirPlaces() {
        let (parent, child) = (CALayer(), CALayer())
        parent.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
        child.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
        child.position = CGPoint(x: 50, y: 50)
        parent.addSublayer(child)
        #expect(child.frame == CGRect(x: 40, y: 45, width: 20, height: 10))
        #expect(child.convert(CGPoint(x: 1, y: 2), to: parent) == CGPoint(x: 41, y: 47))
        child.transform = CATransform3DMakeScale(2, 2, 1)
        #expect(child.frame == CGRect(x: 30, y: 40, width: 40, height: 20))
        #expect(parent.hitTest(CGPoint(x: 60, y: 60)) === child)
        child.removeFromSuperlayer()
        #expect(parent.sublayers == nil && child.superlayer == nil)
        let quarter = CATransform3DGetAffineTransform(CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
        #expect(abs(quarter.b - 1) < 1e-9 && abs(quarter.c + 1) < 1e-9)
        let both = CATransform3DConcat(CATransform3DMakeTranslation(1, 2, 3), CATransform3DMakeScale(2, 2, 2))
        #expect(both.m41 == 2 && both.m42 == 4 && both.m43 == 6)
    }

    @Test func timesAreFractions() {
        let time = CMTime(seconds: 1.5, preferredTimescale: 600)
        #expect(time.value == 900 && time.seconds == 1.5)
        #expect(time + CMTime(value: 1, timescale: 2) == CMTimeMake(value: 2, timescale: 1))
        #expect(CMTime.indefinite.seconds.isNaN && !CMTime.invalid.isValid)
        #expect(CMTime.zero < time && CMTimeRange(start: .zero, end: time).containsTime(.zero))
    }

    @Test func nothingPlaysAndNobodyGivesPhotos() async throws {
        let player = AVPlayer(url: URL(fileURLWithPath: "/nowhere.mp4"))
        player.play()
        #expect(player.timeControlStatus == .paused)
        #expect((player.currentItem?.asset as? AVURLAsset)?.url.path == "/nowhere.mp4")
        await #expect(throws: AVError(.operationNotSupportedForAsset)) {
            try await AVURLAsset(url: URL(fileURLWithPath: "/nowhere.mp4")).load(.duration)
        }
        #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere.mp3")) }
        #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
        #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .denied)
        #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 0)
        MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "song"]
        #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo?[MPMediaItemPropertyTitle] as? String == "song")
        #expect(MPMusicPlayerController.systemMusicPlayer.nowPlayingItem == nil)
    }
}
