/// The scope of a database of CloudKit, whose `CKDatabase.Scope` it is. Core Data has it without CloudKit.
public enum _CKDatabaseScope: Int, Sendable { case `public` = 1, `private`, shared }
