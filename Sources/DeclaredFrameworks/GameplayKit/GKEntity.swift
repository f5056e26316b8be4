import Foundation

/// A thing of a game, which is what its components are.
open class GKEntity: NSObject, NSCopying {
    open private(set) var components: [GKComponent] = []

    public override init() {}

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = GKEntity()
        for component in components {
            if let component = component.copy(with: zone) as? GKComponent { copy.addComponent(component) }
        }
        return copy
    }

    open func update(deltaTime seconds: TimeInterval) { for component in components { component.update(deltaTime: seconds) } }

    /// Adds a component. It takes the place of another one of its class.
    open func addComponent(_ component: GKComponent) {
        remove { type(of: $0) == type(of: component) }
        components.append(component)
        component.entity = self
        component.didAddToEntity()
    }
    open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
        remove { type(of: $0) == componentClass }
    }
    open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? {
        components.first { type(of: $0) == componentClass } as? ComponentType
    }

    private func remove(where isRemoved: (GKComponent) -> Bool) {
        for component in components where isRemoved(component) {
            component.willRemoveFromEntity()
            component.entity = nil
        }
        components.removeAll(where: isRemoved)
    }
}

/// One side of a thing.
open class GKComponent: NSObject, NSCopying {
    open internal(set) weak var entity: GKEntity?

    public override init() {}
    public required init?(coder: NSCoder) { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any { GKComponent() }
    open func update(deltaTime seconds: TimeInterval) {}
    open func didAddToEntity() {}
    open func willRemoveFromEntity() {}
}

/// The components of one class, which are updated together.
open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
    public let componentClass: AnyClass
    open private(set) var components: [ComponentType] = []

    public override init() { componentClass = ComponentType.self }
    public init(componentClass cls: AnyClass) { componentClass = cls }

    open subscript(index: Int) -> ComponentType { components[index] }

    open func addComponent(_ component: ComponentType) { components.append(component) }
    open func addComponent(foundIn entity: GKEntity) {
        for case let component as ComponentType in entity.components where type(of: component) == componentClass {
            components.append(component)
        }
    }
    open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }
    open func removeComponent(foundIn entity: GKEntity) { components.removeAll { $0.entity === entity } }
    open func update(deltaTime seconds: TimeInterval) { for component in components { component.update(deltaTime: seconds) } }
}
