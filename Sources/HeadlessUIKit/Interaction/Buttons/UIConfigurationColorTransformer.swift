import Foundation

/// A function from colour to colour. Two transformers are equal if one is a copy of the other.
public struct UIConfigurationColorTransformer: Hashable {
  private final class Identity {}

  /// The function that transforms a colour.
  public let transform: (UIColor) -> UIColor
  private let identity = Identity()

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the transformed colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Returns whether both are copies of one transformer.
  public static func == (
    a: UIConfigurationColorTransformer, b: UIConfigurationColorTransformer
  ) -> Bool { a.identity === b.identity }

  /// Hashes nothing, which is consistent with `==`: closures cannot be hashed.
  public func hash(into hasher: inout Hasher) {}

  /// A transformer that removes colour and keeps the brightness, by the weights of ITU-R BT.601.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer {
      $0.mapped { color in
        let parts = color.color
        return CGColor(
          gray: 0.299 * parts.red + 0.587 * parts.green + 0.114 * parts.blue, alpha: parts.alpha)
      }
    }
  }

  /// A transformer that replaces any colour with the tint colour.
  public static var preferredTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { _ in .tintColor }
  }

  /// A transformer that replaces any colour with the tint colour of monochrome images, which is the
  /// tint colour on iOS.
  public static var monochromeTint: UIConfigurationColorTransformer { preferredTint }
}
