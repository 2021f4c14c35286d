import Foundation

/// Sections and their items by identifiers of the app's own, in order.
///
/// An identifier stands once: one that is added again is left out, and the data source that applies the
/// snapshot reports it. One that is not there is a mistake too; nothing happens for it.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private(set) var sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])] = []
  private var known: Set<ItemIdentifierType> = []
  private(set) var problem: ListProblem?

  /// Items whose cells are to be made anew.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// Items whose cells on the screen are to be filled anew.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// Sections that are to be asked for anew.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Nothing.
  public init() {}

  // MARK: Questions

  /// How many sections there are.
  public var numberOfSections: Int { sections.count }
  /// How many items all sections have together.
  public var numberOfItems: Int { known.count }
  /// In order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.section) }
  /// Of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// 0 for a section that is not there.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// None for a section that is not there.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { indexOfSection(identifier).map { sections[$0].items } ?? [] }

  /// Nil for an item that is not there.
  ///
  /// - Complexity: linear in the number of items.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { place(of: identifier).map { sections[$0.section].section } }

  /// Counted through all sections; nil for an item that is not there.
  ///
  /// - Complexity: linear in the number of items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    place(of: identifier).map { place in
      sections[..<place.section].map(\.items.count).reduce(0, +) + place.item
    }
  }

  /// Nil for a section that is not there.
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

  /// Behind the section's others; behind the last section's if none is named.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let index = sectionIdentifier.map(indexOfSection) ?? sections.indices.last
    guard let index else { return miss() }
    sections[index].items += unknown(identifiers)
  }

  /// In front of another one, in its section.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    guard let place = place(of: beforeIdentifier) else { return miss() }
    sections[place.section].items.insert(contentsOf: unknown(identifiers), at: place.item)
  }

  /// Behind another one, in its section.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    guard let place = place(of: afterIdentifier) else { return miss() }
    sections[place.section].items.insert(contentsOf: unknown(identifiers), at: place.item + 1)
  }

  /// Those that are there.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    known.subtract(gone)
    for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
  }

  /// The sections too.
  public mutating func deleteAllItems() {
    sections = []
    known = []
  }

  /// In front of another one, also of another section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  /// Behind another one, also of another section.
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

  /// As a finger moves an item; the paths are there.
  mutating func moveItem(at start: IndexPath, to goal: IndexPath) {
    let item = sections[start.section].items.remove(at: start.item)
    sections[goal.section].items.insert(item, at: goal.item)
  }

  /// Their cells are made anew when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }

  /// Their cells on the screen are filled anew when the snapshot is applied.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Sections

  /// Behind the others, without items.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// In front of another one, without items.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = indexOfSection(toIdentifier) else { return miss() }
    insert(identifiers, at: index)
  }

  /// Behind another one, without items.
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

  /// With their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for section in sections where gone.contains(section.section) { known.subtract(section.items) }
    sections.removeAll { gone.contains($0.section) }
  }

  /// In front of another one, with its items.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  /// Behind another one, with its items.
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

  /// They are asked for anew when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  // MARK: Mistakes

  private mutating func miss() { problem = .unknownIdentifier }

  private mutating func unknown(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
    let new = identifiers.filter { known.insert($0).inserted }
    if new.count < identifiers.count { problem = .repeatedIdentifier }
    return new
  }

  /// What was to be done once is done.
  mutating func forgetReloads() {
    (reloadedItemIdentifiers, reconfiguredItemIdentifiers, reloadedSectionIdentifiers) = (
      [], [], []
    )
    problem = nil
  }
}
