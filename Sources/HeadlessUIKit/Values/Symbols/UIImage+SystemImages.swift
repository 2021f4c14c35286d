extension UIImage {
  /// The standard image of an action menu: an ellipsis in a circle.
  @preconcurrency @MainActor
  public class var actions: UIImage { symbol("ellipsis.circle") }
  /// The standard image for adding: a plus in a filled circle.
  @preconcurrency @MainActor
  public class var add: UIImage { symbol("plus.circle.fill") }
  /// The standard image for removing: a minus in a filled circle.
  @preconcurrency @MainActor
  public class var remove: UIImage { symbol("minus.circle.fill") }
  /// The standard checkmark: a tick in a filled circle.
  @preconcurrency @MainActor
  public class var checkmark: UIImage { symbol("checkmark.circle.fill") }
  /// The standard outlined checkmark: a tick in a circle.
  @preconcurrency @MainActor
  public class var strokedCheckmark: UIImage { symbol("checkmark.circle") }

  @MainActor
  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
