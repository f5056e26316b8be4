@_exported import os

// Marks that a report counts. Effect: none, because there are no reports.

public func mxSignpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString = "", _ arguments: any CVarArg...
) {}

public func mxSignpostAnimationIntervalBegin(
    dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
    _ format: StaticString = "", _ arguments: any CVarArg...
) {}
