/// The file formats for animations.
public enum AnimationFormat: String, CaseIterable, Sendable { case apng, gif, webp }
