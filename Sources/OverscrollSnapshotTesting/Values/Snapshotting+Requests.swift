#if canImport(FoundationNetworking)
  import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

extension Snapshotting where Value == URLRequest, Format == String {
  /// A strategy that compares requests as text: method and address, header fields, body.
  public static var raw: Snapshotting { raw(pretty: false) }

  /// Returns a strategy that compares requests as text: method and address, header fields, body.
  ///
  /// Header fields and the items of the query are sorted by name.
  ///
  /// - Parameter pretty: Whether a body that is JSON is written over several lines with sorted
  ///   keys.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { (request: URLRequest) in
      let fields = request.sortedFields.map { "\($0.key): \($0.value)" }
      let body = request.bodyText(isPretty: pretty).map { ["", $0] } ?? []
      let first = "\(request.httpMethod ?? "GET") \(request.sortedAddress)"
      return ([first] + fields + body).joined(separator: "\n")
    }
  }

  /// A strategy that compares requests as commands of curl.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { (request: URLRequest) in
      func quoted(_ text: String) -> String { "\"\(text.replacing("\"", with: "\\\""))\"" }
      var words = ["curl"]
      switch request.httpMethod ?? "GET" {
      case "GET": break
      case "HEAD": words.append("--head")
      case let method: words.append("--request \(method)")
      }
      let isCookie = { (field: (key: String, value: String)) in field.key == "Cookie" }
      for field in request.sortedFields where !isCookie(field) {
        words.append("--header \(quoted("\(field.key): \(field.value)"))")
      }
      if let body = request.bodyText(isPretty: false) { words.append("--data \(quoted(body))") }
      if let cookie = request.sortedFields.first(where: isCookie) {
        words.append("--cookie \(quoted(cookie.value))")
      }
      return (words + [quoted(request.sortedAddress)]).joined(separator: " \\\n\t")
    }
  }
}

extension URLRequest {
  fileprivate var sortedFields: [(key: String, value: String)] {
    (allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }
  }

  /// The address with a query whose items are sorted by name.
  fileprivate var sortedAddress: String {
    guard let url else { return "" }
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false),
      let items = parts.queryItems
    else { return url.absoluteString }
    parts.queryItems = items.sorted { $0.name < $1.name }
    return parts.url?.absoluteString ?? url.absoluteString
  }

  /// Returns the body as text; nil without a body.
  fileprivate func bodyText(isPretty: Bool) -> String? {
    guard let body = httpBody else { return nil }
    guard isPretty, let object = try? JSONSerialization.jsonObject(with: body),
      let data = try? JSONSerialization.data(
        withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
    else { return String(decoding: body, as: UTF8.self) }
    return String(decoding: data, as: UTF8.self)
  }
}
