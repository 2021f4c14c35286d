import FlyingFox

/// The WebSocket connection of a page.
struct PreviewSocket: WSMessageHandler {
  let session: PreviewSession

  func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
    let (stream, output) = AsyncStream<WSMessage>.makeStream()
    Task { @MainActor in
      let page = PreviewClient(output)
      session.join(page)
      for await message in client {
        guard case .text(let text) = message, let request = PreviewRequest(text) else { continue }
        session.handle(request, from: page)
      }
      session.remove(page)
    }
    return stream
  }
}
