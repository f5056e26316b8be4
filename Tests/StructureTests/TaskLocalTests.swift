import Testing

/// The optimizer of Swift 6.3 passes no type for a task-local value that is a closure, so only optimized builds crash where it is set.
@Suite struct TaskLocalTests {
    @Test func noTaskLocalValueIsAClosure() throws {
        var found = 0
        for file in Project.swiftFiles(in: Project.folder.appendingPathComponent("Sources")) {
            let source = try Project.text(of: Project.folder.appendingPathComponent("Sources/\(file)"))
            for declaration in source.matches(of: #/@TaskLocal\s[^\n]*?var \w+(?:: ([^\n=]*))?/#) {
                found += 1
                #expect(!(declaration.1 ?? "").contains("->"), "\(file): a structure can hold the closure.")
            }
        }
        #expect(found > 0)
    }
}
