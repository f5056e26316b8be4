import SwiftUICore
import Testing

@Observable private final class Model {
    var width: CGFloat = 3
    @ObservationIgnored var ignored = 0
}

private struct Reader: View {
    @Environment(Model.self) private var model
    @Environment(Model.self) private var perhaps: Model?

    var body: some View {
        @Bindable var model = model
        return Writer(width: $model.width).layoutPriority(perhaps == nil ? 1 : 0)
    }
}

private struct Writer: View {
    @Binding var width: CGFloat
    var body: some View { Box(width, 1).named("box") }
}

private struct Optionally: View {
    @Environment(Model.self) private var model: Model?
    var body: some View { Box(model?.width ?? 1, 1).named("box") }
}

private struct Assigning: View {
    @Bindable var model: Model

    init(_ model: Model) { self.model = model }
    var body: some View { Writer(width: $model.width) }
}

private struct Owner: View {
    @State private var model = Model()
    var body: some View { Reader().environment(model) }
}

@MainActor @Suite struct ObservationTests {
    @Test func anObservableObjectGoesThroughTheEnvironment() {
        expectLayout(9, 1, ["box": "3 0 3 1"]) { Owner() }
    }

    @Test func anOptionalObjectMayBeMissing() {
        expectLayout(9, 1, ["box": "4 0 1 1"]) { Optionally() }
        expectLayout(9, 1, ["box": "3 0 3 1"]) { Optionally().environment(Model()) }
    }

    @Test func bindableWritesToTheObject() {
        let model = Model()
        @Bindable var bindable = model
        $bindable.width.wrappedValue = 8
        #expect(model.width == 8)
        #expect(Bindable(model).wrappedValue === model)
        expectLayout(9, 1, ["box": "0.5 0 8 1"]) { Assigning(model) }
    }
}
