/// A test method, as code that the rewriter generates registers it.
@_spi(Overscroll)
public struct TestMethod<Case> {
  enum Body {
    case sync(@MainActor (Case) throws -> Void)
    case async(@MainActor (Case) async throws -> Void)
  }

  let name: String
  let line: Int
  let body: Body

  /// Creates a method.
  public init(_ name: String, _ line: Int, sync body: @escaping @MainActor (Case) throws -> Void) {
    (self.name, self.line, self.body) = (name, line, .sync(body))
  }

  /// Creates an asynchronous method.
  public init(
    _ name: String, _ line: Int, async body: @escaping @MainActor (Case) async throws -> Void
  ) {
    (self.name, self.line, self.body) = (name, line, .async(body))
  }
}
