import Foundation
import HeadlessUIKit

extension ScreenDefinition {
  /// An empty scroll view that demonstrates scroll mechanics alone. Its view is named `scrollView`.
  static let scrollView = ScreenDefinition(
    "scroll-view", summary: "A single scroll view, to examine its mechanics"
  ) { request in
    ScrollViewController(ScrollViewSettings(reading: &request.options))
  }

  /// A scroll view named `inner` inside one named `outer`. The keys `inner` and `outer` contain the
  /// options of `scroll-view`.
  static let nestedScrollViews = ScreenDefinition(
    "nested-scroll-views", summary: "A scroll view inside another"
  ) { request in
    let read = { (options: inout ScreenOptions) in ScrollViewSettings(reading: &options) }
    return NestedScrollViewController(
      inner: request.options.nested("inner", read) ?? ScrollViewSettings(),
      outer: request.options.nested("outer", read) ?? ScrollViewSettings())
  }
}
