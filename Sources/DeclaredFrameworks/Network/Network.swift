// The Network framework. A path exists where the run has recorded responses, as URLSession sees them; else the device
// is offline. Connections, listeners and browsers fail at once, because the renderer opens no connections.
@_exported import Foundation
@_exported import FoundationSupplement
