/// What one panel of `compare` says; the rest is the scene's.
struct PanelDescription {
  var screen: SceneDescription.Screen?
  var conditions = ConditionChanges()
  var timeline: Timeline?
  var caption: String?
}
