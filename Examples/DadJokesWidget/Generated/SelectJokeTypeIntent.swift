//
// SelectJokeTypeIntent.swift
//
// Xcode generates this class and this enumeration from DadJokesWidget.intentdefinition while it builds,
// so this file stays out of the Xcode target. The Swift Package Manager does not run Xcode's generator:
// here is what it would generate, less the Objective-C attributes, with the definition's default value.
//

import Foundation
import Intents

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *)
public enum JokeTypeChoice: Int {
    case unknown = 0
    case dad = 1
    case knockKnock = 2
    case pun = 3
    case oneLiner = 4
}

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *)
public class SelectJokeTypeIntent: INIntent {
    public var jokeType: JokeTypeChoice = .dad
}
