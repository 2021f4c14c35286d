public import Foundation

/// A URL that a scene should open. Never created here, because no other app opens URLs.
@preconcurrency @MainActor
open class UIOpenURLContext: _Object {
  /// The URL to open.
  public let url: URL

  init(url: URL) {
    self.url = url
    super.init(_object: ())
  }
}
