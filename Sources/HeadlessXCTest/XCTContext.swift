/// The running test as a sequence of named parts.
public enum XCTContext {
  private final class Activity: XCTActivity {
    let name: String

    init(_ name: String) { self.name = name }

    func add(_ attachment: XCTAttachment) {}
  }

  /// Runs a part of a test.
  ///
  /// - Parameters:
  ///   - name: The name of the part. It is not shown.
  ///   - block: The part.
  /// - Returns: What `block` returns.
  public static func runActivity<Result>(
    named name: String, block: (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    try block(Activity(name))
  }
}
