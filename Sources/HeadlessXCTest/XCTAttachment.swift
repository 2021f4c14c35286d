public import Foundation
public import HeadlessUIKit

/// A file that belongs to the results of a test.
///
/// Attachments are created and passed on as on iOS. Test reports do not show them.
public final class XCTAttachment: NSObject {
  /// The rule by which Xcode deletes attachments of passed tests. It has no effect.
  public enum Lifetime: Int, Sendable {
    /// Keeps the attachment.
    case keepAlways
    /// Deletes the attachment if the test passes.
    case deleteOnSuccess
  }

  /// The quality of an attached picture. It has no effect: pictures are PNGs.
  public enum ImageQuality: Int, Sendable {
    /// The original quality.
    case original
    /// Some loss.
    case medium
    /// Much loss.
    case low
  }

  /// The name of the attachment; nil by default.
  public var name: String?
  /// The rule by which Xcode deletes the attachment. It has no effect.
  public var lifetime = Lifetime.deleteOnSuccess
  /// Further information about the attachment; nil by default.
  public var userInfo: [AnyHashable: Any]?
  /// The type of the contents, such as `public.png`.
  public let uniformTypeIdentifier: String
  /// The contents.
  package let payload: Data

  /// Creates an attachment with contents.
  ///
  /// - Parameters:
  ///   - data: The contents. Nil is empty.
  ///   - identifier: The type of the contents. Nil is `public.data`.
  public init(
    uniformTypeIdentifier identifier: String?, name: String?, payload data: Data?,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    (uniformTypeIdentifier, payload) = (identifier ?? "public.data", data ?? Data())
    (self.name, self.userInfo) = (name, userInfo)
  }

  /// Creates an attachment with contents.
  public convenience init(data: Data, uniformTypeIdentifier: String = "public.data") {
    self.init(uniformTypeIdentifier: uniformTypeIdentifier, name: nil, payload: data)
  }

  /// Creates an attachment with a text.
  public convenience init(string: String) {
    self.init(
      uniformTypeIdentifier: "public.plain-text", name: nil, payload: Data(string.utf8))
  }

  /// Creates an attachment with a picture, as PNG.
  public convenience init(image: UIImage, quality: ImageQuality = .original) {
    self.init(
      uniformTypeIdentifier: "public.png", name: nil,
      payload: onMainActorUnchecked { image.pngData() })
  }

  /// Creates an attachment with the contents of a file. A file that cannot be read is empty.
  public convenience init(contentsOfFile url: URL) {
    self.init(
      uniformTypeIdentifier: nil, name: url.lastPathComponent, payload: try? Data(contentsOf: url))
  }
}
