import FlyingFox

/// Refuses requests that other pages or machines may have made, and passes on all others.
///
/// Other pages in the same browser must not get access. They do not know the token. A foreign host
/// name that resolves to this machine (DNS rebinding) is refused by its `Host` header, and a
/// request of another page by its `Origin`. Ports are not compared, because a forwarded port has
/// another number.
struct LocalRequestHandler: HTTPHandler {
  let pages: any LocalPages
  let token: String

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard isSameOrigin(request) else { return .local(.forbidden) }
    let path = request.target.path()
    if path == "/\(token)" { return redirection }
    guard path.hasPrefix("/\(token)/") else { return .local(.notFound) }
    return try await pages.answer(String(path.dropFirst(token.count + 2)), request)
  }

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

  /// The redirection to the page. Its address is relative, so that it is valid behind a forwarded
  /// port.
  private var redirection: HTTPResponse {
    var response = HTTPResponse.local(.permanentRedirect)
    response.headers[.location] = "\(token)/"
    return response
  }
}
