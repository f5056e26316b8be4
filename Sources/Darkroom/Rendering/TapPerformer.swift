import AppIntents
import Foundation
import Processes
import SwiftUICore
import WidgetKitCore

/// Finds the places that `--tap` names, and performs their intents.
@MainActor struct TapPerformer {
    /// The time limit of an intent in seconds.
    let timeout: Double
    let console: Console

    /// Returns the first place called `text`, or else the first whose name starts with `text`, and the kind that shows it.
    ///
    /// - Throws: `ProgramFailure` if there is none. The message lists the places.
    func find(_ text: String, in shown: [(kind: String, picture: RenderedView)]) throws
        -> (kind: String, tap: WidgetTap)
    {
        for isMeant in [{ $0.isCalled(text) }, { $0.isCalledSomethingLike(text) }] as [(WidgetTap) -> Bool] {
            for (kind, picture) in shown {
                if let tap = WidgetTap.all(in: picture).first(where: isMeant) { return (kind, tap) }
            }
        }
        let names = shown.flatMap { WidgetTap.all(in: $0.picture) }.flatMap(\.names).filter { !$0.isEmpty }
        guard !names.isEmpty else {
            throw ProgramFailure.badInput("--tap: there is nothing to tap in these widgets.")
        }
        throw Choice.unknown(text, for: "--tap", names: names.reduce(into: []) { known, name in
            if !known.contains(name) { known.append(name) }
        })
    }

    /// Performs an intent.
    ///
    /// - Throws: `ProgramFailure` with the status `widgetFailed` if the intent fails or takes too long.
    func perform(_ intent: Any, of kind: String) async throws {
        let name = String(describing: type(of: intent))
        let late = "\(kind): \(name) did not finish within \(timeout.formatted(.number.grouping(.never))) seconds. "
            + "--timeout allows more time."
        let box = UncheckedBox(intent)
        RandomNumbers.begin("\(name) of \(kind)")
        let failure: String?? = await TimeLimit.wait(
            seconds: timeout, isStuck: ProgramEnd.afterStuckWidget(late, console),
            for: {
                do {
                    try await IntentAction.perform(box.value)
                    return String?.none
                } catch {
                    return "\(kind): \(name) failed: \(error)"
                }
            })
        guard let failure else { throw ProgramFailure.widgetFailed(late) }
        if let failure { throw ProgramFailure.widgetFailed(failure) }
    }
}

/// Passes a value that is not Sendable to another thread.
// One task creates it and passes it to another.
private struct UncheckedBox: @unchecked Sendable {
    let value: Any

    init(_ value: Any) { self.value = value }
}
