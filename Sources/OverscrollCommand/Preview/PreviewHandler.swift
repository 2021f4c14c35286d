import FlyingFox
import Foundation

/// Answers requests for the page and its WebSocket, and refuses all others.
///
/// Other pages in the same browser must not get access. They do not know the token. A foreign host
/// name that resolves to this machine (DNS rebinding) is refused by its `Host` header, and a
/// WebSocket of another page by its `Origin`. Ports are not compared, because a forwarded port has
/// another number.
struct PreviewHandler: HTTPHandler {
  let session: PreviewSession
  let token: String

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard isSameOrigin(request) else { return Self.refusal(.forbidden) }
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

  /// The maximum size of a frame, large enough to send a picture in one piece.
  private static let frameSize = 16 << 20

  /// The host names that always refer to this machine.
  private static let hosts = ["localhost", "127.0.0.1", "[::1]"]

  private func isSameOrigin(_ request: HTTPRequest) -> Bool {
    guard let host = request.headers[.host], Self.hosts.contains(Self.name(host)) else {
      return false
    }
    guard let origin = request.headers[HTTPHeader("Origin")] else { return true }
    return origin.hasSuffix("://\(host)")
  }

  /// Returns the host without its port.
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

  /// The redirection to the page. Its address is relative, so that it is valid behind a forwarded
  /// port.
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
