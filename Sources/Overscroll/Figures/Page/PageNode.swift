/// A layer at one moment as a page shows it: numbers that may change evenly, and words that change at once.
struct PageNode {
  /// Its place in the tree: the number of the layer in each list from the root.
  let path: [Int]
  /// See `Number`.
  var numbers: [Double]
  /// See `Word`.
  var words: [String]

  /// Where each number stands. The page's script has the same order.
  enum Number {
    /// A projective transform's nine elements, row by row.
    static let transform = 0
    static let width = 9, height = 10, opacity = 11, cornerRadius = 12, borderWidth = 13
    /// Red, green, blue in 0…255, alpha in 0…1.
    static let background = 14, border = 18
    /// The rectangle through which contents are seen, and where the whole of them lies in it.
    static let seen = 22, contents = 26
    static let blur = 30, saturation = 31
    static let count = 32
  }

  /// Where each word stands.
  enum Word {
    /// `i` and the number of a sprite, `s` and the number of a shape; empty for no contents.
    static let contents = 0
    /// `1` for a layer that clips to its bounds; a path for one that clips to that.
    static let clip = 1
    /// The number of a sprite.
    static let mask = 2
    /// Rounded corners, as `Corners` numbers them.
    static let corners = 3
    /// A CSS filter.
    static let filter = 4
    /// `1` while it is not there.
    static let hidden = 5
    static let count = 6
  }
}
