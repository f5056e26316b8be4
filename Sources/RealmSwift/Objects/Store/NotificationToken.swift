/// Keeps an observation alive.
public typealias NotificationToken = RLMNotificationToken
