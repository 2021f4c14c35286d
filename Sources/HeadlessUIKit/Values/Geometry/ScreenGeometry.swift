import Foundation

/// The measures of a screen in one orientation.
struct ScreenGeometry: Hashable {
  /// The size of the screen, in points.
  var size: CGSize
  /// The areas taken by the notch, the status bar and the home indicator.
  var safeAreaInsets: UIEdgeInsets
  /// The height of the status bar while it is visible, in points.
  var statusBarHeight: CGFloat

  /// Returns the measures of the screen in another orientation, from its upright measures.
  ///
  /// In landscape a phone has no status bar. A phone with a notch gets the notch's depth as insets
  /// on both sides, and 21 points for the home indicator, as in Apple's simulators. An iPad keeps
  /// its insets and status bar.
  func turned(to orientation: UIInterfaceOrientation) -> ScreenGeometry {
    guard orientation.isLandscape else { return self }
    var turned = self
    turned.size = CGSize(width: size.height, height: size.width)
    guard min(size.width, size.height) < 744 else { return turned }
    turned.statusBarHeight = 0
    let notch = safeAreaInsets.top > 20 ? safeAreaInsets.top : 0
    turned.safeAreaInsets = UIEdgeInsets(
      top: 0, left: notch, bottom: safeAreaInsets.bottom > 0 ? 21 : 0, right: notch)
    return turned
  }
}
