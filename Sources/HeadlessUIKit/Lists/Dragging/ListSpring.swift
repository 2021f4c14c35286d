import Foundation

/// A spring-loading behaviour that asks the list's delegate whether a cell may be opened.
final class ListSpring: UISpringLoadedInteractionBehavior {
  private unowned let list: any SpringingList
  /// The cell that the last `shouldAllow` call was about.
  private weak var cell: UIView?

  private init(_ list: any SpringingList) { self.list = list }

  /// Returns the interaction that a list has while it is spring loaded.
  static func interaction(of list: any SpringingList) -> UISpringLoadedInteraction {
    let behavior = ListSpring(list)
    let made = UISpringLoadedInteraction(interactionBehavior: behavior, interactionEffect: nil) {
      [weak behavior] _, _ in
      guard let behavior, let cell = behavior.cell else { return }
      behavior.list.openBySpring(cell)
    }
    made.target = { view, point in (view as? any SpringingList)?.springCell(at: point) }
    return made
  }

  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    cell = context.targetView
    return cell.map { list.mayOpen($0, with: context) } ?? false
  }
}
