import CTypeDiscovery
import Foundation
import Synchronization

/// The classes of entities, found in the program by their names, and the models that a program has made.
enum ManagedClasses {
    private static let state = Mutex(State())

    private struct State {
        var classes: [String: NSManagedObject.Type] = [:]
        var models: [Weak] = []
    }

    private struct Weak {
        weak var object: NSManagedObjectModel?
    }

    static func add(_ model: NSManagedObjectModel) {
        state.withLock { state in
            state.models.removeAll { $0.object == nil }
            state.models.append(Weak(object: model))
        }
    }

    /// The entity of a class in a model, else in the model that was made last.
    static func entity(of type: NSManagedObject.Type, in model: NSManagedObjectModel? = nil) -> NSEntityDescription? {
        let name = String(describing: type)
        let models = model.map { [$0] } ?? state.withLock { $0.models.compactMap(\.object).reversed() }
        for model in models {
            if let entity = model.entities.first(where: { self.name(of: $0) == name }) { return entity }
        }
        return nil
    }

    /// The class's name without its module.
    private static func name(of entity: NSEntityDescription) -> String {
        entity.managedObjectClassName.split(separator: ".").last.map(String.init) ?? ""
    }

    /// The class of an entity's objects; `NSManagedObject` where the program has none of its name.
    static func type(of entity: NSEntityDescription) -> NSManagedObject.Type {
        let name = name(of: entity)
        if name == "NSManagedObject" { return NSManagedObject.self }
        if let known = state.withLock({ $0.classes[name] }) { return known }
        final class Found { var type: NSManagedObject.Type? }
        let found = Found()
        type_discovery_each_class(name, Unmanaged.passUnretained(found).toOpaque()) { context, metadata in
            guard let context, let metadata else { return }
            let found = Unmanaged<Found>.fromOpaque(context).takeUnretainedValue()
            let type = unsafeBitCast(metadata, to: Any.Type.self)
            if found.type == nil, let type = type as? NSManagedObject.Type { found.type = type }
        }
        let type = found.type ?? NSManagedObject.self
        state.withLock { $0.classes[name] = type }
        return type
    }

    /// Makes an object of an entity's class.
    static func make(_ entity: NSEntityDescription) -> NSManagedObject { type(of: entity).init(_managed: entity) }

    /// Makes an object that has an ID already, without values.
    static func make(_ entity: NSEntityDescription, id: NSManagedObjectID) -> NSManagedObject {
        let object = make(entity)
        object.objectID = id
        object.state = ObjectState()
        return object
    }
}

/// Mistakes in a program that Core Data ends it for.
enum CoreDataProblem {
    static func end(_ message: String) -> Never { fatalError(message) }
}
