/// What a finger changed in one section by moving items.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// Which section.
  public let sectionIdentifier: SectionIdentifierType
  /// What it showed before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What it shows afterwards.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// From the items before to those afterwards.
  public let difference: CollectionDifference<ItemIdentifierType>
}
