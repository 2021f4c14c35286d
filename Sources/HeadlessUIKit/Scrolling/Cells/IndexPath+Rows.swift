public import Foundation

/// The two-level index paths of tables and collections, which Foundation leaves to UIKit. A path with
/// fewer than two levels has `NSNotFound` in the missing ones and names no row.
extension IndexPath {
  /// The path of a table's row.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The path of a collection's item.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The first index; `NSNotFound` of an empty path.
  public var section: Int { isEmpty ? NSNotFound : self[0] }
  /// The second index; `NSNotFound` of a shorter path.
  public var row: Int { count > 1 ? self[1] : NSNotFound }
  /// The same as `row`.
  public var item: Int { row }
}
