import Foundation

/// The instantiation of a scene or a nib: the objects by identifier, and the work left until all
/// exist.
///
/// The order is that of UIKit. First every object's `init(coder:)`, which creates its subviews and
/// sets its properties. Then constraints, user-defined runtime attributes, and outlets, outlet
/// collections and actions. Last `awakeFromNib` of all objects, in the order of their creation.
@MainActor
final class NibInstantiation {
  let document: NibDocument
  let environment: ScreenEnvironment
  let storyboard: UIStoryboard?
  /// The owner of the file, which receives its actions and segues: a scene's controller, or the
  /// owner passed when a nib is loaded.
  private(set) weak var owner: AnyObject?
  /// The identifiers that refer to the owner.
  private var ownerIDs: Set<String> = []
  private var objects: [String: AnyObject] = [:]
  /// The objects in the order of their creation.
  private var createdObjects: [(object: AnyObject, element: NibElement)] = []
  private var pendingConstraints: [(holder: UIView, element: NibElement, isInstalled: Bool)] = []
  /// The container views that embed segues fill.
  var embeds: [(container: UIView, segue: NibElement)] = []
  /// The objects that stand in for classes that the app does not have.
  private(set) var placeholders: Set<ObjectIdentifier> = []
  private var elementsOfUnknownClass: Set<ObjectIdentifier> = []
  /// The objects of a scene or nib that no view retains.
  private var retainedObjects: [AnyObject] = []
  /// The owner of a nib and its element, until its outlets are connected.
  private var ownerElement: (object: AnyObject, element: NibElement)?
  /// The existing views that elements further inside describe.
  private var adopted: [ObjectIdentifier: UIView] = [:]
  /// The root view whose objects are being created.
  var rootView: UIView?

  init(
    _ document: NibDocument, storyboard: UIStoryboard? = nil, owner: AnyObject? = nil,
    ownerIDs: Set<String> = [], external: [String: AnyObject] = [:],
    environment: ScreenEnvironment = .current
  ) {
    self.document = document
    self.storyboard = storyboard
    self.owner = owner
    self.ownerIDs = ownerIDs
    self.environment = environment
    objects = external
  }

  func report(_ reason: NibProblem.Reason, at element: NibElement?) {
    environment.problems.report(document.problem(reason, at: element))
  }

  // MARK: Objects

  /// Registers a new object by the identifier of its element, and for the work after all objects
  /// exist. Call it once per object.
  func note(_ object: AnyObject, _ element: NibElement) {
    if let id = element.id {
      if object === owner { ownerIDs.insert(id) } else { objects[id] = object }
    }
    if elementsOfUnknownClass.contains(ObjectIdentifier(element)) {
      placeholders.insert(ObjectIdentifier(object))
    }
    createdObjects.append((object, element))
  }

  /// Sets the owner, with the element that represents it.
  func setOwner(_ object: AnyObject, _ element: NibElement) {
    owner = object
    note(object, element)
  }

  /// Registers an object that has no element, such as a layout guide, by an identifier.
  func name(_ object: AnyObject, _ id: String?) {
    if let id { objects[id] = object }
  }

  /// Returns the object with an identifier, or nil for the first responder and for unknown
  /// identifiers.
  func object(_ id: String) -> AnyObject? { ownerIDs.contains(id) ? owner : objects[id] }

  /// Returns the class of an element: its custom class, or the base class if that is missing or
  /// unsuitable.
  func chosenClass<Base: AnyObject>(of element: NibElement, or base: Base.Type) -> Base.Type {
    element.readAttributes.formUnion(["customClass", "customModule", "customModuleProvider"])
    guard let name = element.attributes["customClass"] else { return base }
    guard let found = NibClasses.named(name, module: element.attributes["customModule"]) else {
      report(.unknownClass(name, instead: "\(base)"), at: element)
      elementsOfUnknownClass.insert(ObjectIdentifier(element))
      return base
    }
    guard let type = found as? Base.Type else {
      report(.unsuitableClass(name, instead: "\(base)"), at: element)
      return base
    }
    return type
  }

  /// Creates the view of an element. Returns nil if the class creates none, or the element
  /// describes an existing view.
  func makeView(_ element: NibElement) -> UIView? {
    element.isRead = true
    if let view = adopted.removeValue(forKey: ObjectIdentifier(element)) {
      NibReader(element, of: self).fillExisting(view)
      return nil
    }
    guard let base = NibClasses.view(element.name) else {
      report(.unsupportedView(element.name), at: element)
      let view = UIView(frame: .zero)
      view._showPlaceholder(NibClasses.unsupportedViews[element.name] ?? element.name)
      note(view, element)
      NibCoder(element, of: self).reader.fillPlaceholder(view)
      return view
    }
    if NibClasses.views[element.name] == nil { element.countsAsRead = true }
    return make(element, by: { Self.make(chosenClass(of: element, or: base) as UIView.Type, $0) })
  }

