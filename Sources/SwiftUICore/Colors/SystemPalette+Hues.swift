// The source of each number is stated beside it. "Measured": read from an image that SwiftUI rendered. "Published":
// stated in Apple's Human Interface Guidelines (Color, Specifications). "Unconfirmed": neither.

extension SystemPalette {
    /// iOS 13 to 18. Light: measured, except red and pink (published) and indigo, cyan, teal and purple (unconfirmed).
    /// Dark: green and yellow measured, the others unconfirmed. High contrast: published before iOS 26.
    package static let iOS18 = SystemPalette(
        name: "ios18",
        hues: [
            .red: Entry(0xFF3B30, 0xFF453A, contrast: 0xD70015, 0xFF6961),
            .orange: Entry(0xFF9500, 0xFF9F0A, contrast: 0xC93400, 0xFFB340),
            .yellow: Entry(0xFFCC00, 0xFFD600, contrast: 0xB25000, 0xFFD426),
            .green: Entry(0x34C759, 0x30D158, contrast: 0x248A3D, 0x30DB5B),
            .mint: Entry(0x00C7BE, 0x63E6E2, contrast: 0x0C817B, 0x63E6E2),
            .teal: Entry(0x30B0C7, 0x40C8E0, contrast: 0x008299, 0x5DE6FF),
            .cyan: Entry(0x32ADE6, 0x64D2FF, contrast: 0x0071A4, 0x0AD7FF),
            .blue: Entry(0x007AFF, 0x0A84FF, contrast: 0x0040DD, 0x409CFF),
            .indigo: Entry(0x5856D6, 0x5E5CE6, contrast: 0x3634A3, 0x7D7AFF),
            .purple: Entry(0xAF52DE, 0xBF5AF2, contrast: 0x8944AB, 0xDA8FFF),
            .pink: Entry(0xFF2D55, 0xFF375F, contrast: 0xD30F45, 0xFF6482),
            .brown: Entry(0xA2845E, 0xAC8E68, contrast: 0x7F6545, 0xB59469),
            .link: Entry(0x007AFF, 0x0984FF, contrast: 0x0040DD, 0x409CFF),
        ])

    /// iOS 26. All are published. Light orange, yellow, green, mint, cyan, blue, indigo, pink and brown, and dark
    /// yellow and green, are also measured.
    package static let iOS26 = SystemPalette(
        name: "ios26",
        hues: [
            .red: Entry(0xFF383C, 0xFF4245, contrast: 0xE9152D, 0xFF6165),
            .orange: Entry(0xFF8D28, 0xFF9230, contrast: 0xC55300, 0xFFA056),
            .yellow: Entry(0xFFCC00, 0xFFD600, contrast: 0xA16A00, 0xFEDF43),
            .green: Entry(0x34C759, 0x30D158, contrast: 0x008932, 0x4AD968),
            .mint: Entry(0x00C8B3, 0x00DAC3, contrast: 0x008575, 0x54DFCB),
            .teal: Entry(0x00C3D0, 0x00D2E0, contrast: 0x008198, 0x3BDDEC),
            .cyan: Entry(0x00C0E8, 0x3CD3FE, contrast: 0x007EAE, 0x6DD9FF),
            .blue: Entry(0x0088FF, 0x0091FF, contrast: 0x1E6EF4, 0x5CB8FF),
            .indigo: Entry(0x6155F5, 0x6D7CFF, contrast: 0x564ADE, 0xA7AAFF),
            .purple: Entry(0xCB30E0, 0xDB34F2, contrast: 0xB02FC2, 0xEA8DFF),
            .pink: Entry(0xFF2D55, 0xFF375F, contrast: 0xE7124D, 0xFF8AC4),
            .brown: Entry(0xAC7F5E, 0xB78A66, contrast: 0x956D51, 0xDBA679),
        ])
}
