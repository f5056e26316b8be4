// The part of App Intents for widgets, controls and their configurations.
@_exported import FoundationSupplement
