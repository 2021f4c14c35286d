/// What was set on one of the objects that `appearance()` returns.
@MainActor
final class AppearanceRecorder {
  /// The object itself; kept, as UIKit keeps its proxies.
  let proxy: _Object
  private let containers: [any UIAppearanceContainer.Type]
  /// Whether an object is of the class, or of one that inherits from it.
  let matchesClass: (_Object) -> Bool
  private(set) var settings: [(key: AppearanceKey, apply: (_Object) -> Void)] = []

  init(
    _ proxy: _Object, inside containers: [any UIAppearanceContainer.Type],
    matchesClass: @escaping (_Object) -> Bool
  ) {
    self.proxy = proxy
    self.containers = containers
    self.matchesClass = matchesClass
  }

  /// How many things an object has to be inside.
  var depth: Int { containers.count }

  func isFor(_ containers: [any UIAppearanceContainer.Type]) -> Bool {
    self.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
  }

  /// Set again, a property has its new value and its old place.
  func record(_ key: AppearanceKey, _ apply: @escaping (_Object) -> Void) {
    if let index = settings.firstIndex(where: { $0.key == key }) {
      settings[index].apply = apply
    } else {
      settings.append((key, apply))
    }
  }

  /// Whether a view, or the part of a bar that shows an item, lies in all the containers.
  func matches(placeOf view: UIView) -> Bool {
    var wanted = containers[...]
    var responder = view.next
    while let type = wanted.first, let current = responder {
      if Self.isInstance(current, of: type) { wanted.removeFirst() }
      responder = current.next
    }
    return wanted.isEmpty
  }

  private static func isInstance<Kind>(_ object: AnyObject, of type: Kind.Type) -> Bool {
    object is Kind
  }
}
