/// The properties that a panel of `compare` specifies. All others are those of the scene.
struct PanelDescription {
  var screen: SceneDescription.Screen?
  var conditions = ConditionChanges()
  var timeline: Timeline?
  var caption: FigureCaption?
}
