public import Foundation

/// What a page's script says to the app. None does here.
public final class WKScriptMessage: NSObject {
  /// Of the handler it is for.
  public let name: String
  /// What was said.
  public let body: Any

  private init(_ name: String, _ body: Any) { (self.name, self.body) = (name, body) }
}
