import FlyingFox

/// The page of a preview and its WebSocket.
struct PreviewPages: LocalPages {
  let session: PreviewSession

  func answer(_ path: String, _ request: HTTPRequest) async throws -> HTTPResponse {
    guard request.method == .GET else { return .local(.methodNotAllowed) }
    switch path {
    case "": return .page(images: "data: blob:", text: PreviewPage.text)
    case "socket":
      return try await WebSocketHTTPHandler(handler: PreviewSocket(session: session))
        .handleRequest(request)
    default: return .local(.notFound)
    }
  }
}
