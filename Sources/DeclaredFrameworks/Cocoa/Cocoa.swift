// Cocoa: AppKit, Core Data and Foundation under one name.
@_exported import AppKit
@_exported import CoreData
@_exported import Foundation
