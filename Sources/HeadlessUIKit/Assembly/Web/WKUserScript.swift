/// A script for pages. It is stored only, since no script runs here.
@MainActor
open class WKUserScript: _Object {
  /// The JavaScript source of the script.
  public let source: String
  /// The time when the script is inserted. It has no effect here.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether the script is for the main frame only. It has no effect here.
  public let isForMainFrameOnly: Bool

  /// Creates a script, which is never run.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    (self.source, self.injectionTime) = (source, injectionTime)
    isForMainFrameOnly = forMainFrameOnly
    super.init(_object: ())
  }
}
