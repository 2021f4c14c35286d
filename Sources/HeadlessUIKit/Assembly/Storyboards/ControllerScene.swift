/// What a storyboard or nib says of a controller, kept until its view is loaded, and afterwards for its
/// segues.
@MainActor
struct ControllerScene {
  let element: NibElement
  let nib: NibInstantiation
  let storyboard: UIStoryboard?

  /// Whether it is the same controller of the same file.
  func isSame(as other: ControllerScene) -> Bool { element === other.element }
}
