public import Foundation

/// Two-level index paths of table and collection views, which UIKit adds to Foundation.
///
/// In a path with fewer than two levels the missing values are `NSNotFound`; such a path names no
/// row.
extension IndexPath {
  /// Creates the index path of a row in a table view.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Creates the index path of an item in a collection view.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The first index, which names a section. For an empty path it is `NSNotFound` and cannot be
  /// set.
  public var section: Int {
    get { isEmpty ? NSNotFound : self[0] }
    set { if !isEmpty { self[0] = newValue } }
  }

  /// The second index, which names a row. For a path of fewer than two levels it is `NSNotFound`
  /// and cannot be set.
  public var row: Int {
    get { count > 1 ? self[1] : NSNotFound }
    set { if count > 1 { self[1] = newValue } }
  }

  /// The second index, which names an item in a collection view; equal to `row`.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}

extension NSIndexPath {
  /// Creates the index path of a row in a table view.
  public convenience init(forRow row: Int, inSection section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// Creates the index path of an item in a collection view.
  public convenience init(forItem item: Int, inSection section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The first index, which names a section; `NSNotFound` for an empty path.
  public var section: Int { length > 0 ? index(atPosition: 0) : NSNotFound }
  /// The second index, which names a row; `NSNotFound` for a path of fewer than two levels.
  public var row: Int { length > 1 ? index(atPosition: 1) : NSNotFound }
  /// The second index, which names an item in a collection view; equal to `row`.
  public var item: Int { row }
}
