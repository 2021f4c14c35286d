import Foundation

/// A screen's measures in one orientation.
struct ScreenGeometry: Hashable {
  /// In points.
  var size: CGSize
  /// What the notch, the status bar and the home indicator keep.
  var safeAreaInsets: UIEdgeInsets
  /// Height of the status bar while it is shown.
  var statusBarHeight: CGFloat

  /// The measures of the same screen turned, from those upright. A phone that lies has no status bar;
  /// one with a notch keeps its depth free at both sides, and 21 points for the home indicator, as
  /// Apple's simulators do. An iPad keeps what it has.
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
