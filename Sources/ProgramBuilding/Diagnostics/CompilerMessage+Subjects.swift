/// What errors are about, as the compiler words them.
extension CompilerMessage {
    /// Whether a call has other arguments than what it calls takes.
    var isAboutCall: Bool { hasExtraArguments || text.hasPrefix("missing argument") || text.hasPrefix("incorrect argument label") }

    /// Whether a closure has other parameters than its place wants. The compiler also says so where it finds no meaning for a closure's
    /// code and tries another form of the function that takes it.
    var isAboutClosure: Bool {
        text.hasPrefix("contextual closure type '") || text.hasPrefix("contextual type for closure argument expects")
    }

    /// Whether a call has arguments that the function here does not take.
    var hasExtraArguments: Bool {
        text.hasPrefix("argument passed to call that takes no arguments") || text.hasPrefix("extra argument")
    }

    /// Whether it is about what a class has from its superclass.
    var isAboutBase: Bool {
        [
            "does not override", "'override'", "'super'", "superclass", "'required' initializer", "has no initializers",
        ].contains(where: text.contains)
    }

    /// The class that declares what the compiler does not let an extension override, or what it does not let a class override
    /// because an extension declares it. With Objective-C, both can be done with methods of Apple's classes.
    var overridden: String? {
        let isInExtension = text.hasSuffix("cannot be overridden from extension")
        let isOfExtension = text.contains("is declared in extension of") && text.hasSuffix("cannot be overridden")
        return isInExtension || isOfExtension ? quoted.last : nil
    }

    /// Whether it is about a part of the language that only Apple's systems have.
    var needsObjectiveC: Bool {
        [
            "Objective-C interoperability is disabled", "@objc", "'#selector'", "#keyPath", "@NSManaged", "@NSCopying",
            "@IBOutlet", "@IBAction", "@GKInspectable", "AnyObject' member", "'dynamic'",
        ].contains(where: text.contains)
    }
}
