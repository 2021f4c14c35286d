/// The port of the running server, or nil before it listens.
@MainActor
final class ServerPort {
  private(set) var port: UInt16?

  func set(_ port: UInt16) { self.port = port }
}
