import FoundationSupplement

// Results that name the intent of the next press of the Action button. Nobody presses it here, so the intent is not kept.
extension IntentResult {
    public static func result<Intent: AppIntent>(
        actionButtonIntent: Intent
    ) -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
        Self()
    }

    public static func result<Intent: AppIntent>(
        actionButtonIntent: Intent, dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        Self(dialog: dialog)
    }

    public static func result<Intent: AppIntent>(
        actionButtonIntent: Intent, activityIdentifier: String
    ) -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
        Self()
    }

    public static func result<Intent: AppIntent>(
        actionButtonIntent: Intent, activityIdentifier: String, dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        Self(dialog: dialog)
    }

    public static func result<Value: _IntentValue, Intent: AppIntent>(
        value: Value, actionButtonIntent: Intent
    ) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> {
        Self(value: value)
    }

    public static func result<Value: _IntentValue, Intent: AppIntent>(
        value: Value, actionButtonIntent: Intent, dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        Self(value: value, dialog: dialog)
    }

    public static func result<Value: _IntentValue, Intent: AppIntent>(
        value: Value, actionButtonIntent: Intent, activityIdentifier: String
    ) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> {
        Self(value: value)
    }

    public static func result<Value: _IntentValue, Intent: AppIntent>(
        value: Value, actionButtonIntent: Intent, activityIdentifier: String, dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        Self(value: value, dialog: dialog)
    }
}
