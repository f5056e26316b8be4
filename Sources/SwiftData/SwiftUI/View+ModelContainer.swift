import SwiftUI
import SwiftUICore

private struct ModelContextKey: EnvironmentKey {
    /// The context of a view without a container. Its schema is empty, so it finds nothing.
    static let defaultValue: ModelContext = {
        guard let container = try? ModelContainer(
            for: Schema(), configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        else { fatalError("A container without models cannot be opened.") }
        return ModelContext(container)
    }()
}

extension EnvironmentValues {
    /// The context that views have whom nobody gave a container.
    static var contextWithoutContainer: ModelContext { ModelContextKey.defaultValue }

    /// The context that queries of the view use.
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] }
        set { self[ModelContextKey.self] = newValue }
    }
}

extension View {
    nonisolated public func modelContext(_ modelContext: ModelContext) -> some View {
        environment(\.modelContext, modelContext)
    }

    nonisolated public func modelContainer(_ container: ModelContainer) -> some View {
        environment(\.modelContext, container.sharedContext)
    }

    @MainActor @preconcurrency public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
    }

    @MainActor @preconcurrency public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        let opened = Result {
            try ModelContainer(
                for: Schema(modelTypes), configurations: ModelConfiguration(isStoredInMemoryOnly: inMemory))
        }
        if case .success(let container) = opened { container.sharedContext.autosaveEnabled = isAutosaveEnabled }
        onSetup(opened)
        return transformEnvironment(\.modelContext) { context in
            if case .success(let container) = opened { context = container.sharedContext }
        }
    }
}

// Scenes are not drawn.
extension Scene {
    /// Effect: none.
    public func modelContext(_ modelContext: ModelContext) -> some Scene { self }

    /// Effect: none.
    public func modelContainer(_ container: ModelContainer) -> some Scene { self }

    /// Effect: none.
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene { self }

    /// Effect: none.
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene { self }
}
