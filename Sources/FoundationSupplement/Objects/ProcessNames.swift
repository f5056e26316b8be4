import Foundation

// Darwin's way to ask the system for values by numbers, as libraries ask whether a debugger is attached.

public let CTL_KERN: Int32 = 1
public let CTL_HW: Int32 = 6
public let KERN_PROC: Int32 = 14
public let KERN_PROC_ALL: Int32 = 0
public let KERN_PROC_PID: Int32 = 1
public let HW_MACHINE: Int32 = 1
public let HW_MODEL: Int32 = 2
public let HW_NCPU: Int32 = 3
public let HW_PAGESIZE: Int32 = 7
public let HW_MEMSIZE: Int32 = 24
/// The flag of a process that a debugger watches.
public let P_TRACED: Int32 = 0x800

/// A way to open a file only to be told of its changes.
public let O_EVTONLY: Int32 = 0x8000

/// What the system knows of a process.
public struct kinfo_proc {
    public var kp_proc = extern_proc()
    public var kp_eproc = eproc()
    public init() {}
}

/// The part of what the system knows that tells of other processes.
public struct eproc {
    public var e_ppid: pid_t = 0
    /// The terminal; -1, because there is none.
    public var e_tdev: Int32 = -1
    public init() {}
}

/// The part of what the system knows that programs read.
public struct extern_proc {
    public var p_un = __Unnamed_union_p_un()
    public var p_flag: Int32 = 0
    public var p_pid: pid_t = 0
    public init() {}

    /// The part of it that holds the start.
    public struct __Unnamed_union_p_un {
        /// When the process started: at the beginning of 1970, in every run.
        public var __p_starttime = timeval()
        public init() {}
    }
}

/// Gives a value of the system by its number: those that `sysctlbyname` has, and a process, which no debugger watches. Others are not
/// found.
@discardableResult public func sysctl(
    _ name: UnsafeMutablePointer<Int32>!, _ namelen: UInt32, _ oldp: UnsafeMutableRawPointer!,
    _ oldlenp: UnsafeMutablePointer<Int>!, _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 {
    let numbers = Array(UnsafeBufferPointer(start: name, count: Int(namelen)))
    if numbers.starts(with: [CTL_KERN, KERN_PROC, KERN_PROC_PID]), let oldlenp { return give(kinfo_proc(), oldp, oldlenp) }
    // A day before the date of the pictures.
    if numbers == [CTL_KERN, KERN_BOOTTIME], let oldlenp {
        return give(timeval(tv_sec: Int(Date().timeIntervalSince1970) - 86400, tv_usec: 0), oldp, oldlenp)
    }
    let names: [[Int32]: String] = [
        [CTL_HW, HW_MACHINE]: "hw.machine", [CTL_HW, HW_MODEL]: "hw.model", [CTL_HW, HW_NCPU]: "hw.ncpu",
        [CTL_HW, HW_PAGESIZE]: "hw.pagesize", [CTL_HW, HW_MEMSIZE]: "hw.memsize",
    ]
    return sysctlbyname(names[numbers] ?? "", oldp, oldlenp, newp, newlen)
}

/// Writes a value where there is room for it, and its length in bytes.
private func give<Value>(_ value: Value, _ place: UnsafeMutableRawPointer?, _ length: UnsafeMutablePointer<Int>) -> Int32 {
    if let place {
        guard length.pointee >= MemoryLayout<Value>.size else {
            errno = ENOMEM
            return -1
        }
        place.storeBytes(of: value, as: Value.self)
    }
    length.pointee = MemoryLayout<Value>.size
    return 0
}
