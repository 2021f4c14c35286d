/// Scripts for pages and who hears them: kept, since none runs here.
@MainActor
open class WKUserContentController: _Object {
  /// With the standard values.
  public init() { super.init(_object: ()) }

  /// In the order they were added.
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [(name: String, handler: any WKScriptMessageHandler)] = []

  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }

  open func removeAllUserScripts() { userScripts = [] }

  /// Kept for as long as the controller is, as WebKit does.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers.append((name, scriptMessageHandler))
  }

  open func removeScriptMessageHandler(forName name: String) {
    handlers.removeAll { $0.name == name }
  }
}
