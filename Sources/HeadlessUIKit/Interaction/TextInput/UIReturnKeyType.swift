/// What the return key says; raw values as UIKit's.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`

  /// In the language of the README.
  var words: String {
    switch self {
    case .default: "return"
    case .go: "go"
    case .google, .search, .yahoo: "search"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .send: "send"
    case .done: "done"
    case .emergencyCall: "emergency call"
    case .continue: "continue"
    }
  }
}
