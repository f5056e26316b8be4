extension RuleCatalog {
    /// Rules about what WidgetKit asks of widgets.
    static let widgetRules: [Rule] = [
        .containerBackground, .backgroundNotRemovable, .unarchivableView, .imageBeyondArchive, .imageOversized, .linkIgnored,
        .controlWithoutIntent, .galleryTexts, .blankWidget, .blankFamily, .sameLayout, .missingKind, .entryMemory,
    ]
}
