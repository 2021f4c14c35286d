/// A part of a test that has a name.
public protocol XCTActivity: AnyObject {
  /// The name of the part.
  var name: String { get }

  /// Adds an attachment to the test's results.
  func add(_ attachment: XCTAttachment)
}
