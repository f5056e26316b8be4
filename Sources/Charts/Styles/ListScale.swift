import SwiftUI

/// A scale that assigns members of a list, such as symbols, line styles or sizes, to values in order.
struct ListScale<Member> {
    /// A chart's specification of the scale.
    struct Request {
        var domain: [PlotValue]?
        var members: [Member]?
        var mapping: ((PlotValue) -> Member?)?
    }

    let domain: [PlotValue]
    private let request: Request
    private let defaults: [Member]
    private let indices: [PlotValue: Int]

    /// Creates a scale. `defaults` holds the default members and must not be empty.
    init(_ request: Request, values: [PlotValue], defaults: [Member]) {
        self.request = request
        self.defaults = defaults
        var indices: [PlotValue: Int] = [:]
        var domain: [PlotValue] = []
        for value in (request.domain ?? []) + values where indices[value] == nil {
            indices[value] = domain.count
            domain.append(value)
        }
        (self.domain, self.indices) = (domain, indices)
    }

    subscript(value: PlotValue) -> Member {
        if let member = request.mapping?(value) { return member }
        let members = request.members.flatMap { $0.isEmpty ? nil : $0 } ?? defaults
        return members[(indices[value] ?? 0) % members.count]
    }
}
