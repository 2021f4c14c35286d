/// What a screen asked of its controllers that UIKit refuses with a line in the log: nothing happens.
enum ControllerProblem: Hashable {
  case alreadyPresenting(presenter: String, presented: String)
  case presenterNotInWindow(presenter: String, presented: String)
  case popoverWithoutSource(presented: String)
  /// An image picker was shown.
  case noPhotos
  /// A sheet for sharing was shown.
  case noOtherApps
  /// A collection's controller was to come by a change of layouts; the usual push is seen.
  case noLayoutTransition(String)
}

extension ControllerProblem: CustomStringConvertible {
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
