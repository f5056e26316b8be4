import Foundation
import Testing
import UIKit

/// Buttons and screens keep their configurations.
@MainActor @Suite struct ButtonConfigurationTests {
    private final class Pill: UIButton {
        override func updateConfiguration() {
            super.updateConfiguration()
            configuration?.baseBackgroundColor = isHighlighted ? .red : .blue
        }
    }

    @Test func buttonsKeepTheirConfigurations() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "A"
        #expect(configuration.attributedTitle == AttributedString("A") && configuration != .plain())
        configuration.title = nil
        #expect(configuration == .plain() && configuration != .filled())
        let button = Pill(configuration: configuration, primaryAction: UIAction(title: "B") { _ in })
        #expect(button.configuration?.title == "B" && button.currentTitle == "B")
        var count = 0
        button.configurationUpdateHandler = { _ in count += 1 }
        button.isHighlighted = true
        button.updateConfiguration()
        #expect(count == 1 && button.configuration?.baseBackgroundColor == .red)
    }

    @Test func screensKeepWhatTheySayWhereThereIsNothingToShow() {
        let controller = UIViewController()
        #expect(controller.contentUnavailableConfiguration == nil)
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "Nothing"
        configuration.button.title = "Retry"
        controller.contentUnavailableConfiguration = configuration
        #expect(controller.contentUnavailableConfiguration as? UIContentUnavailableConfiguration == configuration)
        #expect(configuration.makeContentView().configuration as? UIContentUnavailableConfiguration == configuration)
    }
}
