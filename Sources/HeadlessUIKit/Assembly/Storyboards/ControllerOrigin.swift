/// The origin of a controller's view.
@MainActor
enum ControllerOrigin {
  /// The nib with a name; for nil, one named after the class, if it exists.
  case nib(String?)
  case scene(ControllerScene)

  var nibName: String? {
    switch self {
    case .nib(let name): name
    case .scene: nil
    }
  }

  var scene: ControllerScene? {
    switch self {
    case .nib: nil
    case .scene(let scene): scene
    }
  }
}
