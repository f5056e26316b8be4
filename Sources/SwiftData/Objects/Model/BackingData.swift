/// The values behind an object. They lie in the object itself, so this only carries what its context knows.
public protocol BackingData<Model> {
    associatedtype Model: PersistentModel

    init(for modelType: Model.Type)

    var persistentModelID: PersistentIdentifier? { get set }
    var metadata: Any { get set }
    /// What a context knows about the object.
    var _modelState: _ModelState { get }
}

/// The only kind of backing data.
struct _DefaultBackingData<Model: PersistentModel>: BackingData {
    let _modelState: _ModelState
    var metadata: Any = ()

    init(_ state: _ModelState) { _modelState = state }
    init(for modelType: Model.Type) { _modelState = _ModelState() }

    var persistentModelID: PersistentIdentifier? {
        get { _modelState.identifier(for: Model.self) }
        set { if let newValue { _modelState.adopt(newValue) } }
    }
}
