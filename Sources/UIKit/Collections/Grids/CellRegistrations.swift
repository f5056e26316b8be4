import Foundation

// Apps say with registrations how their cells are made and filled. A cell that a program asks for is made and filled.

extension UICollectionView {
    /// How cells of a class show items of a type.
    @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        fileprivate let handler: Handler

        @preconcurrency public init(handler: @escaping Handler) { self.handler = handler }
        /// Nibs are not read: the cell is made by its class.
        @preconcurrency public init(cellNib: UINib, handler: @escaping Handler) { self.handler = handler }
    }

    /// How views of a class show headers and the like.
    @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        fileprivate let kind: String
        fileprivate let handler: Handler

        @preconcurrency public init(elementKind: String, handler: @escaping Handler) { (kind, self.handler) = (elementKind, handler) }
        /// Nibs are not read: the view is made by its class.
        @preconcurrency public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            (kind, self.handler) = (elementKind, handler)
        }
    }

    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let cell = ReusableClasses.make(Cell.self) {
            Cell.self == UICollectionViewListCell.self ? UICollectionViewListCell() : UICollectionViewCell()
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let view = ReusableClasses.make(Supplementary.self) {
            switch Supplementary.self {
            case is UICollectionViewListCell.Type: UICollectionViewListCell()
            case is UICollectionViewCell.Type: UICollectionViewCell()
            default: UICollectionReusableView()
            }
        }
        registration.handler(view, registration.kind, indexPath)
        return view
    }
}
