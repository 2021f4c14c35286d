/// The scripts for pages and the handlers of their messages. They are stored only, since no script
/// runs here.
@MainActor
open class WKUserContentController: _Object {
  /// Creates a controller without scripts and handlers.
  public init() { super.init(_object: ()) }

  /// The scripts, in the order in which they were added.
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [(name: String, handler: any WKScriptMessageHandler)] = []

  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }

  open func removeAllUserScripts() { userScripts = [] }

  /// Adds a message handler. It is retained as long as the controller, as in WebKit.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers.append((name, scriptMessageHandler))
  }

  open func removeScriptMessageHandler(forName name: String) {
    handlers.removeAll { $0.name == name }
  }
}
