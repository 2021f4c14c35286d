/// The kind of class that a placeholder inherits from, which decides its initialisers.
enum PlaceholderBase {
  case view, controller, layer, object
  /// A class without a superclass.
  case nothing

  /// Recognises the kind by the name of the first class that is not declared by the module. Classes
  /// of UIKit and of other placeholder modules end alike.
  init(_ name: String?) {
    guard let name, name != "AnyObject" else {
      self = .nothing
      return
    }
    let views = ["View", "Control", "Button", "Bar", "Cell", "Label", "Field", "Window", "Slider"]
    if name.hasSuffix("Controller"), name.hasPrefix("UI") || name.hasSuffix("ViewController") {
      self = .controller
    } else if name.hasSuffix("Layer") {
      self = .layer
    } else if views.contains(where: name.hasSuffix) {
      self = .view
    } else {
      self = .object
    }
  }

  /// Whether a class of this name is no placeholder itself.
  static func isAvailable(_ name: String) -> Bool {
    let others: Set = [
      "Operation", "Thread", "Formatter", "InputStream", "OutputStream", "AnyObject",
    ]
    return ["UI", "CA", "NS"].contains { name.hasPrefix($0) } || others.contains(name)
  }

  /// Whether a class of UIKit that is no view has a required initialiser for storyboards.
  static func isRead(_ name: String) -> Bool {
    name.hasPrefix("UICollectionView") || (name.hasPrefix("UI") && name.hasSuffix("Item"))
      || name.hasSuffix("Animation")
  }

  /// The call of the superclass's initialiser.
  func superCall(frame: Bool) -> String {
    switch self {
    case .view: frame ? "super.init(frame: frame)" : "super.init(frame: .zero)"
    case .controller: "super.init(nibName: nil, bundle: nil)"
    case .layer, .object: "super.init()"
    case .nothing: ""
    }
  }

  /// The designated initialisers that every class of the kind has, with their labels.
  var initialisers: [(labels: [String], head: String, call: String)] {
    let coder = (
      labels: ["coder"], head: "required init?(coder: NSCoder)", call: "super.init(coder: coder)"
    )
    switch self {
    case .view:
      return [(["frame"], "override init(frame: CGRect)", "super.init(frame: frame)"), coder]
    case .controller:
      return [
        (
          ["nibName", "bundle"],
          "override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)",
          "super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)"
        ), coder,
      ]
    case .layer:
      return [
        ([], "override init()", "super.init()"),
        (["layer"], "override init(layer: Any)", "super.init(layer: layer)"), coder,
      ]
    case .object: return [([], "override init()", "super.init()")]
    case .nothing: return [([], "init()", "")]
    }
  }
}
