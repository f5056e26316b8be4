import Foundation

// What Mach tells of the machine and of the program: the same values everywhere, those of a phone with 8 GB of which half is in use.

public typealias mach_msg_type_number_t = UInt32
public typealias vm_size_t = UInt
public typealias vm_address_t = UInt
public typealias mach_vm_size_t = UInt64
public typealias policy_t = Int32
public typealias host_t = mach_port_t
public typealias task_t = mach_port_t
public typealias thread_t = mach_port_t
public typealias thread_act_t = mach_port_t
public typealias thread_act_array_t = UnsafeMutablePointer<thread_act_t>
public typealias task_flavor_t = natural_t
public typealias thread_flavor_t = natural_t
public typealias host_flavor_t = integer_t
public typealias processor_flavor_t = Int32
public typealias task_info_t = UnsafeMutablePointer<integer_t>
public typealias thread_info_t = UnsafeMutablePointer<integer_t>
public typealias host_info_t = UnsafeMutablePointer<integer_t>
public typealias host_info64_t = UnsafeMutablePointer<integer_t>
public typealias processor_info_array_t = UnsafeMutablePointer<integer_t>

public let KERN_FAILURE: Int32 = 5
public let KERN_BOOTTIME: Int32 = 21
public let HOST_BASIC_INFO: Int32 = 1
public let HOST_VM_INFO: Int32 = 2
public let HOST_CPU_LOAD_INFO: Int32 = 3
public let HOST_VM_INFO64: Int32 = 4
public let PROCESSOR_CPU_LOAD_INFO: Int32 = 2
public let CPU_STATE_USER: Int32 = 0
public let CPU_STATE_SYSTEM: Int32 = 1
public let CPU_STATE_IDLE: Int32 = 2
public let CPU_STATE_NICE: Int32 = 3
public let CPU_STATE_MAX: Int32 = 4
public let TASK_BASIC_INFO: Int32 = 18
public let MACH_TASK_BASIC_INFO: Int32 = 20
public let TASK_VM_INFO: Int32 = 22
public let TASK_INFO_MAX: Int32 = 1024
public let THREAD_BASIC_INFO: Int32 = 3
public let THREAD_INFO_MAX: Int32 = 32
public let TH_FLAGS_IDLE: Int32 = 2
public let TH_USAGE_SCALE: Int32 = 1000

/// The bytes of a page.
public let vm_page_size: vm_size_t = 16384
public let vm_kernel_page_size: vm_size_t = 16384

public var mach_task_self_: mach_port_t { 1 }
public func mach_task_self() -> mach_port_t { 1 }
public func mach_host_self() -> mach_port_t { 2 }
public func mach_thread_self() -> mach_port_t { 3 }

/// A time in seconds and microseconds.
public struct time_value_t: Sendable {
    public var seconds: integer_t
    public var microseconds: integer_t

    public init() { self.init(seconds: 0, microseconds: 0) }
    public init(seconds: integer_t, microseconds: integer_t) { (self.seconds, self.microseconds) = (seconds, microseconds) }
}

public typealias time_value = time_value_t

/// The pages of the machine's memory, by their use.
public struct vm_statistics64: Sendable {
    public var free_count: natural_t = 0
    public var active_count: natural_t = 0
    public var inactive_count: natural_t = 0
    public var wire_count: natural_t = 0
    public var zero_fill_count: UInt64 = 0
    public var reactivations: UInt64 = 0
    public var pageins: UInt64 = 0
    public var pageouts: UInt64 = 0
    public var faults: UInt64 = 0
    public var cow_faults: UInt64 = 0
    public var lookups: UInt64 = 0
    public var hits: UInt64 = 0
    public var purges: UInt64 = 0
    public var purgeable_count: natural_t = 0
    public var speculative_count: natural_t = 0
    public var decompressions: UInt64 = 0
    public var compressions: UInt64 = 0
    public var swapins: UInt64 = 0
    public var swapouts: UInt64 = 0
    public var compressor_page_count: natural_t = 0
    public var throttled_count: natural_t = 0
    public var external_page_count: natural_t = 0
    public var internal_page_count: natural_t = 0
    public var total_uncompressed_pages_in_compressor: UInt64 = 0

    public init() {}

