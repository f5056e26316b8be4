import Foundation

/// Ends the tests with a message where `body` hangs: where it takes the calling thread more than `seconds` of processor time.
///
/// Time in which the thread waits for its turn on a busy machine does not count.
func limitingProcessorTime<Result>(toSeconds seconds: Int, _ body: () throws -> Result) throws -> Result {
    var clock = clockid_t()
    var event = sigevent()
    event.sigev_notify = Int32(SIGEV_THREAD)
    event._sigev_un._sigev_thread._function = { _ in fatalError("A test took more processor time than it is allowed.") }
    var timer: timer_t?
    var limit = itimerspec()
    limit.it_value.tv_sec = seconds
    guard pthread_getcpuclockid(pthread_self(), &clock) == 0, timer_create(clock, &event, &timer) == 0,
        timer_settime(timer, 0, &limit, nil) == 0
    else { throw POSIXError(.init(rawValue: errno) ?? .EINVAL) }
    defer { timer_delete(timer) }
    return try body()
}
