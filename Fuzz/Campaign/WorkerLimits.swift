import Foundation

/// What a worker may use for one task. The system ends the process that uses more.
struct WorkerLimits {
    /// Of the processor, for one task; time in which the machine does something else does not count.
    var seconds = 10
    /// The memory, in bytes, that makes a task a finding.
    var memory = 1 << 30

    /// The signal that ends a process whose task takes too long.
    static let timeSignal = SIGPROF

    /// Limits the data of this process, so that one task does not take the machine's memory.
    func apply() {
        var limit = rlimit(rlim_cur: rlim_t(3 * memory), rlim_max: rlim_t(3 * memory))
        setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
        var core = rlimit(rlim_cur: 0, rlim_max: 0)
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &core)
    }

    /// Begins to count a task's time.
    func startClock() {
        var timer = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: seconds, tv_usec: 0))
        setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
    }

    /// Has the system measure the peak from now on.
    static func forgetPeak() {
        let file = open("/proc/self/clear_refs", O_WRONLY | O_CLOEXEC)
        guard file >= 0 else { return }
        _ = Glibc.write(file, "5", 1)
        close(file)
    }

    /// The most memory that this process has used since `forgetPeak`, in bytes; where the system does not forget, since its
    /// start.
    static var peak: Int {
        if let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
            let match = status.firstMatch(of: #/VmHWM:\s+(\d+) kB/#), let size = Int(match.output.1)
        {
            return size * 1024
        }
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss * 1024
    }
}
