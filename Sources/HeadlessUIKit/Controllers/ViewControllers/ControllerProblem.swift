/// A request to controllers that UIKit ignores with a message in the log.
enum ControllerProblem: Hashable {
  case alreadyPresenting(presenter: String, presented: String)
  case presenterNotInWindow(presenter: String, presented: String)
  case popoverWithoutSource(presented: String)
  /// An image picker was presented.
  case noPhotos
  /// An image or a film was saved to the photo library.
  case noAlbum
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
      "a photo picker was presented, but there is no photo library; it can only be cancelled"
    case .noAlbum:
      "the app saves to the photo library, but there is none; its completion is not called"
    case .noLayoutTransition(let controller):
      "useLayoutToLayoutNavigationTransitions of \(controller) is not supported; a standard push "
        + "is used instead"
    case .noOtherApps:
      "the share sheet has no people and no other apps; it offers only Copy and the app's own "
        + "activities"
    }
  }
}
