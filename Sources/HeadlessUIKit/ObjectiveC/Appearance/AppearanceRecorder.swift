/// The recorded settings of an object returned by `appearance()`.
@MainActor
final class AppearanceRecorder {
  /// The object returned by `appearance()`. It is retained, like UIKit's proxies.
  let proxy: _Object
  let containers: [any UIAppearanceContainer.Type]
  /// Returns whether an object is an instance of the class or of a subclass.
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

  /// The number of containers that an object has to be inside.
  var depth: Int { containers.count }

  func isFor(_ containers: [any UIAppearanceContainer.Type]) -> Bool {
    self.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
  }

  /// Records a setting. Setting a property again replaces its value and keeps its position.
  func record(_ key: AppearanceKey, _ apply: @escaping (_Object) -> Void) {
    if let index = settings.firstIndex(where: { $0.key == key }) {
      settings[index].apply = apply
    } else {
      settings.append((key, apply))
    }
  }
}
