import Processes

/// The options that decide what a program's process finds: user defaults, recorded responses, stores, fonts. Pictures with
/// other ones are drawn by another process.
struct ProgramInputs: Hashable, Sendable {
    private static let options = [
        "--defaults", "--fixture", "--fixtures", "--data", "--seed", "--assets", "--font-system", "--config",
    ]
    private static let flags = ["--placeholder-boxes"]

    private(set) var words: [String] = []

    /// Takes the inputs out of a picture's options.
    init(takenFrom words: inout [String]) {
        var (rest, index) = ([String](), 0)
        while index < words.count {
            let word = words[index]
            let name = word.split(separator: "=", maxSplits: 1).first.map(String.init) ?? word
            if ProgramInputs.flags.contains(word) {
                self.words.append(word)
            } else if ProgramInputs.options.contains(name) {
                self.words.append(word)
                if name == word, index + 1 < words.count {
                    index += 1
                    self.words.append(words[index])
                }
            } else {
                rest.append(word)
            }
            index += 1
        }
        words = rest
    }

    init(words: [String]) { self.words = words }
}
