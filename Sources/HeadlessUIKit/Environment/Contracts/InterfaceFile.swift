public import Foundation

/// A storyboard or nib as a program hands it to the screens it runs.
public struct InterfaceFile: Sendable {
  /// Which of the two.
  public enum Kind: Hashable, Sendable { case storyboard, nib }

  /// How people know the file, in front of line numbers.
  public let path: String
  /// The XML that Interface Builder wrote.
  public let data: Data

  /// Nothing is read before it is needed, and then once.
  public init(path: String, data: Data) {
    (self.path, self.data) = (path, data)
  }
}
