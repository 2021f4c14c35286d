public import Foundation

/// The two-level index paths of tables and collections, which Foundation leaves to UIKit. A path with
/// fewer than two levels has `NSNotFound` in the missing ones and names no row.
extension IndexPath {
  /// The path of a table's row.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The path of a collection's item.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The first index; `NSNotFound` of an empty path, which cannot be set.
  public var section: Int {
    get { isEmpty ? NSNotFound : self[0] }
    set { if !isEmpty { self[0] = newValue } }
  }

  /// The second index; `NSNotFound` of a shorter path, which cannot be set.
  public var row: Int {
    get { count > 1 ? self[1] : NSNotFound }
    set { if count > 1 { self[1] = newValue } }
  }

  /// The same as `row`.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}

extension NSIndexPath {
  /// The path of a table's row.
  public convenience init(forRow row: Int, inSection section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// The path of a collection's item.
  public convenience init(forItem item: Int, inSection section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The first index; `NSNotFound` of an empty path.
  public var section: Int { length > 0 ? index(atPosition: 0) : NSNotFound }
  /// The second index; `NSNotFound` of a shorter path.
  public var row: Int { length > 1 ? index(atPosition: 1) : NSNotFound }
  /// The same as `row`.
  public var item: Int { row }
}
