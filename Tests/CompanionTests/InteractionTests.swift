import Foundation
import Testing
import UIKit

/// What apps do where the user touches, types and drags. Nobody does in a picture.
@MainActor @Suite struct InteractionTests {
    private final class Target: UIView, UIContextMenuInteractionDelegate, UIDragInteractionDelegate, UIDropInteractionDelegate,
        UIPointerInteractionDelegate
    {
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(identifier: "row" as NSString, previewProvider: nil) { _ in
                UIMenu(children: [UIAction(title: "Copy") { _ in }, UIDeferredMenuElement { $0([]) }])
            }
        }
        func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
            [UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))]
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
            UIDropProposal(operation: session.localDragSession == nil ? .copy : .move)
        }
        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            session.loadObjects(ofClass: UIImage.self) { _ in }
        }
        override var keyCommands: [UIKeyCommand]? {
            [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [.command, .shift], action: Selector("close"))]
        }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            guard presses.first?.key?.keyCode != .keyboardSpacebar else { return }
            super.pressesBegan(presses, with: event)
        }
    }

    @Test func viewsHoldTheirInteractions() throws {
        let view = Target()
        let menu = UIContextMenuInteraction(delegate: view)
        view.addInteraction(menu)
        view.addInteraction(UIDragInteraction(delegate: view))
        view.addInteraction(UIDropInteraction(delegate: view))
        #expect(view.interactions.count == 3 && menu.view === view)
        let configuration = try #require(view.contextMenuInteraction(menu, configurationForMenuAtLocation: .zero))
        #expect(configuration.identifier as? NSString == "row" as NSString)
        view.removeInteraction(menu)
        #expect(view.interactions.count == 2 && menu.view == nil)
        #expect(view.keyCommands?.first?.modifierFlags == [.command, .shift] && view.keyCommands?.first?.input == "UIKeyInputEscape")
        let preview = UITargetedPreview(view: view)
        #expect(preview.target.container === view && preview.parameters.visiblePath == nil)
        let moved = UIPreviewTarget(container: view, center: CGPoint(x: 1, y: 2))
        #expect(preview.retargetedPreview(with: moved).target.center == CGPoint(x: 1, y: 2))
    }

    @Test func animatorsChangeAtOnce() {
        let view = UIView()
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { view.alpha = 0.5 }
        animator.addCompletion { ends.append($0) }
        #expect(view.alpha == 1 && animator.state == .inactive)
        animator.startAnimation()
        #expect(view.alpha == 0.5 && ends == [.end] && animator.timingParameters is UISpringTimingParameters)
        UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0, animations: { view.alpha = 0 }) { ends.append($0) }
        #expect(view.alpha == 0 && ends == [.end, .end])
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubic) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0.25 }
        }
        #expect(view.alpha == 0.25)
        #expect(UICubicTimingParameters(animationCurve: .easeIn).controlPoint1 == CGPoint(x: 0.42, y: 0))
    }

    @Test func wheelsAskTheirDataSource() {
        final class Days: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            override init() {}
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { component + 7 }
            func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "\(row)" }
        }
        let (picker, days) = (UIPickerView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), Days())
        (picker.dataSource, picker.delegate) = (days, days)
        picker.selectRow(3, inComponent: 1, animated: false)
        #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 8)
        #expect(picker.selectedRow(inComponent: 1) == 3 && picker.selectedRow(inComponent: 0) == 0)
        #expect(picker.rowSize(forComponent: 0).width == 100 && UIPickerView().selectedRow(inComponent: 0) == -1)
    }

    @Test func calendarsKeepTheirSelection() {
        let (calendar, selection) = (UICalendarView(), UICalendarSelectionSingleDate(delegate: nil))
        calendar.selectionBehavior = selection
        selection.setSelected(DateComponents(year: 2026, month: 3, day: 4), animated: true)
        #expect((calendar.selectionBehavior as? UICalendarSelectionSingleDate)?.selectedDate?.day == 4)
        calendar.setVisibleDateComponents(DateComponents(year: 2026, month: 3), animated: true)
        #expect(calendar.visibleDateComponents.month == 3 && UICalendarView().visibleDateComponents.year != nil)
        let days = UICalendarSelectionMultiDate(delegate: nil)
        days.setSelectedDates([DateComponents(day: 1), DateComponents(day: 2)], animated: false)
        #expect(days.selectedDates.map(\.day) == [1, 2])
    }

    @Test func fieldsEditTheirText() throws {
        final class Digits: UITextField {
            var deletions = 0
            override func deleteBackward() {
                deletions += 1
                super.deleteBackward()
            }
            override func caretRect(for position: UITextPosition) -> CGRect { .zero }
        }
        let field = Digits()
        field.insertText("abc")
        field.deleteBackward()
        #expect(field.text == "ab" && field.deletions == 1 && field.hasText)
        field.inputAccessoryView = UIToolbar()
        #expect(field.inputAccessoryView is UIToolbar && field.inputView == nil)
        func replaceFirst(of input: some UITextInput) throws {
            let second = try #require(input.position(from: input.beginningOfDocument, offset: 1))
            let first = try #require(input.textRange(from: input.beginningOfDocument, to: second))
            input.replace(first, withText: "xy")
        }
        let view = UITextView()
        view.text = "ab"
        try replaceFirst(of: field)
        try replaceFirst(of: view)
        #expect(field.text == "xyb" && view.text == "xyb")
        #expect(view.compare(view.beginningOfDocument, to: view.endOfDocument) == .orderedAscending)
    }

    @Test func buttonsKeepTheirConfigurations() {
        var configuration = UIButton.Configuration.filled()
        configuration.subtitle = "under"
        let button = UIButton(configuration: configuration, primaryAction: UIAction(title: "Go") { _ in })
        #expect(button.configuration?.title == "Go" && button.configuration?.subtitle == "under")
        #expect(UIButton.Configuration.filled() != .gray() && UIButton.Configuration.plain() == .plain())
        button.configurationUpdateHandler = { $0.configuration?.baseForegroundColor = .red }
        button.updateConfiguration()
        #expect(button.configuration?.baseForegroundColor == .red)
    }

    @Test func actionsOfAccessibilityAreKept() {
        let view = UIView()
        view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Delete") { _ in true }]
        let action = view.accessibilityCustomActions?.first
        #expect(action?.name == "Delete" && action.flatMap { $0.actionHandler?($0) } == true)
    }

    @Test func valuesHoldGeometry() {
        let value = NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(value.cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets && value.uiEdgeInsetsValue == .zero)
        let sides = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(NSValue(directionalEdgeInsets: sides).directionalEdgeInsetsValue == sides)
        #expect(NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue == UIOffset(horizontal: 1, vertical: 2))
        #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
        #expect(NSValue(cgPoint: CGPoint(x: 5, y: 6)).cgPointValue == CGPoint(x: 5, y: 6))
        #expect(NSValue(cgSize: CGSize(width: 7, height: 8)).cgSizeValue == CGSize(width: 7, height: 8))
    }

    @Test func traitsTellTheRoom() {
        let phone = UITraitCollection.current
        #expect(phone.horizontalSizeClass == .compact && phone.verticalSizeClass == .regular)
        #expect(phone.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
        #expect(!phone.containsTraits(in: UITraitCollection(verticalSizeClass: .compact)))
        let view = UIView()
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self]) { (view: UIView, _) in
            view.setNeedsLayout()
        }
    }
}
