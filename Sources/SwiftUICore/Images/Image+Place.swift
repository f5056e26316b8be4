import Foundation
import FoundationSupplement

// The same initializers with the place where they are called, for messages about images that are missing. Calls prefer
// them. Only the ones without a place can be passed as functions, such as `Image.init(systemName:)`.
extension Image {
    public init(_ name: String, bundle: Bundle? = nil, _file: StaticString = #fileID, _line: UInt = #line) {
        self.init(name, bundle: bundle, at: SourcePlace(_file, _line))
    }

    public init(
        _ name: String, bundle: Bundle? = nil, label: Text, _file: StaticString = #fileID, _line: UInt = #line
    ) {
        self.init(name, bundle: bundle, at: SourcePlace(_file, _line))
        self.label = label
    }

    public init(decorative name: String, bundle: Bundle? = nil, _file: StaticString = #fileID, _line: UInt = #line) {
        self.init(name, bundle: bundle, at: SourcePlace(_file, _line))
        isDecorative = true
    }

    public init(
        _ name: String, variableValue: Double?, bundle: Bundle? = nil, _file: StaticString = #fileID,
        _line: UInt = #line
    ) {
        self.init(name, bundle: bundle, at: SourcePlace(_file, _line))
    }

    public init(systemName: String, _file: StaticString = #fileID, _line: UInt = #line) {
        self.init(systemName: systemName, at: SourcePlace(_file, _line))
    }

    public init(
        systemName: String, variableValue: Double?, _file: StaticString = #fileID, _line: UInt = #line
    ) {
        self.init(systemName: systemName, variableValue: variableValue, at: SourcePlace(_file, _line))
    }
}
