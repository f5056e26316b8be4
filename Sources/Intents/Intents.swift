// The part of SiriKit's Intents that widget configurations are made with.
@_exported import FoundationSupplement
