import Foundation

// Darwin's libproc. A widget sees no process: lists are empty, and what is asked of one fails.

public let PROC_ALL_PIDS: UInt32 = 1
public let PROC_PIDTBSDINFO: Int32 = 3
public let PROC_PIDVNODEPATHINFO: Int32 = 9
public let PROC_PIDPATHINFO_MAXSIZE: Int32 = 4096

/// The number of bytes of a process's path; 0, because no path is known.
@discardableResult public func proc_pidpath(_ pid: Int32, _ buffer: UnsafeMutableRawPointer!, _ buffersize: UInt32) -> Int32 { 0 }
/// The number of bytes of a process's name; 0, because no name is known.
@discardableResult public func proc_name(_ pid: Int32, _ buffer: UnsafeMutableRawPointer!, _ buffersize: UInt32) -> Int32 { 0 }
/// The number of processes: none.
public func proc_listallpids(_ buffer: UnsafeMutableRawPointer!, _ buffersize: Int32) -> Int32 { 0 }
/// The number of bytes of a list of processes: none.
public func proc_listpids(_ type: UInt32, _ typeinfo: UInt32, _ buffer: UnsafeMutableRawPointer!, _ buffersize: Int32) -> Int32 { 0 }
/// The number of bytes that are known of a process: none.
@discardableResult public func proc_pidinfo(
    _ pid: Int32, _ flavor: Int32, _ arg: UInt64, _ buffer: UnsafeMutableRawPointer!, _ buffersize: Int32
) -> Int32 { 0 }

/// The folders of a process.
public struct proc_vnodepathinfo {
    public var pvi_cdir = vnode_info_path()
    public var pvi_rdir = vnode_info_path()
    public init() {}
}

/// The path of a file. C's array of 1024 characters is one of 8 here, because Swift has no name for the longer; it is empty.
public struct vnode_info_path {
    public var vip_path: (CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar) = (0, 0, 0, 0, 0, 0, 0, 0)
    public init() {}
}

/// What the system knows of a process.
public struct proc_bsdinfo {
    public var pbi_flags: UInt32 = 0
    public var pbi_status: UInt32 = 0
    public var pbi_pid: UInt32 = 0
    public var pbi_ppid: UInt32 = 0
    public var pbi_uid: UInt32 = 0
    public var pbi_start_tvsec: UInt64 = 0
    public var pbi_start_tvusec: UInt64 = 0
    public init() {}
}