    fileprivate static var phone: vm_statistics64 {
        var pages = vm_statistics64()
        (pages.free_count, pages.active_count, pages.inactive_count, pages.wire_count) = (131_072, 163_840, 131_072, 65_536)
        (pages.compressor_page_count, pages.internal_page_count, pages.external_page_count) = (32_768, 163_840, 131_072)
        return pages
    }
}

public typealias vm_statistics64_data_t = vm_statistics64

/// The pages of the machine's memory, by their use, in the older form.
public struct vm_statistics: Sendable {
    public var free_count: natural_t = 0
    public var active_count: natural_t = 0
    public var inactive_count: natural_t = 0
    public var wire_count: natural_t = 0
    public var zero_fill_count: natural_t = 0
    public var reactivations: natural_t = 0
    public var pageins: natural_t = 0
    public var pageouts: natural_t = 0
    public var faults: natural_t = 0
    public var cow_faults: natural_t = 0
    public var lookups: natural_t = 0
    public var hits: natural_t = 0
    public var purgeable_count: natural_t = 0
    public var purges: natural_t = 0
    public var speculative_count: natural_t = 0

    public init() {}

    fileprivate static var phone: vm_statistics {
        var pages = vm_statistics()
        let all = vm_statistics64.phone
        (pages.free_count, pages.active_count, pages.inactive_count, pages.wire_count) =
            (all.free_count, all.active_count, all.inactive_count, all.wire_count)
        return pages
    }
}

public typealias vm_statistics_data_t = vm_statistics

/// The ticks that the processors spent as a user, for the system, idle and at low priority.
public struct host_cpu_load_info: Sendable {
    public var cpu_ticks: (natural_t, natural_t, natural_t, natural_t) = (0, 0, 0, 0)
    public init() {}

    fileprivate static var phone: host_cpu_load_info {
        var load = host_cpu_load_info()
        load.cpu_ticks = (1500, 500, 8000, 0)
        return load
    }
}

public typealias host_cpu_load_info_data_t = host_cpu_load_info

/// The memory and the time of a task.
public struct mach_task_basic_info: Sendable {
    public var virtual_size: mach_vm_size_t = 0
    public var resident_size: mach_vm_size_t = 0
    public var resident_size_max: mach_vm_size_t = 0
    public var user_time = time_value_t()
    public var system_time = time_value_t()
    public var policy: policy_t = 0
    public var suspend_count: integer_t = 0

    public init() {}

    fileprivate static var phone: mach_task_basic_info {
        var info = mach_task_basic_info()
        (info.virtual_size, info.resident_size, info.resident_size_max) = (400_000_000_000, 20_971_520, 20_971_520)
        return info
    }
}

public typealias mach_task_basic_info_data_t = mach_task_basic_info
public typealias task_basic_info = mach_task_basic_info

/// The memory of a task in detail.
public struct task_vm_info: Sendable {
    public var virtual_size: mach_vm_size_t = 0
    public var region_count: integer_t = 0
    public var page_size: integer_t = 0
    public var resident_size: mach_vm_size_t = 0
    public var resident_size_peak: mach_vm_size_t = 0
    public var device: mach_vm_size_t = 0
    public var device_peak: mach_vm_size_t = 0
    public var `internal`: mach_vm_size_t = 0
    public var internal_peak: mach_vm_size_t = 0
    public var external: mach_vm_size_t = 0
    public var external_peak: mach_vm_size_t = 0
    public var reusable: mach_vm_size_t = 0
    public var compressed: mach_vm_size_t = 0
    public var compressed_peak: mach_vm_size_t = 0
    public var phys_footprint: mach_vm_size_t = 0
    public var limit_bytes_remaining: UInt64 = 0

    public init() {}

    fileprivate static var phone: task_vm_info {
        var info = task_vm_info()
        (info.virtual_size, info.resident_size, info.page_size) = (400_000_000_000, 20_971_520, 16384)
        (info.phys_footprint, info.limit_bytes_remaining) = (12_582_912, 18_874_368)
        return info
    }
}

public typealias task_vm_info_data_t = task_vm_info

