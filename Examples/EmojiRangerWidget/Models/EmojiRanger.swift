import Foundation

struct EmojiRanger: Identifiable, Hashable {
    let name: String
    let avatar: String
    let heroType: String
    let bio: String
    /// The name of its color in the asset catalog.
    let backgroundName: String
    /// The health from 0 to 1 at the end of the fight.
    let healthLevel: Double
    /// The share of full health that the Ranger recovers per hour.
    let healthRecoveryRatePerHour: Double
    /// The URL that opens the Ranger's page in the app.
    let url: URL

    var id: String { name }
}

extension EmojiRanger {
    static let panda = EmojiRanger(
        name: "Power Panda",
        avatar: "🐼",
        heroType: "Forest Guardian",
        bio: "Quiet until someone touches the bamboo. Then the whole forest hears about it.",
        backgroundName: "PandaBackground",
        healthLevel: 0.14,
        healthRecoveryRatePerHour: 0.5,
        url: URL(string: "emojirangers://heroes/power-panda")!)

    static let unipony = EmojiRanger(
        name: "Unipony",
        avatar: "🦄",
        heroType: "Sky Runner",
        bio: "Gallops along rainbows and is never late. Very proud of that one horn.",
        backgroundName: "UniponyBackground",
        healthLevel: 0.67,
        healthRecoveryRatePerHour: 0.4,
        url: URL(string: "emojirangers://heroes/unipony")!)

    static let spouty = EmojiRanger(
        name: "Spouty",
        avatar: "🐳",
        heroType: "Deep Sea Scout",
        bio: "Keeps the seven seas in order. Announces every victory with a fountain.",
        backgroundName: "SpoutyBackground",
        healthLevel: 0.83,
        healthRecoveryRatePerHour: 0.3,
        url: URL(string: "emojirangers://heroes/spouty")!)

    static let all = [panda, unipony, spouty]
}
