public import Foundation

/// Bytes that something else is read from.
public final class CGDataProvider {
  /// All of them.
  public let data: CFData?

  /// Those of an object.
  public init?(data: CFData) { self.data = data }

  /// Those of a file; nil for one that cannot be read.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url as URL) else { return nil }
    self.data = data as NSData
  }
}
