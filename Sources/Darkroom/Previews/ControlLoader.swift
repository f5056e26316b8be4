import Foundation
import Processes
import WidgetKitCore

/// Asks a control's provider for the value that the control shows.
@MainActor struct ControlLoader {
    let setup: RunSetup

    private static var silent = SilentProviders()

    /// Returns what a control shows. If its provider gives no value, or has ended an earlier process, its value for the gallery
    /// stands in; then `isPlaceholder` is true. What an iPhone shows then is not documented.
    ///
    /// - Parameter name: the name of the picture.
    /// - Throws: `ProgramFailure` with the status `widgetFailed` if nothing stands in, or the control shows nothing.
    func content(of subject: ControlSubject, named name: String) async throws -> (content: ControlContent, isPlaceholder: Bool) {
        let kind = subject.control.kind
        // Code that the provider reaches for one place, it most likely reaches for the others.
        CrashRecovery.current = subject.names
        CrashRecovery.asked = setup.drawsPlaceholders ? .valueProvider : nil
        defer { (CrashRecovery.current, CrashRecovery.asked) = ([name], nil) }
        let owner = WidgetParameters.Owner(subject.control)
        let intent = try await WidgetParameters.intent(
            of: owner, setting: try await WidgetParameters.settings(setup.settings.parameters, of: owner),
            timeout: setup.settings.timeout, sharesMainThread: setup.sharesProcess)
        let isLost = CrashRecovery.placeholderNames.contains(name)
        let isPreview = isLost || setup.settings.request != .current
        do {
            return (try await content(of: subject.control, isPreview: isPreview, intent: intent), isLost)
        } catch let failure as ProgramFailure where setup.drawsPlaceholders && !isPreview && failure.status == .widgetFailed {
            let content = try await content(of: subject.control, isPreview: true, intent: intent)
            if ControlLoader.silent.insert(kind) {
                setup.console.warn("\(kind): \(failure.message) Its value for the gallery is drawn in its place.")
            }
            return (content, true)
        }
    }

    private func content(of control: ControlDescription, isPreview: Bool, intent: WidgetIntent?) async throws -> ControlContent {
        let timeout = setup.settings.timeout
        let seconds = isPreview ? timeout : ControlLoader.silent.limit(of: control.kind, timeout)
        let answer = try await setup.answer("its value", within: seconds) { @MainActor in
            await ControlAnswer(control.runner, isPreview: isPreview, intent: intent)
        }
        let content: ControlContent?
        do { content = try answer.result.get() } catch {
            throw ProgramFailure.widgetFailed("its provider gives no value: \(error).")
        }
        guard let content else { throw ProgramFailure.widgetFailed("its template is neither a button nor a toggle.") }
        return content
    }
}

/// A control's content, or the error of its provider.
// It is made and read on the main actor.
private struct ControlAnswer: @unchecked Sendable {
    let result: Result<ControlContent?, any Error>

    @MainActor init(_ runner: ControlRunner, isPreview: Bool, intent: WidgetIntent?) async {
        do { result = .success(try await runner.content(isPreview: isPreview, intent: intent)) } catch { result = .failure(error) }
    }
}
