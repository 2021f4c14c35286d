import HeadlessUIKit

extension ScreenDefinition {
  /// Cards in perspective that turn about their upright axes as they are scrolled:
  /// for looking at depth. Its scroll view is named `scrollView`.
  static let carousel = ScreenDefinition(
    "carousel", summary: "Cards in perspective"
  ) { _ in CarouselController() }
}
