import FlyingFox

/// The answers of a local server to permitted requests.
protocol LocalPages: Sendable {
  /// Answers a request.
  ///
  /// - Parameter path: The part of the request's path after the token and its slash; empty for the
  ///   page.
  func answer(_ path: String, _ request: HTTPRequest) async throws -> HTTPResponse
}
