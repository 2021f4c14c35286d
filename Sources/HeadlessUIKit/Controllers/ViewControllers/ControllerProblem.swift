/// A request to controllers that UIKit ignores with a message in the log.
enum ControllerProblem: Hashable {
  case alreadyPresenting(presenter: String, presented: String)
  case presenterNotInWindow(presenter: String, presented: String)
  case popoverWithoutSource(presented: String)
  /// An image picker was presented.
  case noPhotos
  /// A share sheet was presented.
  case noOtherApps
  /// A collection view controller was pushed with a layout transition. The standard push is shown.
  case noLayoutTransition(String)
}

extension ControllerProblem: ScreenProblem {
  var description: String {
    switch self {
    case .alreadyPresenting(let presenter, let presented):
      "Attempt to present \(presented) on \(presenter) which is already presenting"
    case .presenterNotInWindow(let presenter, let presented):
      "Attempt to present \(presented) on \(presenter) whose view is not in the window hierarchy"
    case .popoverWithoutSource(let presented):
      "The popover of \(presented) has neither a sourceView nor a barButtonItem"
    case .noPhotos:
      "photos were to be picked: there are none here, the picker can only be cancelled"
    case .noLayoutTransition(let controller):
      "\(controller) was to come by useLayoutToLayoutNavigationTransitions: the push is the usual one"
    case .noOtherApps:
      "something was to be shared: the sheet has no people and no other apps, only Copy and the app's own"
    }
  }
}
