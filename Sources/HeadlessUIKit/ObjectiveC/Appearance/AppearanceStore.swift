/// The appearances of a screen's app. One for each environment, so that no stage sees another's.
@MainActor
final class AppearanceStore {
  /// In the order in which they were first asked for.
  private var recorders: [AppearanceRecorder] = []

  /// Nothing was ever asked for.
  var isEmpty: Bool { recorders.isEmpty }

  /// The object that notes what is set for a class inside containers; always the same one.
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

  /// Sets what holds for an object that a view is, or shows. What holds for a subclass goes before
  /// what holds for its superclass, then more containers before fewer, then the later before the
  /// earlier.
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
