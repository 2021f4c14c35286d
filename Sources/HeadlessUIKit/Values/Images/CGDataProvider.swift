public import Foundation

/// A source of bytes for images and fonts.
public final class CGDataProvider {
  /// All bytes of the provider.
  public let data: CFData?

  /// Creates a provider of the bytes of a data object.
  public init?(data: CFData) { self.data = data }

  /// Creates a provider of the bytes of a file; nil if it cannot be read.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url as URL) else { return nil }
    self.data = data as NSData
  }
}
