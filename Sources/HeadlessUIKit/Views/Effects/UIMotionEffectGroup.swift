/// Several effects in one.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects; nil is none.
  open var motionEffects: [UIMotionEffect]?

  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let values = (motionEffects ?? []).compactMap {
      $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset)
    }
    return values.isEmpty ? nil : values.reduce(into: [:]) { $0.merge($1) { $1 } }
  }
}
