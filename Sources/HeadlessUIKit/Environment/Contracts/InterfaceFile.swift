public import Foundation

/// A storyboard or nib that a program provides to the screens it runs.
public struct InterfaceFile: Sendable {
  /// The kind of an interface file.
  public enum Kind: Hashable, Sendable { case storyboard, nib }

  /// The path shown in messages, in front of line numbers.
  public let path: String
  /// The XML that Interface Builder wrote.
  public let data: Data

  /// Creates a file. Its data is parsed once, on first use.
  public init(path: String, data: Data) {
    (self.path, self.data) = (path, data)
  }
}
