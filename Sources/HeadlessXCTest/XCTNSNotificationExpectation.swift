public import Foundation

/// An expectation that a notification fulfils.
open class XCTNSNotificationExpectation: XCTestExpectation, @unchecked Sendable {
  // Unchecked: the handler belongs to the test, which sets it before it waits.

  /// Returns whether a notification counts; nil counts all.
  open var handler: ((Notification) -> Bool)?
  private var observer: (any NSObjectProtocol)?
  private var center: NotificationCenter?

  /// Creates an expectation that a notification fulfils.
  ///
  /// - Parameters:
  ///   - name: The name of the notification.
  ///   - object: The sender; nil for any.
  ///   - center: The centre to observe.
  public init(
    name: Notification.Name, object: Any? = nil,
    notificationCenter center: NotificationCenter = .default, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    super.init(description: "notification '\(name.rawValue)'", file: file, line: line)
    self.center = center
    observer = center.addObserver(forName: name, object: object, queue: nil) { [weak self] note in
      guard let self, self.handler?(note) ?? true else { return }
      self.fulfill()
    }
  }

  deinit {
    if let observer { center?.removeObserver(observer) }
  }
}
