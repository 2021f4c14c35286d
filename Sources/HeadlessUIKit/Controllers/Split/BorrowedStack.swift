/// A column's stack that collapsing moved onto another column's stack.
struct BorrowedStack {
  let navigation: UINavigationController
  /// The view controllers of the column's stack, to be restored on expanding.
  var controllers: [UIViewController]

  /// Returns the index where the column's view controllers begin. Nil if none of them is on the
  /// stack.
  @MainActor
  func start(on stack: [UIViewController]) -> Int? {
    stack.firstIndex { controller in controllers.contains { $0 === controller } }
  }
}
