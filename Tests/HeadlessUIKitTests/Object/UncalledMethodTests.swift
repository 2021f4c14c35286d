import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// A delegate that implements a method which is never called: the screen's problems name it. See
/// `tableView(_:canFocusRowAt:)` in
/// https://developer.apple.com/documentation/uikit/uitableviewdelegate.
@MainActor
@Suite("Uncalled methods")
struct UncalledMethodTests {
  private class Screen: UIViewController, UITableViewDelegate {}
  private final class Inherits: Screen {}
  private final class Quiet: UIViewController, UITableViewDelegate {}

  @Test("A table warns once about uncalled methods of its delegate's class and superclasses")
  func told() {
    let environment = onScreen()
    SelectorMethods.note(
      [
        "tableView:canFocusRowAt:", "tableView:didSelectRowAt:",
        "indexPathForPreferredFocusedViewIn:",
      ],
      of: Screen.self)
    let (table, delegate) = (UITableView(), Inherits())
    for _ in 0..<2 {
      table.delegate = delegate
      table.delegate = nil
    }
    #expect(
      environment.problems.notes == [
        "Inherits has indexPathForPreferredFocusedView(in:), which is never called: the focus "
          + "system is not supported",
        "Inherits has tableView(_:canFocusRowAt:), which is never called: the focus system is "
          + "not supported",
      ])
  }

  @Test("A delegate without uncalled methods causes no warning")
  func quiet() {
    let environment = onScreen()
    SelectorMethods.note(["tableView:didSelectRowAt:"], of: Quiet.self)
    let (table, delegate) = (UITableView(), Quiet())
    table.delegate = delegate
    #expect(environment.problems.notes == [])
  }
}
