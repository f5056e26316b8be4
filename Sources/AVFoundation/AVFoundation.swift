// AVFoundation's players, assets and devices. Nothing is opened, plays or records: a player keeps its items, an asset
// has no tracks and loading it fails, and the user denies camera and microphone.
@_exported import AVFAudio
@_exported import CoreGraphics
@_exported import CoreMedia
@_exported import QuartzCore
