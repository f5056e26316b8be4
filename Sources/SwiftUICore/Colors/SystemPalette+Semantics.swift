extension SystemPalette {
    /// The colors that all iOS versions share. Grays: published. Secondary labels and the light separator: measured.
    /// Other labels, fills and backgrounds: as UIKit reports them, unconfirmed on images.
    static let common: [SystemColor: Entry] = {
        let (ink, paper) = ((60, 60, 67), (235, 235, 245))
        let (black, white) = ((0, 0, 0), (255, 255, 255))
        let gray = (120, 120, 128)
        var entries: [SystemColor: Entry] = [
            .gray: Entry(0x8E8E93, 0x8E8E93, contrast: 0x6C6C70, 0xAEAEB2),
            .gray2: Entry(0xAEAEB2, 0x636366, contrast: 0x8E8E93, 0x7C7C80),
            .gray3: Entry(0xC7C7CC, 0x48484A, contrast: 0xAEAEB2, 0x545456),
            .gray4: Entry(0xD1D1D6, 0x3A3A3C, contrast: 0xBCBCC0, 0x444446),
            .gray5: Entry(0xE5E5EA, 0x2C2C2E, contrast: 0xD8D8DC, 0x363638),
            .gray6: Entry(0xF2F2F7, 0x1C1C1E, contrast: 0xEBEBF0, 0x242426),
            .opaqueSeparator: Entry(0xC6C6C8, 0x38383A, contrast: 0xC6C6C8, 0x38383A),
            .background: Entry(0xFFFFFF, 0x000000, contrast: 0xFFFFFF, 0x000000),
            .secondaryBackground: Entry(0xF2F2F7, 0x1C1C1E, contrast: 0xEBEBF0, 0x242426),
            .tertiaryBackground: Entry(0xFFFFFF, 0x2C2C2E, contrast: 0xFFFFFF, 0x363638),
            .groupedBackground: Entry(0xF2F2F7, 0x000000, contrast: 0xEBEBF0, 0x000000),
            .secondaryGroupedBackground: Entry(0xFFFFFF, 0x1C1C1E, contrast: 0xFFFFFF, 0x242426),
            .tertiaryGroupedBackground: Entry(0xF2F2F7, 0x2C2C2E, contrast: 0xEBEBF0, 0x363638),
        ]
        entries[.label] = Entry(black, 1, white, 1, contrast: 1, 1)
        entries[.secondaryLabel] = Entry(ink, 0.6, paper, 0.6, contrast: 0.8, 0.7)
        entries[.tertiaryLabel] = Entry(ink, 0.3, paper, 0.3, contrast: 0.7, 0.55)
        entries[.quaternaryLabel] = Entry(ink, 0.18, paper, 0.16, contrast: 0.55, 0.4)
        entries[.quinaryLabel] = Entry(black, 0.05, white, 0.05, contrast: 0.08, 0.08)
        entries[.placeholderText] = entries[.tertiaryLabel]
        entries[.fill] = Entry(gray, 0.2, gray, 0.36, contrast: 0.28, 0.44)
        entries[.secondaryFill] = Entry(gray, 0.16, gray, 0.32, contrast: 0.24, 0.4)
        entries[.tertiaryFill] = Entry((118, 118, 128), 0.12, (118, 118, 128), 0.24, contrast: 0.2, 0.32)
        entries[.quaternaryFill] = Entry((116, 116, 128), 0.08, (116, 116, 128), 0.18, contrast: 0.12, 0.26)
        entries[.separator] = Entry(ink, 0.29, (84, 84, 88), 0.6, contrast: 0.37, 0.75)
        return entries
    }()
}
