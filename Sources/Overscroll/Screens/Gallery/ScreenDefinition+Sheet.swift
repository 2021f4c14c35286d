import HeadlessUIKit

extension ScreenDefinition {
  /// A sheet that rests at three heights. Its scroll view is named `list`.
  static let sheet = ScreenDefinition(
    "sheet", summary: "A sheet that is dragged between its detents"
  ) { request in
    SheetController(undimmed: request.options.flag("undimmed") ?? false)
  }
}
