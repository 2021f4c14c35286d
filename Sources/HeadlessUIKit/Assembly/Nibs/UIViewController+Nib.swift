import Foundation

/// Loading of a controller's view from its storyboard or nib.
extension UIViewController {
  /// Loads the view from the origin of the controller. Returns false if it has no file.
  func loadNib() -> Bool {
    switch origin {
    case .scene(let scene): loadScene(scene)
    case .nib(let name): loadNib(name)
    }
  }

  private func loadScene(_ scene: ControllerScene) -> Bool {
    let nib = scene.nib
    guard
      let element = scene.element.children.first(where: {
        $0.attributes["key"] == "view"
          && (NibClasses.views[$0.name] != nil || NibClasses.unsupportedViews[$0.name] != nil)
      })
    else {
      if let name = scene.element.attributes["nibName"] { return loadNib(name) }
      return false
    }
    nib.rootView = nil
    guard let root = nib.makeView(element) else { return false }
    view = root
    makeNeighbours(of: scene)
    nib.noteOwner(self, scene.element)
    nib.finish()
    embed(nib)
    nib.releaseTemporaries()
    return true
  }

  /// Creates gesture recognisers and other objects of the controller's scene.
  private func makeNeighbours(of scene: ControllerScene) {
    let holder = scene.nib.document.scenes.first {
      NibDocument.controller(of: $0) === scene.element
    }
    for element in holder?.first("objects")?.children ?? [] where element !== scene.element {
      if let object = scene.nib.makeTopLevel(element) { scene.nib.retain(object) }
    }
  }

  /// Loads the nib with a name, or for nil one named after the class.
  private func loadNib(_ name: String?) -> Bool {
    let environment = ScreenEnvironment.current
    if let name {
      UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
      return viewIfLoaded != nil
    }
    for name in Self.nibNames where environment.document(name, .nib) != nil {
      UINib(nibName: name, bundle: nil).instantiate(withOwner: self)
      return viewIfLoaded != nil
    }
    return false
  }

  /// The names of nibs that UIKit looks for: `ProfileView` and `ProfileViewController` for a
  /// `ProfileViewController`
  /// (https://developer.apple.com/documentation/uikit/uiviewcontroller/nibname). UIKit's own
  /// classes have none.
  private static var nibNames: [String] {
    guard !String(reflecting: self).hasPrefix("HeadlessUIKit.") else { return [] }
    let name = "\(self)"
    let suffix = "Controller"
    return (name.hasSuffix(suffix) ? [String(name.dropLast(suffix.count))] : []) + [name]
  }

  // MARK: Containers

  /// Embeds controllers into the container views, before `viewDidLoad`.
  private func embed(_ nib: NibInstantiation) {
    let embeds = nib.embeds
    nib.embeds = []
    for (container, segue) in embeds {
      let isCycle = destinationIsAround(segue, nib)
      guard !isCycle, let child = destination(of: segue, nib) else { continue }
      let made = makeSegue(segue, to: child, nib) { [unowned self] in
        addChild(child)
        child.view.frame = container.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        child.view.translatesAutoresizingMaskIntoConstraints = true
        container.addSubview(child.view)
        child.didMove(toParent: self)
      }
      prepare(for: made, sender: nil)
      made.perform()
    }
  }

  /// Returns whether a segue leads to this controller or one of its parents, which would recurse
  /// without end.
  private func destinationIsAround(_ segue: NibElement, _ nib: NibInstantiation) -> Bool {
    var current: UIViewController? = self
    while let controller = current {
      if let element = controller.origin.scene?.element,
        element.id == segue.attributes["destination"],
        controller.origin.scene?.nib.document === nib.document
      {
        nib.report(.cycle(controller: "\(type(of: controller))"), at: segue)
        return true
      }
      current = controller.parent
    }
    return false
  }

  func destination(of segue: NibElement, _ nib: NibInstantiation) -> UIViewController? {
    segue.readAttributes.insert("destination")
    return segue.attributes["destination"].flatMap {
      nib.storyboard?.makeDestination($0, of: segue)
    }
  }
}
