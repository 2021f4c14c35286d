public import Foundation
public import UIKit

/// A picture above a long text, which stretches when pulled and scrolls away rigidly. This is a
/// model of simsaens/StretchyLayout, with one step per tag of the repository.
///
/// `h = 0.7 W`, and the text's top is at `h - offset`:
///
/// ```
/// step 1     picture (-offset, h)
/// step 2     (0, h - offset); beyond offset = h it is stuck at (0, 0), and the text with it
/// steps 3–6  pulled (0, h - offset), scrolled (-offset, h): the top constraint gives way
/// compress   (0, h - offset); beyond h (h - offset, 0)
/// ```
///
/// Step 4 adds a backing that fills the screen below the text's top. Step 5 adds the safe area's
/// insets. Step 6 hides the status bar when the text reaches the safe area.
///
/// The faithful step 6 has one quirk. On a device without a notch, hiding the bar changes the safe
/// area, which shows the bar again, on every event. The corrected behaviour compares the text with
/// the largest safe area seen, which is the one with the bar. (The article's own mistake is
/// modelled by step 2.)
public struct StretchyHeader: ScrollEffect, Hashable {
  /// The stage of the article. The raw values are used in scene files.
  public enum Variant: String, Hashable, Sendable, CaseIterable {
    case step1 = "step-1"
    case step2 = "step-2"
    case step3 = "step-3"
    case step4 = "step-4"
    case step5 = "step-5"
    case step6 = "step-6"
    /// Step 3 without the constraint for the picture's height, which the article mentions in
    /// parentheses.
    case compress

    /// Whether a backing fills the screen below the text: from step 4 on.
    var hasBacking: Bool { self == .step4 || hasInsets }
    /// Whether the safe area is respected: from step 5 on.
    var hasInsets: Bool { self == .step5 || self == .step6 }
  }

  /// The frames of the views, in points from the top left corner of the view.
  public struct Geometry: Hashable, Sendable {
    /// The frame of the grey view behind the picture, in the window; nil in step 1.
    public var imageContainer: CGRect?
    /// The frame of the picture. It is at least as high as the header, except in step 2 and
    /// `compress`, which reduce its height down to 0.
    public var image: CGRect
    /// The frame of the text container: as wide as the view, and as high as the text with its
    /// insets.
    public var textContainer: CGRect
    /// The frame of the text's backing; nil before step 4.
    public var textBacking: CGRect?
    /// The height of uncovered background at the top of the screen.
    public var bareTop: CGFloat
    /// The height of uncovered background at the bottom of the screen.
    public var bareBottom: CGFloat
    /// The height of header and text container together, whatever the offset.
    public var contentHeight: CGFloat
    /// The `contentInset`, set in every layout pass from step 5 on.
    public var contentInset: UIEdgeInsets
    /// The `scrollIndicatorInsets`, set in every layout pass from step 5 on.
    public var indicatorInsets: UIEdgeInsets
    /// Whether the status bar is hidden (`prefersStatusBarHidden`); possible in step 6 only.
    public var hidesStatusBar: Bool
    /// The constraint that cannot hold at this offset. Nil while all hold.
    public var broken: BreakableConstraint?
  }

  /// The constraints that can break, with their names in the constraint tables.
  public enum BreakableConstraint: String, Hashable, Sendable {
    case imageTop = "imageView.top==view.top"
    case imageContainerTop = "imageContainer.top==content"
  }

  /// The height of the header per point of its width.
  public static let aspect: CGFloat = 0.7
  /// The inset of the text in its container on each side, in points.
  public static let textInset: CGFloat = 14

  /// The stage of the article.
  public let variant: Variant
  /// The behaviour, which has an effect in step 6 only.
  public let behavior: EffectBehavior
  /// The height of the text at its width, in points. It depends on the caller's font.
  public let textHeight: CGFloat
  private var shownSafeTop: CGFloat = 0

  /// Creates a header without checking its values. The largest safe area seen starts at 0.
  public init(variant: Variant, behavior: EffectBehavior, textHeight: CGFloat) {
    self.variant = variant
    self.behavior = behavior
    self.textHeight = textHeight
  }

  /// Updates the header. It depends on earlier states only by the largest top inset of the safe
  /// area.
  public mutating func update(_ state: ScrollState) -> Geometry {
    shownSafeTop = max(shownSafeTop, state.safeAreaInsets.top)
    let offset = state.contentOffset.y
    let size = state.viewFrame.size
    let header = Self.aspect * size.width
    let place = place(header: header, offset: offset)
    let text = CGRect(
      x: 0, y: place.textTop, width: size.width, height: textHeight + 2 * Self.textInset)
    let full = { (y: CGFloat, height: CGFloat) in
      CGRect(x: 0, y: y, width: size.width, height: height)
    }
    let insets = variant.hasInsets ? state.safeAreaInsets : .zero
    return Geometry(
      imageContainer: variant == .step1 ? nil : full(place.textTop - header, header),
      image: full(place.imageY, place.imageHeight), textContainer: text,
      textBacking: variant.hasBacking
        ? full(place.textTop, max(0, size.height - place.textTop)) : nil,
      bareTop: max(0, place.imageY),
      bareBottom: variant.hasBacking ? 0 : max(0, size.height - text.maxY),
      contentHeight: header + text.height,
      contentInset: UIEdgeInsets(top: 0, left: 0, bottom: insets.bottom, right: 0),
      indicatorInsets: insets,
      hidesStatusBar: hides(place.textTop, under: state.safeAreaInsets.top),
      broken: place.broken)
  }

  private struct Placement {
    var imageY: CGFloat
    var imageHeight: CGFloat
    var textTop: CGFloat
    var broken: BreakableConstraint?
  }

  private func place(header: CGFloat, offset: CGFloat) -> Placement {
    let top = header - offset
    let stretched = Placement(imageY: 0, imageHeight: top, textTop: top)
    switch variant {
    case .step1:
      return Placement(imageY: 0 - offset, imageHeight: header, textTop: top)
    case .step2:
      return top < 0
        ? Placement(imageY: 0, imageHeight: 0, textTop: 0, broken: .imageContainerTop) : stretched
    case .compress:
      return top < 0
        ? Placement(imageY: top, imageHeight: 0, textTop: top, broken: .imageTop) : stretched
    case .step3, .step4, .step5, .step6:
      return offset > 0
        ? Placement(imageY: 0 - offset, imageHeight: header, textTop: top, broken: .imageTop)
        : stretched
    }
  }

  private func hides(_ textTop: CGFloat, under safeTop: CGFloat) -> Bool {
    guard variant == .step6 else { return false }
    switch behavior {
    case .faithful: return textTop < safeTop
    case .corrected: return textTop < shownSafeTop
    }
  }
}
