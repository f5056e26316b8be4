//
// EmojiRangerSelectionIntent.swift
//
// Xcode generates this class and this enumeration from EmojiRangerWidget.intentdefinition while it builds,
// so this file stays out of the Xcode target. The Swift Package Manager does not run Xcode's generator:
// here is what it would generate, less the Objective-C attributes, with the definition's default value.
//

import Foundation
import Intents

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *)
public enum EmojiRangerHero: Int {
    case unknown = 0
    case panda = 1
    case unipony = 2
    case spouty = 3
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *)
public class EmojiRangerSelectionIntent: INIntent {
    public var hero: EmojiRangerHero = .panda
}
