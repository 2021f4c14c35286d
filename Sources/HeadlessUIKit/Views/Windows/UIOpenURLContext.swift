public import Foundation

/// A link that a scene is asked to open, which nobody does here.
@preconcurrency @MainActor
open class UIOpenURLContext: _Object {
  /// The link.
  public let url: URL

  init(url: URL) {
    self.url = url
    super.init(_object: ())
  }
}
