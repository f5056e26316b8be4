/// What Darwin's C library tells of a file system.
///
/// The function of the same name is FoundationSupplement's: one module cannot have a type and a function of one name.
public struct statfs: Sendable {
    public var f_bsize: UInt32 = 0
    public var f_iosize: Int32 = 0
    public var f_blocks: UInt64 = 0
    public var f_bfree: UInt64 = 0
    public var f_bavail: UInt64 = 0
    public var f_files: UInt64 = 0
    public var f_ffree: UInt64 = 0
    public var f_owner: UInt32 = 0
    public var f_type: UInt32 = 0
    public var f_flags: UInt32 = 0
    public var f_fssubtype: UInt32 = 0

    public init() {}
}
