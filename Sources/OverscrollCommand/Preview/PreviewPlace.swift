/// Where the page is served, once it is.
@MainActor
final class PreviewPlace {
  private(set) var port: UInt16?

  func set(_ port: UInt16) { self.port = port }
}
