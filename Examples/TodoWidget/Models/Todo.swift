import Foundation

struct Todo: Identifiable, Decodable {
    let userId: Int
    let id: Int
    let title: String
    let completed: Bool
}

extension Todo {
    /// The URL that opens this todo in the app.
    var url: URL {
        URL(string: "mytodos://todos/\(id)")!
    }

    static func placeholder(_ id: Int) -> Todo {
        Todo(userId: 0, id: id, title: "Placeholder", completed: id.isMultiple(of: 2))
    }
}
