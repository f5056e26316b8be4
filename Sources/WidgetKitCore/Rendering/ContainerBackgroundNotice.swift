import SwiftUI

/// What iOS 17 and later show instead of a widget whose view has no container background.
///
/// The words are the system's, and reports show them in the middle of the system's background. Their size is a guess: the
/// largest text style in which no word is broken in a small widget.
struct ContainerBackgroundNotice: View {
    /// Whether the family has room for a few short lines alone.
    let isSmall: Bool

    var body: some View {
        Text(verbatim: "Please adopt containerBackground API")
            .font(isSmall ? .caption2 : .footnote)
            .minimumScaleFactor(0.5)
            .multilineTextAlignment(.center)
            .foregroundStyle(.primary)
            .padding(isSmall ? 0 : 16)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
