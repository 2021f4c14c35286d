import Foundation
import Graphics

/// The animation of a navigation bar from one item to another.
///
/// On a push the old title becomes the title of the back button, and the new title enters from the
/// right. A pop is the reverse. The buttons of both sides cross-fade. Large titles move with the
/// content.
@MainActor
final class NavigationBarChange {
  private let bar: UINavigationBar
  private let isPush: Bool
  private let old: NavigationBarContent?
  private let oldLarge: UILabel
  /// Whether the content only cross-fades, without movement.
  var isDissolve = false

  init(
    bar: UINavigationBar, isPush: Bool, old: NavigationBarContent?, oldLarge: UILabel
  ) {
    self.bar = bar
    self.isPush = isPush
    self.old = old
    self.oldLarge = oldLarge
  }

  /// Shows the new item immediately.
  func jump() {
    old?.removeFromSuperview()
    oldLarge.removeFromSuperview()
  }

  /// Sets the final state. Called inside the transition's animation, after the bar has its new
  /// size.
  func run() {
    let (new, newLarge) = bar.shownContent()
    let width = bar.bounds.width
    UIView.performWithoutAnimation {
      new?.alpha = 0
      guard !isDissolve else { return }
      new?.middle.transform =
        isPush
        ? CGAffineTransform(translationX: width / 2, y: 0) : titleOffset(new, to: old)
      newLarge.alpha = 0
      newLarge.transform = isPush ? largeTitleOffset : parallaxOffset
    }
    new?.alpha = 1
    new?.middle.transform = .identity
    newLarge.alpha = 1
    newLarge.transform = .identity
    old?.alpha = 0
    oldLarge.alpha = 0
    guard !isDissolve else { return }
    oldLarge.transform = isPush ? parallaxOffset : largeTitleOffset
    old?.middle.transform =
      isPush ? titleOffset(old, to: new) : CGAffineTransform(translationX: width / 2, y: 0)
  }

  /// The offset of a large title to the right. Large titles move with the content that they belong
  /// to.
  private var largeTitleOffset: CGAffineTransform {
    CGAffineTransform(translationX: bar.bounds.width, y: 0)
  }
  private var parallaxOffset: CGAffineTransform {
    CGAffineTransform(translationX: -NavigationTransition.parallax * bar.bounds.width, y: 0)
  }

  /// Returns the offset from a title's place to the back button title that it becomes.
  private func titleOffset(
    _ content: NavigationBarContent?, to other: NavigationBarContent?
  ) -> CGAffineTransform {
    guard let content, let back = other?.back else { return .identity }
    return CGAffineTransform(translationX: back.titleCentre.x - content.middle.center.x, y: 0)
  }

  func end() {
    jump()
  }
}
