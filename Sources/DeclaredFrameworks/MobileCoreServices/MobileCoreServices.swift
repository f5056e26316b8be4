// The older name of Core Services on iOS.
@_exported import CoreServices
