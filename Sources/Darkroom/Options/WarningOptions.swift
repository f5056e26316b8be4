import ArgumentParser

/// The option that makes warnings a failure.
struct WarningOptions: ParsableArguments {
    @Flag(
        help: """
            Fails with exit status 1 if there is a warning, such as one about parts of the sources that are set aside. \
            Pictures and reports are written; record writes nothing then.
            """)
    var strict = false
}
