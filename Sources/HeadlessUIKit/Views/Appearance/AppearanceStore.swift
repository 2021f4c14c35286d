/// The appearances of one environment, so that stages do not affect each other.
@MainActor
final class AppearanceStore: ScreenState {
  /// The recorders in the order of their creation.
  private var recorders: [AppearanceRecorder] = []

  init() {}

  /// Whether `appearance()` was never called.
  var isEmpty: Bool { recorders.isEmpty }

  /// Returns the object that records settings for a class inside containers, always the same object
  /// for the same arguments.
  func proxy<Class: _Object>(
    for type: Class.Type, inside containers: [any UIAppearanceContainer.Type],
    make: () -> Class
  ) -> Class {
    for recorder in recorders where recorder.isFor(containers) {
      if Swift.type(of: recorder.proxy) == type, let proxy = recorder.proxy as? Class {
        return proxy
      }
    }
    let proxy = make()
    let recorder = AppearanceRecorder(proxy, inside: containers) { $0 is Class }
    proxy.appearanceMarks = AppearanceMarks(recorder: recorder)
    recorders.append(recorder)
    return proxy
  }

  /// Applies the matching settings to an object that is, or is shown by, a view.
  ///
  /// Settings for a subclass override those for its superclass. Then more containers override fewer
  /// ones, and later proxies override earlier ones.
  func apply(to object: _Object, at view: UIView) {
    guard !recorders.isEmpty, object.appearanceMarks.recorder == nil else { return }
    let held = recorders.filter {
      !$0.settings.isEmpty && $0.matchesClass(object) && $0.matches(placeOf: view)
    }
    guard !held.isEmpty else { return }
    let ranked = held.enumerated().map { index, recorder in
      (rank: held.filter { $0.matchesClass(recorder.proxy) }.count, index: index, recorder)
    }
    let order = ranked.sorted {
      ($0.rank, $0.2.depth, $0.index) < ($1.rank, $1.2.depth, $1.index)
    }
    object.appearanceMarks.isApplying = true
    for setting in order.flatMap(\.2.settings)
    where !object.appearanceMarks.contains(setting.key) {
      setting.apply(object)
    }
    object.appearanceMarks.isApplying = false
  }
}

extension AppearanceRecorder {
  /// Returns whether a view is inside all containers; for a bar item this is the view that shows
  /// it.
  fileprivate func matches(placeOf view: UIView) -> Bool {
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
