import SwiftSyntax

/// The overrides in extensions of UIKit's classes that UIKit calls, as Objective-C would call the
/// member of a category.
enum ExtensionOverride {
  private static let touches = ["Began", "Moved", "Ended", "Cancelled"].map {
    "touches\($0)(_:with:)"
  }
  /// The members of controllers that ask for overrides in extensions.
  private static let controllerMembers = Set(
    [
      "childForStatusBarHidden", "childForStatusBarStyle", "preferredStatusBarStyle",
      "preferredStatusBarUpdateAnimation", "prefersHomeIndicatorAutoHidden",
      "prefersStatusBarHidden", "shouldAutorotate", "supportedInterfaceOrientations",
      "viewDidAppear(_:)", "viewDidDisappear(_:)", "viewDidLayoutSubviews()", "viewDidLoad()",
      "viewIsAppearing(_:)", "viewWillAppear(_:)", "viewWillDisappear(_:)",
      "viewWillLayoutSubviews()",
    ] + touches)
  /// The members of views that ask for overrides in extensions.
  private static let viewMembers = Set(
    [
      "didMoveToSuperview()", "didMoveToWindow()", "hitTest(_:with:)", "layoutSubviews()",
      "point(inside:with:)", "sizeToFit()", "touchesShouldBegin(_:with:in:)",
      "touchesShouldCancel(in:)",
    ] + touches)

  /// Returns the call that registers an override in an extension of a class; nil if UIKit does not
  /// call it. An override that can be set is not called.
  ///
  /// - Parameter prefix: The prefix of the override's new name.
  static func registration(
    of method: Index.Method, in type: String, _ prefix: String
  ) -> String? {
    guard type.hasPrefix("UI"), !type.hasSuffix("Recognizer"), !method.isStatic else { return nil }
    let members = type.hasSuffix("Controller") ? controllerMembers : viewMembers
    let start = "_overscrollOverride(\(type).self, "
    if let variable = method.node.as(VariableDeclSyntax.self) {
      guard members.contains(method.name), variable.observers.isEmpty,
        variable.bindings.first?.hasSetter == false
      else { return nil }
      return "\(start)\"\(method.name)\") { own, _ in own.\(prefix)\(method.name) }"
    }
    guard let function = method.node.as(FunctionDeclSyntax.self) else { return nil }
    let parameters = function.signature.parameterClause.parameters
    let labels = parameters.map(\.firstName.text)
    let member = "\(method.name)(\(labels.map { "\($0):" }.joined()))"
    guard members.contains(member) else { return nil }
    let arguments = zip(parameters, labels).enumerated().map { index, parameter in
      "\(parameter.1 == "_" ? "" : "\(parameter.1): ")"
        + "values[\(index)] as! \(parameter.0.type.trimmedDescription)"
    }
    return "\(start)\"\(member)\") { own, \(arguments.isEmpty ? "_" : "values") in "
      + "own.\(prefix)\(method.name)(\(arguments.joined(separator: ", "))) }"
  }
}
