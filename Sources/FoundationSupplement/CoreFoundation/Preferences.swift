import Foundation

// Core Foundation's preferences: the user defaults of a program or of a group. Linux knows one user and one computer, so the values
// of all users and of all computers are the same.

public var kCFPreferencesAnyApplication: CFString! { NSString(string: UserDefaults.globalDomain) }
public var kCFPreferencesCurrentApplication: CFString! { NSString(string: "kCFPreferencesCurrentApplication") }
public var kCFPreferencesAnyUser: CFString! { NSString(string: "kCFPreferencesAnyUser") }
public var kCFPreferencesCurrentUser: CFString! { NSString(string: "kCFPreferencesCurrentUser") }
public var kCFPreferencesAnyHost: CFString! { NSString(string: "kCFPreferencesAnyHost") }
public var kCFPreferencesCurrentHost: CFString! { NSString(string: "kCFPreferencesCurrentHost") }

private func defaults(of application: CFString!) -> UserDefaults? {
    let name = String(describing: application!)
    return name == "kCFPreferencesCurrentApplication" ? .standard : UserDefaults(suiteName: name)
}

public func CFPreferencesCopyAppValue(_ key: CFString!, _ applicationID: CFString!) -> CFPropertyList! {
    defaults(of: applicationID)?.object(forKey: String(describing: key!)).map { $0 as AnyObject }
}

private func value<Value>(
    _ key: CFString!, _ applicationID: CFString!, _ exists: UnsafeMutablePointer<DarwinBoolean>!, or missing: Value,
    read: (UserDefaults, String) -> Value
) -> Value {
    let name = String(describing: key!)
    let found = defaults(of: applicationID).flatMap { $0.object(forKey: name) == nil ? nil : read($0, name) }
    exists?.pointee = DarwinBoolean(found != nil)
    return found ?? missing
}

/// - Parameter keyExistsAndHasValidFormat: is set to whether there is a value that can be read as one of the kind.
public func CFPreferencesGetAppBooleanValue(
    _ key: CFString!, _ applicationID: CFString!, _ keyExistsAndHasValidFormat: UnsafeMutablePointer<DarwinBoolean>!
) -> Bool {
    value(key, applicationID, keyExistsAndHasValidFormat, or: false) { $0.bool(forKey: $1) }
}

/// - Parameter keyExistsAndHasValidFormat: is set to whether there is a value that can be read as one of the kind.
public func CFPreferencesGetAppIntegerValue(
    _ key: CFString!, _ applicationID: CFString!, _ keyExistsAndHasValidFormat: UnsafeMutablePointer<DarwinBoolean>!
) -> CFIndex {
    value(key, applicationID, keyExistsAndHasValidFormat, or: 0) { $0.integer(forKey: $1) }
}

public func CFPreferencesSetAppValue(_ key: CFString!, _ value: CFPropertyList!, _ applicationID: CFString!) {
    defaults(of: applicationID)?.set(value, forKey: String(describing: key!))
}

@discardableResult public func CFPreferencesAppSynchronize(_ applicationID: CFString!) -> Bool {
    defaults(of: applicationID)?.synchronize() ?? false
}

public func CFPreferencesCopyValue(
    _ key: CFString!, _ applicationID: CFString!, _ userName: CFString!, _ hostName: CFString!
) -> CFPropertyList! {
    CFPreferencesCopyAppValue(key, applicationID)
}

public func CFPreferencesSetValue(
    _ key: CFString!, _ value: CFPropertyList!, _ applicationID: CFString!, _ userName: CFString!, _ hostName: CFString!
) {
    CFPreferencesSetAppValue(key, value, applicationID)
}

@discardableResult public func CFPreferencesSynchronize(
    _ applicationID: CFString!, _ userName: CFString!, _ hostName: CFString!
) -> Bool {
    CFPreferencesAppSynchronize(applicationID)
}
