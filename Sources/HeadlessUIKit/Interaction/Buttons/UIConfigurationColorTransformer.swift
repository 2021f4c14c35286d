import Foundation

/// Another colour in place of one. Two are equal if they are copies of one.
public struct UIConfigurationColorTransformer: Hashable {
  private final class Identity {}

  /// What is done to a colour.
  public let transform: (UIColor) -> UIColor
  private let identity = Identity()

  /// Does what the closure does.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// The other colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Whether they are copies of one.
  public static func == (
    a: UIConfigurationColorTransformer, b: UIConfigurationColorTransformer
  ) -> Bool { a.identity === b.identity }

  /// Agrees with `==`: closures have nothing to tell them apart by.
  public func hash(into hasher: inout Hasher) {}

  /// Without colour, as bright as it was by the weights of ITU-R BT.601.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer {
      $0.mapped { color in
        let parts = color.color
        return CGColor(
          gray: 0.299 * parts.red + 0.587 * parts.green + 0.114 * parts.blue, alpha: parts.alpha)
      }
    }
  }
}
