// White on the Ranger's color is the design.
// darkroom:ignore-file legibility.contrast

import SwiftUI

/// Information about a Ranger on a pane of frosted color.
struct BioView: View {
    let ranger: EmojiRanger

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(ranger.heroType)
                .font(.subheadline.weight(.semibold))
                .lineLimit(1)
                .minimumScaleFactor(0.8)
            Text(ranger.bio)
                .font(.footnote)
                .minimumScaleFactor(0.8)
                .opacity(0.9)
        }
        .padding(12)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(.white.opacity(0.15), in: RoundedRectangle(cornerRadius: 12, style: .continuous))
    }
}
