/// A column's stack that lies on another one's, because there is room for one.
struct SplitLoan {
  let navigation: UINavigationController
  /// What was on the stack, or is to be on it again.
  var controllers: [UIViewController]

  /// Where it begins on a stack; nil where it was taken from it.
  @MainActor
  func start(on stack: [UIViewController]) -> Int? {
    stack.firstIndex { controller in controllers.contains { $0 === controller } }
  }
}
