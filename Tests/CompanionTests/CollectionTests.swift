import Foundation
import SwiftUI
import Testing
import UIKit

/// Collections, their layouts and configurations keep what they are told.
@MainActor @Suite struct CollectionTests {
    private final class Cell: UICollectionViewCell {
        let label = UILabel()
        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(label)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class Badged: UICollectionViewLayoutAttributes {
        var badge = 0
        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? Badged)?.badge = badge
            return copy
        }
    }

    private final class Items: UICollectionViewController {
        override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            title = "item \(indexPath.item)"
        }
    }

    @Test func registeredCellsAreMadeAndFilled() {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let path = IndexPath(item: 0, section: 0)
        collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
        let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        #expect(cell is Cell && cell.reuseIdentifier == "cell" && cell.contentView.superview === cell)
        let registration = UICollectionView.CellRegistration<Cell, String> { cell, path, item in
            cell.label.text = "\(item) \(path.item)"
        }
        #expect(collection.dequeueConfiguredReusableCell(using: registration, for: path, item: "A").label.text == "A 0")
        #expect(collection.dequeueConfiguredReusableCell(using: registration, for: path, item: nil).label.text == nil)
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: "kind") { view, kind, _ in
            var content = view.defaultContentConfiguration()
            content.text = kind
            view.contentConfiguration = content
        }
        let view = collection.dequeueConfiguredReusableSupplementary(using: header, for: path)
        #expect((view.contentConfiguration as? UIListContentConfiguration)?.text == "kind")
    }

    @Test func aControllerFollowsItsCollection() {
        let controller = Items(collectionViewLayout: UICollectionViewFlowLayout())
        let collection: UICollectionView = controller.collectionView
        #expect(collection.collectionViewLayout.collectionView === collection && collection.dataSource === controller)
        collection.delegate?.collectionView(collection, didSelectItemAt: IndexPath(item: 4, section: 0))
        #expect(controller.title == "item 4")
        let old = collection.collectionViewLayout
        var isDone = false
        collection.setCollectionViewLayout(UICollectionViewLayout(), animated: true) { isDone = $0 }
        #expect(isDone && old.collectionView == nil && collection.collectionViewLayout.collectionView === collection)
    }

    @Test func attributesAreCopiedAndCompared() throws {
        let attributes = Badged(forCellWith: IndexPath(item: 2, section: 1))
        attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        attributes.badge = 5
        let copy = try #require(attributes.copy() as? Badged)
        #expect(copy.badge == 5 && copy.center == CGPoint(x: 25, y: 40) && copy.indexPath == attributes.indexPath)
        #expect(copy.isEqual(attributes))
        copy.alpha = 0.5
        #expect(!copy.isEqual(attributes))
        let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "kind", with: IndexPath(item: 0, section: 0))
        #expect(header.representedElementKind == "kind" && header.representedElementCategory == .supplementaryView)
    }

    @Test func compositionsKeepTheirParts() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(44))
        #expect(size.widthDimension.isFractionalWidth && size.heightDimension.isEstimated && size.heightDimension.dimension == 44)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 3)
        group.interItemSpacing = .fixed(8)
        #expect(group.subitems.count == 3 && group.interItemSpacing?.isFixedSpacing == true)
        let header = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "header", alignment: .topLeading)
        #expect(header.containerAnchor.edges == [.top, .leading] && header.extendsBoundary && !header.pinToVisibleBounds)
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [header]
        #expect(section.orthogonalScrollingBehavior == .none && section.boundarySupplementaryItems.count == 1)
        #expect(UICollectionViewCompositionalLayout(section: section).configuration.scrollDirection == .vertical)
        #expect(UICollectionViewFlowLayout().itemSize == CGSize(width: 50, height: 50))
    }

    @Test func configurationsKeepAndTransform() {
        var content = UIListContentConfiguration.cell()
        content.text = "A"
        content.attributedText = NSAttributedString(string: "B")
        #expect(content.text == nil && content != .cell())
        content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .red }
        #expect(content.textProperties.resolvedColor() == .red)
        #expect(content.makeContentView().configuration as? UIListContentConfiguration == content)
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = nil
        #expect(background.resolvedBackgroundColor(for: .green) == .green)
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        let key = UIConfigurationStateCustomKey("item")
        state[key] = 3
        #expect(state[key] as? Int == 3 && !state.isSelected)
    }

    @Test func viewsOfSwiftUIAreContents() {
        let configuration = UIHostingConfiguration { Color.red.frame(width: 20, height: 10) }.margins(.all, 5)
        let view = configuration.makeContentView()
        #expect(view.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)) == CGSize(width: 30, height: 20))
        let cell = UICollectionViewCell(frame: .zero)
        cell.contentConfiguration = configuration.background(.blue)
        #expect(cell.contentConfiguration != nil)
    }
}
