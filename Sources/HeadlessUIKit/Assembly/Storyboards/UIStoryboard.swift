public import Foundation

/// A storyboard, which creates its controllers one at a time.
open class UIStoryboard: _Object {
  private let name: String
  private let environment: ScreenEnvironment
  private let document: NibDocument?
  /// The maximum number of references to other storyboards that may follow each other.
  private static let referenceLimit = 20

  /// Creates the storyboard with a name, without its extension, from any folder of the app. A
  /// storyboard that is missing or cannot be read raises a problem. It has no initial controller,
  /// and makes empty controllers for identifiers.
  ///
  /// - Note: Partly: a bundle of one of the app's libraries is searched first; any other bundle
  ///   means the app.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    let environment = ScreenEnvironment.current
    self.environment = environment
    document = environment.requiredDocument(name, .storyboard, in: storyboardBundleOrNil)
    super.init(_object: ())
  }

  /// Creates the initial controller. Returns nil, and reports a problem, if the storyboard names
  /// none.
  open func instantiateInitialViewController() -> UIViewController? { initial(nil) }

  /// Creates the initial controller with a closure that calls its initialiser.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? { initial(creator.map { make in { make($0) } }) as? Controller }

  /// Creates the controller with an identifier. An unknown identifier raises a problem, where UIKit
  /// raises an exception, and an empty controller is returned.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiate(identifier, nil)
  }

  /// Creates the controller with an identifier, using a closure.
  ///
  /// The closure passes the coder to `init(coder:)` or to a custom initialiser. If it returns nil,
  /// the class creates the controller. As on iOS, a controller of another class than requested
  /// stops the program.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let made = instantiate(identifier, creator.map { make in { make($0) } })
    guard let controller = made as? Controller else {
      preconditionFailure("\(name): '\(identifier)' is a \(type(of: made)), no \(Controller.self)")
    }
    return controller
  }

  private typealias Creator = (NSCoder) -> UIViewController?

  private func initial(_ creator: Creator?) -> UIViewController? {
    guard let document else { return nil }
    guard let id = document.root.attributes["initialViewController"],
      let scene = document.scene(where: { $0.id == id })
    else {
      environment.problems.report(document.problem(.noInitialController, at: document.root))
      return nil
    }
    return make(scene, creator)
  }

  private func instantiate(_ identifier: String, _ creator: Creator?) -> UIViewController {
    guard let document else { return UIViewController() }
    let scene = document.scene { $0.attributes["storyboardIdentifier"] == identifier }
    guard let scene else {
      environment.problems.raise(.interface(document.problem(.unknownIdentifier(identifier))))
      return UIViewController()
    }
    return make(scene, creator) ?? UIViewController()
  }

  /// Creates the controller with an identifier of the file; nil if there is none.
  package func makeController(withID id: String) -> UIViewController? {
    document?.scene { $0.id == id }.flatMap { make($0, nil) }
  }

  /// Creates the destination of a segue. Returns nil, and reports a problem, if it does not exist.
  func makeDestination(_ id: String, of segue: NibElement) -> UIViewController? {
    guard let document else { return nil }
    guard let scene = document.scene(where: { $0.id == id }) else {
      environment.problems.report(
        document.problem(.danglingReference(id, attribute: "destination"), at: segue))
      return nil
    }
    return make(scene, nil)
  }

  // MARK: Instantiation

  /// The scenes and references that a screen's storyboards are processing.
  private final class CreationState: ScreenState {
    /// The scenes being created, outermost first, to detect a scene that contains itself.
    var scenes: [NibElement] = []
    /// The number of references to other storyboards that are being followed.
    var references = 0

    init() {}
  }

  private var making: CreationState { environment[CreationState.self] }

  private func make(_ scene: NibElement, _ creator: Creator?) -> UIViewController? {
    guard let document, let element = NibDocument.controller(of: scene) else { return nil }
    if element.name == "viewControllerPlaceholder" { return follow(element) }
    guard !making.scenes.contains(where: { $0 === element }) else {
      let name = element.attributes["customClass"] ?? element.name
      environment.problems.report(document.problem(.cycle(controller: name), at: element))
      return nil
    }
    making.scenes.append(element)
    defer { making.scenes.removeLast() }
    return make(element, in: document, creator)
  }

  private func make(
    _ element: NibElement, in document: NibDocument, _ creator: Creator?
  ) -> UIViewController? {
    let nib = NibInstantiation(document, storyboard: self, environment: environment)
    guard let base = NibClasses.controller(element.name) else {
      environment.problems.report(
        document.problem(.unknownElement(element.name, key: nil), at: element))
      return UIViewController()
    }
    let made = nib.make(element) { coder -> UIViewController? in
      if let own = creator?(coder) { return own }
      let type: UIViewController.Type =
        element.attributes["customClass"] == nil
        ? base : nib.chosenClass(of: element, or: UIViewController.self)
      return (type == UIViewController.self ? base : type).init(coder: coder)
    }
    guard let controller = made else { return nil }
    fillContainer(controller, element)
    nib.finish(connectsOwner: false)
    return controller
  }

  /// Creates the initial children of a container.
  private func fillContainer(_ controller: UIViewController, _ element: NibElement) {
    let segues = (element.first("connections")?.children ?? []).filter {
      $0.name == "segue" && $0.attributes["kind"] == "relationship"
    }
    func made(_ relationship: String) -> [UIViewController] {
      segues.filter { $0.attributes["relationship"] == relationship }.compactMap { segue in
        segue.attributes["destination"].flatMap { makeDestination($0, of: segue) }
      }
    }
    switch controller {
    case let navigation as UINavigationController:
      if let root = made("rootViewController").first {
        navigation.setViewControllers([root], animated: false)
      }
    case let tabs as UITabBarController:
      let all = made("viewControllers")
      if !all.isEmpty { tabs.setViewControllers(all, animated: false) }
    case let split as UISplitViewController:
      if split.style == .unspecified {
        split.viewControllers = made("masterViewController") + made("detailViewController")
      } else {
        split.setViewController(made("masterViewController").first, for: .primary)
        split.setViewController(made("supplementaryViewController").first, for: .supplementary)
        split.setViewController(made("detailViewController").first, for: .secondary)
        split.setViewController(made("compactViewController").first, for: .compact)
      }
    default: break
    }
  }

  private func follow(_ reference: NibElement) -> UIViewController? {
    guard let name = reference.attributes["storyboardName"] else { return nil }
    guard making.references < Self.referenceLimit else {
      environment.problems.report(
        document?.problem(.cycle(controller: name), at: reference)
          ?? NibProblem(file: name, line: nil, reason: .cycle(controller: name)))
      return nil
    }
    making.references += 1
    defer { making.references -= 1 }
    let other = UIStoryboard(name: name, bundle: nil)
    if let identifier = reference.attributes["referencedIdentifier"] {
      return other.instantiateViewController(withIdentifier: identifier)
    }
    return other.instantiateInitialViewController()
  }
}
