public import Foundation

/// The two-level index paths of tables and collections, which Foundation leaves to UIKit. A path with
/// fewer than two levels has `NSNotFound` in the missing ones and names no row.
extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  public var section: Int { isEmpty ? NSNotFound : self[0] }
  public var row: Int { count > 1 ? self[1] : NSNotFound }
  public var item: Int { row }
}
