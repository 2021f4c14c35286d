public import Foundation

/// A function from text attributes to text attributes. Two transformers are equal if one is a copy
/// of the other.
public struct UIConfigurationTextAttributesTransformer: Hashable {
  private final class Identity {}

  /// The function that transforms attributes.
  public let transform: (AttributeContainer) -> AttributeContainer
  private let identity = Identity()

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the transformed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }

  /// Returns whether both are copies of one transformer.
  public static func == (
    a: UIConfigurationTextAttributesTransformer, b: UIConfigurationTextAttributesTransformer
  ) -> Bool { a.identity === b.identity }

  /// Hashes nothing, which is consistent with `==`: closures cannot be hashed.
  public func hash(into hasher: inout Hasher) {}
}

extension UIConfigurationTextAttributesTransformer? {
  /// Returns a text whose attributes are those of `standard`, replaced by its own, and then
  /// transformed.
  func applied(
    to text: AttributedString, standard: AttributeContainer
  ) -> NSAttributedString {
    let result = NSMutableAttributedString()
    for run in text.runs {
      let merged = standard.merging(run.attributes)
      let attributes = map { $0(merged) } ?? merged
      result.append(
        NSAttributedString(
          string: String(text[run.range].characters), attributes: Dictionary(attributes)))
    }
    return result
  }
}
