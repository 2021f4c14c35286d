/// A layer of a page at one moment. Its numbers are interpolated between samples, and its words
/// change at once.
struct PageNode {
  /// The path in the tree: the number of the layer in each list, beginning at the root.
  let path: [Int]
  /// The numbers; see `Number`.
  var numbers: [Double]
  /// The words; see `Word`.
  var words: [String]

  /// The indices of the numbers. The page's script uses the same order.
  enum Number {
    /// The nine elements of a projective transform, row by row.
    static let transform = 0
    static let width = 9, height = 10, opacity = 11, cornerRadius = 12, borderWidth = 13
    /// The red, green and blue components, 0…255, and alpha, 0…1.
    static let background = 14, border = 18
    /// The rectangle through which contents are visible, and the frame of the whole contents in it.
    static let seen = 22, contents = 26
    static let blur = 30, saturation = 31
    static let count = 32
  }

  /// The indices of the words.
  enum Word {
    /// The letter `i` with the number of a sprite, or `s` with the number of a shape; empty for no
    /// contents.
    static let contents = 0
    /// The text `1` for a layer that clips to its bounds, or a path that it clips to.
    static let clip = 1
    /// The number of a sprite.
    static let mask = 2
    /// The rounded corners, in the numbering of `Corners`.
    static let corners = 3
    /// A CSS filter.
    static let filter = 4
    /// The text `1` while the layer does not exist.
    static let hidden = 5
    static let count = 6
  }
}
