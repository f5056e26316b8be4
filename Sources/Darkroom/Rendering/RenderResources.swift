import CairoGraphics
import DisplayList
import Foundation
import Processes
import SwiftUICore
import WidgetKitCore

/// What all pictures of a run are made with.
@MainActor struct RenderResources {
    let folder: ResourceFolder
    let devices: DeviceTable
    let catalog: FontCatalog
    let shaper: PangoShaper
    let images: AssetLibrary
    private let typesetters = TypesetterCache()
    private let diagnostics: RenderDiagnostics
    private let console: Console

    /// - Parameters:
    ///   - assets: the asset catalogs, or folders with some, in the order in which they are searched.
    ///   - systemFamily: an installed font family that is used as the system font.
    /// - Throws: `ProgramFailure` that says what is missing.
    init(folder: ResourceFolder, devices: DeviceTable, assets: [URL], systemFamily: String?, console: Console) throws {
        self.folder = folder
        self.devices = devices
        self.console = console
        ImageNotes.setHandler { console.warn($0) }
        do {
            catalog = try FontCatalog(
                folder: folder.fonts, systemFamily: systemFamily, report: { console.warn($0) })
            images = try AssetLibrary(folders: assets, resources: folder)
            // Widgets may ask for images and colours by name before anything is drawn.
            AssetLibrary.current = images
        } catch {
            throw ProgramFailure.badInput("\(error)")
        }
        shaper = PangoShaper(catalog: catalog)
        diagnostics = RenderDiagnostics { console.warn($0) }
    }

    /// Makes the extension's own font files available to its `.custom` fonts.
    func registerFonts(in folder: URL?) {
        guard let folder else { return }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() where ["ttf", "otf", "ttc"].contains((name as NSString).pathExtension.lowercased()) {
            do {
                try catalog.register(file: folder.appendingPathComponent(name))
            } catch {
                console.warn("\(error)")
            }
        }
    }

    /// A session for one picture; messages that any picture of the run has given before are not given again.
    func session() -> RenderSession {
        RenderSession(shaper: shaper, images: images, diagnostics: diagnostics, typesetters: typesetters)
    }

    /// Draws display lists to pixels.
    func bitmapRenderer(console: Console) -> BitmapRenderer {
        BitmapRenderer(fonts: catalog, images: images.decoder, onNote: { console.warn($0) })
    }

    /// Draws display lists to files' bytes.
    func developer(format: PictureFormat, scale: CGFloat, console: Console) -> PictureDeveloper {
        PictureDeveloper(
            format: format, scale: scale, fonts: catalog, images: images.decoder, onNote: { console.warn($0) })
    }
}
