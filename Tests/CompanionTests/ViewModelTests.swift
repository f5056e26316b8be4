// A view model as an app's developer writes it.
import Combine
import SwiftUI
import Testing

@MainActor private final class QuoteViewModel: ObservableObject {
    enum Phase: Equatable { case loading, loaded(String), failed }

    @Published private(set) var phase = Phase.loading
    @Published var query = ""
    @Published var now = Date.distantPast
    @AppStorage("quote.favourite", store: UserDefaults(suiteName: "quotes")) var favourite = ""

    private var cancellables = Set<AnyCancellable>()
    private let timer = Timer.publish(every: 60, on: .main, in: .common).autoconnect()

    init(source: AnyPublisher<String, URLError>) {
        source
            .map { Phase.loaded($0.capitalized) }
            .replaceError(with: .failed)
            .sink { [weak self] in self?.phase = $0 }
            .store(in: &cancellables)
        $query
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .removeDuplicates()
            .sink { _ in }
            .store(in: &cancellables)
        timer.assign(to: &$now)
        NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)
            .receive(on: RunLoop.main)
            .sink { [weak self] _ in self?.objectWillChange.send() }
            .store(in: &cancellables)
    }
}

private struct QuoteView: View {
    @StateObject private var model: QuoteViewModel
    @EnvironmentObject private var settings: Settings
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    init(source: AnyPublisher<String, URLError>) {
        _model = StateObject(wrappedValue: QuoteViewModel(source: source))
    }

    var body: some View {
        VStack {
            switch model.phase {
            case .loading: ProgressView()
            case .loaded(let quote): Text(quote)
            case .failed: Text("Nothing today")
            }
            Toggle("Large", isOn: $settings.isLarge)
        }
        .onReceive(timer) { model.now = $0 }
    }
}

private final class Settings: ObservableObject { @Published var isLarge = true }

@MainActor @Suite struct ViewModelTests {
    @Test func aViewModelPublishesTheValuesOfItsSource() {
        let loaded = QuoteViewModel(source: Just("carpe diem").setFailureType(to: URLError.self).eraseToAnyPublisher())
        #expect(loaded.phase == .loaded("Carpe Diem"))
        let failed = QuoteViewModel(source: Fail(error: URLError(.timedOut)).eraseToAnyPublisher())
        #expect(failed.phase == .failed)
    }

    @Test func itsViewCompiles() {
        _ = QuoteView(source: Empty().eraseToAnyPublisher()).environmentObject(Settings())
    }
}
