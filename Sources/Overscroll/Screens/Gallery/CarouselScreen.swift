import HeadlessUIKit

extension ScreenDefinition {
  /// A row of cards in perspective that turn about their vertical axes as they are scrolled. It
  /// demonstrates depth. Its scroll view is named `scrollView`.
  static let carousel = ScreenDefinition(
    "carousel", summary: "Cards in perspective"
  ) { _ in CarouselController() }
}
