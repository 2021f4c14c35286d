import Foundation

/// The sections and items of a list at one moment, in order, named by the app's identifiers.
///
/// Identifiers are unique: adding one a second time has no effect. Referring to an unknown
/// identifier has no effect either. The data source reports both mistakes when it applies the
/// snapshot.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private(set) var sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])] = []
  private var known: Set<ItemIdentifierType> = []
  private(set) var problem: ListProblem?

  /// The items whose cells are replaced when the snapshot is applied.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose visible cells are configured again when the snapshot is applied.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections whose contents are loaded again when the snapshot is applied.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Creates a snapshot without sections.
  public init() {}

  // MARK: Queries

  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The number of items in all sections.
  public var numberOfItems: Int { known.count }
  /// The section identifiers, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.section) }
  /// The item identifiers of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// Returns the number of items in a section; 0 for an unknown section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the item identifiers of a section, in order; empty for an unknown section.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { indexOfSection(identifier).map { sections[$0].items } ?? [] }

  /// Returns the section that contains an item; nil for an unknown item.
  ///
  /// - Complexity: linear in the number of items.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { place(of: identifier).map { sections[$0.section].section } }

  /// Returns the index of an item among the items of all sections; nil for an unknown item.
  ///
  /// - Complexity: linear in the number of items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    place(of: identifier).map { place in
      sections[..<place.section].map(\.items.count).reduce(0, +) + place.item
    }
  }

  /// Returns the index of a section; nil for an unknown section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.section == identifier }
  }

  private func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
    guard known.contains(identifier) else { return nil }
    for (section, content) in sections.enumerated() {
      if let item = content.items.firstIndex(of: identifier) { return (section, item) }
    }
    return nil
  }

  // MARK: Items

  /// Appends items to a section, or to the last section if `sectionIdentifier` is nil.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let index = sectionIdentifier.map(indexOfSection) ?? sections.indices.last
    guard let index else { return miss() }
    sections[index].items += unknown(identifiers)
  }

  /// Inserts items before another item, in that item's section.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    guard let place = place(of: beforeIdentifier) else { return miss() }
    sections[place.section].items.insert(contentsOf: unknown(identifiers), at: place.item)
  }

  /// Inserts items after another item, in that item's section.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    guard let place = place(of: afterIdentifier) else { return miss() }
    sections[place.section].items.insert(contentsOf: unknown(identifiers), at: place.item + 1)
  }

  /// Deletes items; unknown identifiers are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    known.subtract(gone)
    for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
  }

  /// Deletes all items and all sections.
  public mutating func deleteAllItems() {
    sections = []
    known = []
  }

  /// Moves an item before another item, which may be in another section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  /// Moves an item after another item, which may be in another section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  private mutating func move(
    _ identifier: ItemIdentifierType, to other: ItemIdentifierType, offset: Int
  ) {
    guard identifier != other, let place = place(of: identifier), known.contains(other) else {
      return miss()
    }
    sections[place.section].items.remove(at: place.item)
    guard let goal = self.place(of: other) else { return }
    sections[goal.section].items.insert(identifier, at: goal.item + offset)
  }

  /// Moves an item between index paths, for an interactive move. Both paths must be valid.
  mutating func moveItem(at start: IndexPath, to goal: IndexPath) {
    let item = sections[start.section].items.remove(at: start.item)
    sections[goal.section].items.insert(item, at: goal.item)
  }

  /// Marks items whose cells are replaced when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }

  /// Marks items whose visible cells are configured again when the snapshot is applied.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Sections

  /// Appends empty sections.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Inserts empty sections before another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = indexOfSection(toIdentifier) else { return miss() }
    insert(identifiers, at: index)
  }

  /// Inserts empty sections after another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = indexOfSection(toIdentifier) else { return miss() }
    insert(identifiers, at: index + 1)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    var present = Set(sectionIdentifiers)
    let new = identifiers.filter { present.insert($0).inserted }
    if new.count < identifiers.count { problem = .repeatedIdentifier }
    sections.insert(contentsOf: new.map { ($0, []) }, at: index)
  }

  /// Deletes sections and their items; unknown identifiers are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for section in sections where gone.contains(section.section) { known.subtract(section.items) }
    sections.removeAll { gone.contains($0.section) }
  }

  /// Moves a section and its items before another section.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  /// Moves a section and its items after another section.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  private mutating func move(
    _ identifier: SectionIdentifierType, to other: SectionIdentifierType, offset: Int
  ) {
    guard identifier != other, let index = indexOfSection(identifier),
      indexOfSection(other) != nil
    else { return miss() }
    let section = sections.remove(at: index)
    guard let goal = indexOfSection(other) else { return }
    sections.insert(section, at: goal + offset)
  }

  /// Marks sections whose contents are loaded again when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  // MARK: Errors

  private mutating func miss() { problem = .unknownIdentifier }

  private mutating func unknown(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
    let new = identifiers.filter { known.insert($0).inserted }
    if new.count < identifiers.count { problem = .repeatedIdentifier }
    return new
  }

  /// Clears the reload marks and the problem, which concern only one call of `apply`.
  mutating func forgetReloads() {
    (reloadedItemIdentifiers, reconfiguredItemIdentifiers, reloadedSectionIdentifiers) = (
      [], [], []
    )
    problem = nil
  }
}
