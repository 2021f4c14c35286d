public import Foundation

/// A message from a page's script to the app. None is ever sent here.
public final class WKScriptMessage: NSObject {
  /// The name of the message handler.
  public let name: String
  /// The content of the message.
  public let body: Any

  private init(_ name: String, _ body: Any) { (self.name, self.body) = (name, body) }
}
