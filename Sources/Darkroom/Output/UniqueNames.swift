/// Unique names for files and folders: the second "Small" is "Small-2".
struct UniqueNames {
    private var taken: Set<String> = []

    /// Returns the name as a file name, with a number if it is taken. Names that differ only in case are the same, as
    /// in some file systems.
    mutating func take(_ name: String) -> String {
        let plain = PicturePath.plainFolder(of: name)
        var (candidate, number) = (plain, 1)
        while !taken.insert(candidate.lowercased()).inserted {
            number += 1
            candidate = "\(plain)-\(number)"
        }
        return candidate
    }
}
