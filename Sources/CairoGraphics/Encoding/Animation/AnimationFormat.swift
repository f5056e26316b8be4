/// The kinds of files an animation can be written as.
public enum AnimationFormat: String, CaseIterable, Sendable { case apng, gif, webp }
