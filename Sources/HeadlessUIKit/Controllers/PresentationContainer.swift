import Foundation
import Graphics

/// Fills the window over what presents: dims it, and holds the presented view.
///
/// A card's measures are those of iOS 13 and later on an upright iPhone: the view begins 10 points
/// below the safe area, with corners of 10 points; what lies behind shrinks to 16 points from both
/// sides and the safe area's top, and is dimmed by a fifth.
final class PresentationContainer: UIView {
  static let cardCorner: CGFloat = 10
  private static let cardGap: CGFloat = 10
  private static let behindMargin: CGFloat = 16
  private static let dimmed: CGFloat = 0.2

  private let style: UIModalPresentationStyle
  let dimming = UIView()

  init(style: UIModalPresentationStyle, frame: CGRect) {
    self.style = style
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.frame = bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = UIColor(white: 0, alpha: style.isSheet ? Self.dimmed : 0)
    dimming.alpha = 0
    addSubview(dimming)
  }

  required init?(coder: NSCoder) { nil }

  /// Where the presented view rests.
  var presentedFrame: CGRect {
    guard style.isSheet else { return bounds }
    let top = safeAreaInsets.top + Self.cardGap
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }

  /// What the presenting view is moved by while a card lies over it.
  var behindTransform: CGAffineTransform {
    guard style.isSheet, bounds.width > 0 else { return .identity }
    let scale = (bounds.width - 2 * Self.behindMargin) / bounds.width
    // About its middle; then down, so that its top comes to the safe area's.
    let top = bounds.height * (1 - scale) / 2
    return CGAffineTransform(scaleX: scale, y: scale)
      .concatenating(CGAffineTransform(translationX: 0, y: safeAreaInsets.top - top))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Not while an animation holds it elsewhere: the model's frame is where it rests.
    for view in subviews where view !== dimming && view.transform.isIdentity {
      view.frame = presentedFrame
    }
  }
}
