import Foundation
import Testing

@testable import darkroom_coverage

@Suite struct ArgumentShapeTests {
    private func arguments(_ text: String) -> [String]? {
        ArgumentShape(text)?.arguments.map { $0.isTrailing ? "\($0.label){}" : $0.label }
    }

    @Test func callsAreTakenApart() {
        #expect(arguments("frame(maxWidth:alignment:)") == ["maxWidth", "alignment"])
        #expect(arguments("bold()") == [])
        #expect(arguments("HStack{}") == ["{}"])
        #expect(arguments("Gauge(value:in:){}currentValueLabel:{}") == ["value", "in", "{}", "currentValueLabel{}"])
        #expect(ArgumentShape("Font.system(size:)")?.name == "Font.system")
    }

    @Test func textThatIsNotACallIsNil() {
        for text in ["", "VStack", ".system(size: N)", "f(a", "f{}x", "f(){"] { #expect(ArgumentShape(text) == nil, "\(text)") }
    }

    @Test func callsGetTheirExamples() throws {
        let examples = try ExampleTables()
        #expect(ArgumentShape("frame(width:height:)")?.calls(in: examples) == ["frame(width: 10, height: 10)"])
        #expect(ArgumentShape("padding(_:_:)")?.calls(in: examples) == ["padding(.horizontal, 4)"])
        #expect(ArgumentShape("onAppear(){}")?.calls(in: examples) == ["onAppear() { }"])
        #expect(ArgumentShape("frame(nobodyKnows:)")?.calls(in: examples) == nil)
    }
}
