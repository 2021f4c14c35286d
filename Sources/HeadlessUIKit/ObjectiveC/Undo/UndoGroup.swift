/// Actions that are undone together, with the name that menus show.
@MainActor
struct UndoGroup {
  enum Action {
    /// A function of a target.
    case handler(target: WeakObject, run: (AnyObject) -> Void)
    /// A nested group.
    case group(UndoGroup)
  }

  var actions: [Action] = []
  var name = ""
  var isDiscardable = false

  /// Runs the actions, last first. Actions of released targets are left out.
  func run() {
    for action in actions.reversed() {
      switch action {
      case .handler(let target, let run): target.object.map(run)
      case .group(let group): group.run()
      }
    }
  }

  /// Removes the actions of a target.
  mutating func remove(_ target: AnyObject) {
    actions = actions.compactMap { action in
      switch action {
      case .handler(let known, _): return known.object === target ? nil : action
      case .group(var group):
        group.remove(target)
        return group.actions.isEmpty ? nil : .group(group)
      }
    }
  }
}
