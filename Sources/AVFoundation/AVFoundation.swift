// AVFoundation's players, assets and devices. Nothing is opened, plays or records: a player keeps its items, an asset
// has no tracks and loading it fails, and the user denies camera and microphone.
@_exported import AVFAudio
@_exported import CoreGraphics
@_exported import CoreMedia
@_exported import CoreVideo
@_exported import QuartzCore

/// The largest rectangle of an aspect ratio in the middle of another rectangle. Lengths are those of the arguments.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(
        x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width, height: size.height)
}
