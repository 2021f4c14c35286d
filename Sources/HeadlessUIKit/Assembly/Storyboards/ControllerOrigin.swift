/// Where a controller's view comes from.
@MainActor
enum ControllerOrigin {
  /// The nib of that name; one named after the class for nil, if there is one.
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
