import Foundation
import UIKit
import UniformTypeIdentifiers

/// A panel in which the user names a file. No screen shows it, so it is canceled.
open class NSSavePanel: NSWindow {
    open var url: URL? { nil }
    open var directoryURL: URL?
    open var allowedContentTypes: [UTType] = []
    open var allowsOtherFileTypes = false
    open var nameFieldStringValue = ""
    open var nameFieldLabel: String!
    open var message: String!
    open var prompt: String!
    open var accessoryView: NSView?
    open var canCreateDirectories = true
    open var canSelectHiddenExtension = false
    open var isExtensionHidden = false
    open var showsHiddenFiles = false
    open var showsTagField = false
    open var treatsFilePackagesAsDirectories = false

    @discardableResult open func runModal() -> NSApplication.ModalResponse { .cancel }
    open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) { handler(.cancel) }
    open func begin() async -> NSApplication.ModalResponse { .cancel }
    open func beginSheetModal(
        for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
    ) { handler(.cancel) }
}

/// A panel in which the user chooses files. No screen shows it, so nobody chooses.
open class NSOpenPanel: NSSavePanel {
    open var urls: [URL] { [] }
    open var canChooseFiles = true
    open var canChooseDirectories = false
    open var allowsMultipleSelection = false
    open var resolvesAliases = true
}
