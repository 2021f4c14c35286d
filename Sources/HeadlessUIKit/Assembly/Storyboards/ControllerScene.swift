/// The description of a controller in a storyboard or nib, kept until its view is loaded and for
/// its segues.
@MainActor
struct ControllerScene {
  let element: NibElement
  let nib: NibInstantiation
  let storyboard: UIStoryboard?

  /// Returns whether both describe one controller of a file.
  func isSame(as other: ControllerScene) -> Bool { element === other.element }
}
