import FlyingFox
import Foundation

/// The WebSocket connection of a page.
struct PreviewSocket: WSHandler {
  let session: PreviewSession

  /// The maximum number of frames that wait to be sent.
  private static let mostWaiting = 64

  /// Handles the page's frames and returns those for the page.
  ///
  /// The next frame is read when the previous one was handled, so that a page cannot send faster
  /// than the session works.
  func makeFrames(
    for client: AsyncThrowingStream<WSFrame, any Error>
  ) async throws -> AsyncStream<WSFrame> {
    let (frames, output) = AsyncStream<WSFrame>.makeStream(
      bufferingPolicy: .bufferingOldest(Self.mostWaiting))
    let reading = Task { @MainActor in
      let page = PreviewClient(output)
      session.join(page)
      // An error in the protocol ends the connection like a close frame.
      try? await handle(client, from: page, output)
      session.remove(page)
      page.close()
    }
    output.onTermination = { _ in reading.cancel() }
    return frames
  }

  @MainActor
  private func handle(
    _ client: AsyncThrowingStream<WSFrame, any Error>, from page: PreviewClient,
    _ output: AsyncStream<WSFrame>.Continuation
  ) async throws {
    for try await frame in client {
      switch frame.opcode {
      case .text:
        let text = String(decoding: frame.payload, as: UTF8.self)
        if let request = PreviewRequest(text) { session.handle(request, from: page) }
      case .ping:
        output.yield(WSFrame(fin: true, opcode: .pong, mask: nil, payload: frame.payload))
      case .close:
        output.yield(.close())
        return
      default: break
      }
    }
  }
}
