// Core Data as widgets use it. Stores are kept in memory for the run: no file is read or written. Files of models
// and generated classes come from the tool.
@_exported import Foundation
@_exported import FoundationSupplement