/// What a thread did.
public struct thread_basic_info: Sendable {
    public var user_time = time_value_t()
    public var system_time = time_value_t()
    public var cpu_usage: integer_t = 0
    public var policy: policy_t = 0
    public var run_state: integer_t = 0
    public var flags: integer_t = 0
    public var suspend_count: integer_t = 0
    public var sleep_time: integer_t = 0

    public init() {}
}

public typealias thread_basic_info_data_t = thread_basic_info

/// Gives the values of the machine.
@discardableResult public func host_statistics(
    _ host_priv: host_t, _ flavor: host_flavor_t, _ host_info_out: host_info_t!,
    _ host_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
    switch flavor {
    case HOST_VM_INFO: give(vm_statistics.phone, host_info_out, host_info_outCnt)
    case HOST_VM_INFO64: give(vm_statistics64.phone, host_info_out, host_info_outCnt)
    case HOST_CPU_LOAD_INFO: give(host_cpu_load_info.phone, host_info_out, host_info_outCnt)
    default: KERN_FAILURE
    }
}

/// Gives the values of the machine.
@discardableResult public func host_statistics64(
    _ host_priv: host_t, _ flavor: host_flavor_t, _ host_info64_out: host_info64_t!,
    _ host_info64_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t { host_statistics(host_priv, flavor, host_info64_out, host_info64_outCnt) }

/// Gives the bytes of a page.
@discardableResult public func host_page_size(_ host: host_t, _ out_page_size: UnsafeMutablePointer<vm_size_t>!) -> kern_return_t {
    out_page_size?.pointee = vm_page_size
    return KERN_SUCCESS
}

/// Tells of the processors, one by one; this fails here.
@discardableResult public func host_processor_info(
    _ host: host_t, _ flavor: processor_flavor_t, _ out_processor_count: UnsafeMutablePointer<natural_t>!,
    _ out_processor_info: UnsafeMutablePointer<processor_info_array_t?>!,
    _ out_processor_infoCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t { KERN_FAILURE }

/// Gives the values of a task.
@discardableResult public func task_info(
    _ target_task: task_t, _ flavor: task_flavor_t, _ task_info_out: task_info_t!,
    _ task_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
    switch Int32(bitPattern: flavor) {
    case TASK_BASIC_INFO, MACH_TASK_BASIC_INFO: give(mach_task_basic_info.phone, task_info_out, task_info_outCnt)
    case TASK_VM_INFO: give(task_vm_info.phone, task_info_out, task_info_outCnt)
    default: KERN_FAILURE
    }
}

/// Lists the threads of a task; there are none.
@discardableResult public func task_threads(
    _ target_task: task_t, _ act_list: UnsafeMutablePointer<thread_act_array_t?>!,
    _ act_listCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
    act_list?.pointee = nil
    act_listCnt?.pointee = 0
    return KERN_SUCCESS
}

/// Gives the values of a thread: it did nothing.
@discardableResult public func thread_info(
    _ target_act: thread_t, _ flavor: thread_flavor_t, _ thread_info_out: thread_info_t!,
    _ thread_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t { give(thread_basic_info(), thread_info_out, thread_info_outCnt) }

/// Frees memory that Mach has given, of which there is none.
@discardableResult public func vm_deallocate(_ target_task: mach_port_t, _ address: vm_address_t, _ size: vm_size_t) -> kern_return_t {
    KERN_SUCCESS
}

/// Frees a name, of which there is none.
@discardableResult public func mach_port_deallocate(_ task: mach_port_t, _ name: mach_port_t) -> kern_return_t { KERN_SUCCESS }

/// Writes as much of a value as there is room for, and says how much that is, in numbers of 4 bytes.
private func give<Value>(
    _ value: Value, _ place: UnsafeMutablePointer<integer_t>?, _ count: UnsafeMutablePointer<mach_msg_type_number_t>?
) -> kern_return_t {
    guard let place, let count else { return KERN_FAILURE }
    let size = min(Int(count.pointee) * MemoryLayout<integer_t>.size, MemoryLayout<Value>.size)
    withUnsafeBytes(of: value) { UnsafeMutableRawPointer(place).copyMemory(from: $0.baseAddress!, byteCount: size) }
    count.pointee = mach_msg_type_number_t(size / MemoryLayout<integer_t>.size)
    return KERN_SUCCESS
}
