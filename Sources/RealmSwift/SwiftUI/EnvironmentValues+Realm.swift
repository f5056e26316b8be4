import SwiftUICore

private struct RealmConfigurationKey: EnvironmentKey {
    static var defaultValue: Realm.Configuration { .defaultConfiguration }
}

extension EnvironmentValues {
    /// The configuration of the Realm in which views find objects.
    public var realmConfiguration: Realm.Configuration {
        get { self[RealmConfigurationKey.self] }
        set { self[RealmConfigurationKey.self] = newValue }
    }

    /// The Realm in which views find objects.
    public var realm: Realm {
        get { Realm(store: .store(of: realmConfiguration)) }
        set { realmConfiguration = newValue.configuration }
    }
}
