import FlyingFox

/// The page of a preview and its WebSocket.
struct PreviewPages: LocalPages {
  let session: PreviewSession

  func answer(_ path: String, _ request: HTTPRequest) async throws -> HTTPResponse {
    guard request.method == .GET else { return .local(.methodNotAllowed) }
    switch path {
    case "": return .page(images: "data: blob:", text: PreviewPage.text)
    case "socket":
      let socket = MessageFrameWSHandler(
        handler: PreviewSocket(session: session), frameSize: Self.frameSize)
      return try await WebSocketHTTPHandler(handler: socket).handleRequest(request)
    default: return .local(.notFound)
    }
  }

  /// The maximum size of a frame, large enough to send a picture in one piece.
  private static let frameSize = 16 << 20
}
