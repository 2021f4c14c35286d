public import Foundation

/// A storyboard or nib that a program provides to the screens it runs.
public struct InterfaceFile: Sendable {
  /// The kind of an interface file.
  public enum Kind: Hashable, Sendable { case storyboard, nib }

  /// The path shown in messages, in front of line numbers.
  public let path: String
  /// The XML that Interface Builder wrote.
  public let data: Data
  /// The texts of a translation that replace those of the file. Their keys are an object's
  /// identifier and a property, as in the `.strings` files that Xcode writes for interfaces of
  /// `Base.lproj`: `aBc-dE-fGh.text`, `aBc-dE-fGh.segmentTitles[0]`.
  public let texts: [String: String]

  /// Creates a file. Its data is parsed once, on first use.
  ///
  /// - Parameter texts: The texts of a translation. Keys of objects that the file does not have
  ///   are ignored, as iOS ignores them.
  public init(path: String, data: Data, texts: [String: String] = [:]) {
    (self.path, self.data, self.texts) = (path, data, texts)
  }
}
