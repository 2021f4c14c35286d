import FlyingFox
import Foundation

/// Answers for the page, its WebSocket, and nothing else.
///
/// Other pages of the same browser must not get at it: they do not know the token, and a name that somebody
/// lets mean this machine (DNS rebinding) is refused by the `Host` header, a WebSocket of another page
/// by its `Origin`. Ports are not compared: a forwarded one is another.
struct PreviewHandler: HTTPHandler {
  let session: PreviewSession
  let token: String

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard isFromHere(request) else { return Self.refusal(.forbidden) }
    guard request.method == .GET else { return Self.refusal(.methodNotAllowed) }
    switch request.target.path() {
    case "/\(token)": return redirection
    case "/\(token)/": return page
    case "/\(token)/socket":
      let socket = MessageFrameWSHandler(
        handler: PreviewSocket(session: session), frameSize: Self.frameSize)
      return try await WebSocketHTTPHandler(handler: socket).handleRequest(request)
    default: return Self.refusal(.notFound)
    }
  }

  /// A picture goes in one piece.
  private static let frameSize = 16 << 20

  /// Names that cannot be anybody else's.
  private static let hosts = ["localhost", "127.0.0.1", "[::1]"]

  private func isFromHere(_ request: HTTPRequest) -> Bool {
    guard let host = request.headers[.host], Self.hosts.contains(Self.name(host)) else {
      return false
    }
    guard let origin = request.headers[HTTPHeader("Origin")] else { return true }
    return origin.hasSuffix("://\(host)")
  }

  /// A host without its port.
  private static func name(_ host: String) -> String {
    if host.hasPrefix("["), let end = host.firstIndex(of: "]") { return String(host[...end]) }
    return String(host.prefix { $0 != ":" }).lowercased()
  }

  private static func refusal(_ status: HTTPStatusCode) -> HTTPResponse {
    HTTPResponse(statusCode: status, headers: headers, body: Data("\(status.phrase)\n".utf8))
  }

  private static let headers: HTTPHeaders = [
    .contentType: "text/plain; charset=utf-8", HTTPHeader("Cache-Control"): "no-store",
    HTTPHeader("X-Content-Type-Options"): "nosniff",
    HTTPHeader("Referrer-Policy"): "no-referrer",
    HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
    HTTPHeader("X-Frame-Options"): "DENY",
  ]

  /// Relative, so that it holds behind a forwarded port.
  private var redirection: HTTPResponse {
    var response = Self.refusal(.permanentRedirect)
    response.headers[.location] = "\(token)/"
    return response
  }

  private var page: HTTPResponse {
    let nonce = PreviewServer.randomToken()
    var response = HTTPResponse(
      statusCode: .ok, headers: Self.headers, body: Data(PreviewPage.text(nonce: nonce).utf8))
    response.headers[.contentType] = "text/html; charset=utf-8"
    response.headers[HTTPHeader("Content-Security-Policy")] =
      "default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; "
      + "img-src data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; "
      + "frame-ancestors 'none'"
    return response
  }
}
