extension UIImage {
  /// An ellipsis in a circle.
  @preconcurrency @MainActor
  public class var actions: UIImage { symbol("ellipsis.circle") }
  /// A plus in a disc.
  @preconcurrency @MainActor
  public class var add: UIImage { symbol("plus.circle.fill") }
  /// A minus in a disc.
  @preconcurrency @MainActor
  public class var remove: UIImage { symbol("minus.circle.fill") }
  /// A mark in a disc.
  @preconcurrency @MainActor
  public class var checkmark: UIImage { symbol("checkmark.circle.fill") }
  /// A mark in a circle.
  @preconcurrency @MainActor
  public class var strokedCheckmark: UIImage { symbol("checkmark.circle") }

  @MainActor
  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
