import FlyingFox
import Foundation

extension HTTPResponse {
  private static let commonHeaders: HTTPHeaders = [
    HTTPHeader("Cache-Control"): "no-store", HTTPHeader("X-Content-Type-Options"): "nosniff",
    HTTPHeader("Referrer-Policy"): "no-referrer",
    HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
    HTTPHeader("X-Frame-Options"): "DENY",
  ]

  /// Returns a response that browsers neither store nor show in other pages.
  ///
  /// - Parameters:
  ///   - body: The content; nil is the status in words.
  ///   - type: The media type of the content.
  static func local(
    _ status: HTTPStatusCode, _ body: Data? = nil, type: String = "text/plain; charset=utf-8"
  ) -> HTTPResponse {
    var response = HTTPResponse(
      statusCode: status, headers: Self.commonHeaders, body: body ?? Data("\(status.phrase)\n".utf8)
    )
    response.headers[.contentType] = type
    return response
  }

  /// Returns a page that can load nothing from elsewhere.
  ///
  /// - Parameters:
  ///   - images: The sources of images in the notation of a content security policy.
  ///   - text: Returns the page's HTML. Its scripts and styles have the nonce that it gets.
  static func page(
    images: String, text: (_ nonce: String) throws -> String
  ) rethrows -> HTTPResponse {
    let nonce = LocalServer.randomToken()
    var response = local(.ok, Data(try text(nonce).utf8), type: "text/html; charset=utf-8")
    response.headers[HTTPHeader("Content-Security-Policy")] =
      "default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; "
      + "img-src \(images); connect-src 'self'; base-uri 'none'; form-action 'none'; "
      + "frame-ancestors 'none'"
    return response
  }
}
