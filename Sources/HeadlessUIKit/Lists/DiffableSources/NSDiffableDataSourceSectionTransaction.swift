/// The changes that an interactive move made to one section.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The identifier of the section.
  public let sectionIdentifier: SectionIdentifierType
  /// The section's items before the move.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section's items after the move.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The difference between the section's items before and after the move.
  public let difference: CollectionDifference<ItemIdentifierType>
}