  private static func make(_ type: UIView.Type, _ coder: NibCoder) -> UIView? {
    type.init(coder: coder)
  }

  /// Creates an object with a closure. A nil result is reported.
  func make<Object: AnyObject>(_ element: NibElement, by make: (NibCoder) -> Object?) -> Object? {
    element.isRead = true
    guard let object = make(NibCoder(element, of: self)) else {
      report(.notMade(element.attributes["customClass"] ?? element.name), at: element)
      return nil
    }
    return object
  }

  /// Creates an item of a bar.
  func makeItem<Item: UIBarItem>(_ element: NibElement, or base: Item.Type) -> Item? {
    make(element) { chosenClass(of: element, or: base).init(coder: $0) }
  }

  func makeNavigationItem(_ element: NibElement) -> UINavigationItem? {
    make(element) { chosenClass(of: element, or: UINavigationItem.self).init(coder: $0) }
  }

  /// Records a constraint of a view, to be created when both its items exist.
  func deferConstraint(_ constraint: NibElement, of holder: UIView, isInstalled: Bool) {
    constraint.isRead = true
    pendingConstraints.append((holder, constraint, isInstalled))
  }

  /// Creates an object at the top level of a scene or nib: a gesture recogniser, an item or an
  /// object of the app.
  func makeTopLevel(_ element: NibElement) -> AnyObject? {
    if NibClasses.recognizers[element.name] != nil { return makeRecognizer(element) }
    if let base = NibClasses.items[element.name] { return makeItem(element, or: base) }
    if element.name == "navigationItem" { return makeNavigationItem(element) }
    if let base = NibClasses.controller(element.name) {
      return make(element) {
        chosenClass(of: element, or: base as UIViewController.Type).init(coder: $0)
      }
    }
    switch element.name {
    case "customObject":
      element.isRead = true
      let object = makeObject(element)
      note(object, element)
      return object
    case "placeholder", "exit", "viewControllerPlaceholder":
      element.isRead = true
      return nil
    default: break
    }
    guard
      NibClasses.views[element.name] != nil || NibClasses.unsupportedViews[element.name] != nil
    else {
      if !element.isRead {
        element.isRead = true
        report(.unknownElement(element.name, key: nil), at: element)
      }
      return nil
    }
    return makeView(element)
  }

  /// Creates an object of the app's class, which may be any class that can be created without
  /// arguments.
  private func makeObject(_ element: NibElement) -> AnyObject {
    if let name = element.attributes["customClass"],
      let object = NibClasses.make(name, module: element.attributes["customModule"])
    {
      element.readAttributes.formUnion(["customClass", "customModule", "customModuleProvider"])
      return object
    }
    return chosenClass(of: element, or: UIResponder.self).makeResponder(())
  }

  // MARK: Completion

  /// Creates the constraints, sets the runtime attributes, and connects outlets and actions. It
  /// then calls `awakeFromNib`.
  ///
  /// - Parameter connectsOwner: Whether the destinations of the owner's outlets exist.
  func finish(connectsOwner: Bool = true) {
    let constraints = pendingConstraints
    pendingConstraints = []
    for (holder, element, isInstalled) in constraints {
      guard let constraint = makeConstraint(element, in: holder) else { continue }
      if isInstalled, constraint.isContained(in: holder) { constraint.isActive = true }
    }
    let all = createdObjects
    createdObjects = []
    for (object, element) in all { setAttributes(of: object, element) }
    for (object, element) in all where connectsOwner || object !== owner {
      connect(object, element)
    }
    if let (object, element) = ownerElement {
      connect(object, element)
      ownerElement = nil
    }
    for entry in all { NibReader(entry.element, of: self).reportUnread() }
    for (object, _) in all { (object as? _Object)?.awakeFromNib() }
  }

  /// Releases objects needed only during instantiation, which then live as long as their owners.
  func releaseTemporaries() {
    objects = [:]
    rootView = nil
  }

  /// Keeps an object that no view retains as long as the controller.
  func retain(_ object: AnyObject) { retainedObjects.append(object) }

  /// Records that an element describes a view that already exists and is in place.
  func adopt(_ view: UIView, for element: NibElement) {
    adopted[ObjectIdentifier(element)] = view
  }

  /// Records the owner of a nib, whose outlets are connected with the others. It is not awoken
  /// again.
  func noteOwner(_ object: AnyObject, _ element: NibElement) { ownerElement = (object, element) }

  /// Returns an instantiation with this file and owner but separate objects, for a cell.
  func branch() -> NibInstantiation {
    NibInstantiation(
      document, storyboard: storyboard, owner: owner, ownerIDs: ownerIDs,
      environment: environment)
  }
}
