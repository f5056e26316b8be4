// The part of App Intents that widgets, controls and their configurations are made with.
@_exported import FoundationSupplement
