import Foundation

/// One making of objects from a scene or a nib: who is there by which id, and what is still to be said
/// to them once all are.
///
/// The order is UIKit's: every object's `init(coder:)`, which has made its subviews and set its
/// properties when it returns; constraints; user-defined run-time attributes; outlets, outlet
/// collections and actions; then `awakeFromNib` of all, in the order they were made.
@MainActor
final class NibInstantiation {
  let document: NibDocument
  let environment: ScreenEnvironment
  let storyboard: UIStoryboard?
  /// Where actions and segues go that the file sends to its owner: a scene's controller, or who loads
  /// a nib.
  private(set) weak var owner: AnyObject?
  /// The ids that mean the owner.
  private var ownerIDs: Set<String> = []
  private var objects: [String: AnyObject] = [:]
  /// In the order they were made.
  private var made: [(object: AnyObject, element: NibElement)] = []
  private var pendingConstraints: [(holder: UIView, element: NibElement, isInstalled: Bool)] = []
  /// Views that containers' segues fill.
  var embeds: [(container: UIView, segue: NibElement)] = []
  /// Objects that stand for those of a class that the app does not have.
  private(set) var standIns: Set<ObjectIdentifier> = []
  private var elementsOfUnknownClass: Set<ObjectIdentifier> = []
  /// Objects of a scene or nib that no view holds.
  private var kept: [AnyObject] = []
  /// The owner, once its outlets are to be set, with the element that has them.
  private var ownerElement: (object: AnyObject, element: NibElement)?
  /// Views that are there already and that elements further in describe.
  private var adopted: [ObjectIdentifier: UIView] = [:]
  /// The view whose objects are being made.
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

  /// Makes the object of an element known by its id, and keeps it for what comes when all are there.
  /// Once for each object.
  func note(_ object: AnyObject, _ element: NibElement) {
    if let id = element.id {
      if object === owner { ownerIDs.insert(id) } else { objects[id] = object }
    }
    if elementsOfUnknownClass.contains(ObjectIdentifier(element)) {
      standIns.insert(ObjectIdentifier(object))
    }
    made.append((object, element))
  }

  /// Who loads the objects, with the element that stands for it.
  func setOwner(_ object: AnyObject, _ element: NibElement) {
    owner = object
    note(object, element)
  }

  /// An object that other elements refer to without an element of their own: layout guides.
  func name(_ object: AnyObject, _ id: String?) {
    if let id { objects[id] = object }
  }

  /// The object of that id; nil for the first responder, and for what is not there.
  func object(_ id: String) -> AnyObject? { ownerIDs.contains(id) ? owner : objects[id] }

  /// The class of an element, its own or the one that stands for it.
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

  /// The view of an element; nil where its class makes none.
  func makeView(_ element: NibElement) -> UIView? {
    element.isRead = true
    if let view = adopted.removeValue(forKey: ObjectIdentifier(element)) {
      NibReader(element, of: self).fillExisting(view)
      return nil
    }
    guard let base = NibClasses.views[element.name] else {
      report(.unsupportedView(element.name), at: element)
      let view = UIView(frame: .zero)
      note(view, element)
      NibCoder(element, of: self).reader.fillPlaceholder(view)
      return view
    }
    return make(element, by: { Self.make(chosenClass(of: element, or: base) as UIView.Type, $0) })
  }

  private static func make(_ type: UIView.Type, _ coder: NibCoder) -> UIView? {
    type.init(coder: coder)
  }

  /// An object by its initialiser; nil, which is reported, where that returns nil.
  func make<Object: AnyObject>(_ element: NibElement, by make: (NibCoder) -> Object?) -> Object? {
    element.isRead = true
    guard let object = make(NibCoder(element, of: self)) else {
      report(.notMade(element.attributes["customClass"] ?? element.name), at: element)
      return nil
    }
    return object
  }

  /// An item of a bar.
  func makeItem<Item: UIBarItem>(_ element: NibElement, or base: Item.Type) -> Item? {
    make(element) { chosenClass(of: element, or: base).init(coder: $0) }
  }

  func makeNavigationItem(_ element: NibElement) -> UINavigationItem? {
    make(element) { chosenClass(of: element, or: UINavigationItem.self).init(coder: $0) }
  }

  /// A constraint of a view, to be made when both its items are there.
  func await(_ constraint: NibElement, of holder: UIView, isInstalled: Bool) {
    constraint.isRead = true
    pendingConstraints.append((holder, constraint, isInstalled))
  }

  /// What lies in a scene or nib beside its controller or views: gestures, objects of the app.
  func makeTopLevel(_ element: NibElement) -> AnyObject? {
    if NibClasses.recognizers[element.name] != nil { return makeRecognizer(element) }
    if let base = NibClasses.items[element.name] { return makeItem(element, or: base) }
    if element.name == "navigationItem" { return makeNavigationItem(element) }
    if let base = NibClasses.controllers[element.name] {
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
    guard NibClasses.views[element.name] != nil || NibClasses.absentViews.contains(element.name)
    else {
      if !element.isRead {
        element.isRead = true
        report(.unknownElement(element.name, key: nil), at: element)
      }
      return nil
    }
    return makeView(element)
  }

  /// An object of the app's, of any class that makes one without values.
  private func makeObject(_ element: NibElement) -> AnyObject {
    if let name = element.attributes["customClass"],
      let object = NibClasses.make(name, module: element.attributes["customModule"])
    {
      element.readAttributes.formUnion(["customClass", "customModule", "customModuleProvider"])
      return object
    }
    return chosenClass(of: element, or: UIResponder.self).makeResponder(())
  }

  // MARK: When all objects are there

  /// Constraints, run-time attributes, outlets and actions, then `awakeFromNib`.
  ///
  /// - Parameter connectsOwner: whether what the owner's outlets lead to is there.
  func finish(connectsOwner: Bool = true) {
    let constraints = pendingConstraints
    pendingConstraints = []
    for (holder, element, isInstalled) in constraints {
      guard let constraint = makeConstraint(element, in: holder) else { continue }
      if isInstalled, constraint.lies(in: holder) { constraint.isActive = true }
    }
    let all = made
    made = []
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

  /// Forgets the objects that only the making needed, so that they live as long as those that hold them.
  func forget() {
    objects = [:]
    rootView = nil
  }

  /// Keeps what no view holds for as long as the controller.
  func keep(_ object: AnyObject) { kept.append(object) }

  /// The element describes a view that is there already, and in its place.
  func adopt(_ view: UIView, for element: NibElement) {
    adopted[ObjectIdentifier(element)] = view
  }

  /// The owner's outlets are to be set with the others; it awoke before.
  func noteOwner(_ object: AnyObject, _ element: NibElement) { ownerElement = (object, element) }

  /// The same file and owner, for a cell: its objects are its own.
  func branch() -> NibInstantiation {
    NibInstantiation(
      document, storyboard: storyboard, owner: owner, ownerIDs: ownerIDs,
      environment: environment)
  }
}
