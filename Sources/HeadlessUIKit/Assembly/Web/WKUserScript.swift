/// A script for pages: kept, since none runs here.
@MainActor
open class WKUserScript: _Object {
  /// In JavaScript.
  public let source: String
  /// Kept.
  public let injectionTime: WKUserScriptInjectionTime
  /// Kept.
  public let isForMainFrameOnly: Bool

  /// Nothing is run.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    (self.source, self.injectionTime) = (source, injectionTime)
    isForMainFrameOnly = forMainFrameOnly
    super.init(_object: ())
  }
}
