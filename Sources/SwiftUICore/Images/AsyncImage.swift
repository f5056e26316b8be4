import Foundation

/// The phase of an asynchronous image load.
public enum AsyncImagePhase {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An image that loads asynchronously. On a device, a widget is captured before the image arrives; here, too, the
/// placeholder is shown.
public struct AsyncImage<Content: View> {
    private let content: (AsyncImagePhase) -> Content
}

extension AsyncImage: View {
    public var body: some View { content(.empty) }

    nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) {
            $0.image ?? Image(
                source: .failed("an AsyncImage loads nothing in a widget; load the image in the timeline provider"))
        }
    }

    nonisolated public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    nonisolated public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.content = content
    }
}
