import CairoGraphics
import Foundation
import WidgetKitCore

/// Checks the resource folder for missing and damaged files, and the process for settings that have no effect.
@MainActor struct Diagnosis {
    let folder: ResourceFolder

    /// Performs all checks.
    ///
    /// - Parameter say: receives a line for each check.
    /// - Returns: a message for each problem, with its remedy.
    func failures(_ say: (String) -> Void) -> [String] {
        say("Resources \(folder.url.path)")
        return fonts(say) + symbols(say) + devices(say) + surroundings(say)
    }

    private func fonts(_ say: (String) -> Void) -> [String] {
        let list = folder.url.appendingPathComponent("fonts.lock.json")
        let names: [String]
        do {
            let lock = try JSONDecoder().decode(Lock.self, from: Data(contentsOf: list))
            names = lock.packages.flatMap(\.files).map(\.name).filter { !$0.hasSuffix(".txt") }.sorted()
        } catch {
            return ["The list of fonts \(list.path) cannot be read: \(error). Restore the package's file."]
        }
        say("Fonts (\(names.count))")
        do {
            let catalog = try FontCatalog(folder: folder.fonts, report: { _ in })
            return names.compactMap { name in
                do {
                    try catalog.register(file: folder.fonts.appendingPathComponent(name))
                    say("  \(name)")
                    return nil
                } catch {
                    return "\(error)"
                }
            }
        } catch {
            return ["\(error)"]
        }
    }

    private func symbols(_ say: (String) -> Void) -> [String] {
        do {
            let table = try JSONDecoder().decode(Symbols.self, from: Data(contentsOf: folder.symbolTable))
            say("Symbols (\(table.symbols.count))")
            return []
        } catch {
            let path = folder.symbolTable.path
            return ["The symbol table \(path) cannot be read: \(error). Restore the package's file."]
        }
    }

    private func devices(_ say: (String) -> Void) -> [String] {
        do {
            say("Devices (\(try DeviceTable(resources: folder).devices.count))")
            return []
        } catch {
            return ["\(error)"]
        }
    }

    private func surroundings(_ say: (String) -> Void) -> [String] {
        say("Surroundings (locale, time zone, calendar, clock, network)")
        var failures = HostCheck.failures()
        do { try FoundationLoaders.disable(exceptLiveRequests: false) } catch { failures.append("\(error)") }
        return failures
    }

    private struct Lock: Decodable {
        struct Package: Decodable {
            struct File: Decodable { let name: String }
            let files: [File]
        }
        let packages: [Package]
    }

    private struct Symbols: Decodable {
        struct Symbol: Decodable {}
        let symbols: [String: Symbol]
    }
}
