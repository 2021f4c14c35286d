import Foundation

// A button without a configuration: image and title next to each other, moved by their insets.
extension UIButton {
  /// Updates text, images and colours to the current state.
  func updatePlain() {
    let attributed = currentAttributedTitle
    if let label = currentTitle != nil || attributed != nil ? titleLabel : ownTitleLabel {
      label.textColor = currentTitleColor
      if let attributed { label.attributedText = attributed } else { label.text = currentTitle }
      label.shadowColor = currentTitleShadowColor
      if reversesTitleShadowWhenHighlighted, isHighlighted != isShadowReversed {
        isShadowReversed.toggle()
        let offset = label.shadowOffset
        label.shadowOffset = CGSize(width: -offset.width, height: -offset.height)
      }
      label.alpha = buttonType.isTinted && isHighlighted ? 0.2 : 1
    }
    show(currentImage)
    ownImageView?.alpha = imageAlpha
    updateGlow()
    if let background = currentBackgroundImage {
      let view = ownBackground ?? UIImageView()
      view.isUserInteractionEnabled = false
      view.image = background
      ownBackground = view
      insertSubview(view, at: 0)
    } else {
      ownBackground?.removeFromSuperview()
      ownBackground = nil
    }
  }

  /// Shows or removes the glow. It is a model: a white disc 80 points wide that fades outwards,
  /// behind the content.
  private func updateGlow() {
    guard showsTouchWhenHighlighted, isHighlighted else {
      glowView?.removeFromSuperview()
      glowView = nil
      return
    }
    guard glowView == nil else { return }
    let glow = ButtonGlow(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    glowView = glow
    insertSubview(glow, at: 0)
    setNeedsLayout()
  }

  private var imageAlpha: CGFloat {
    if !isEnabled, adjustsImageWhenDisabled { return 0.5 }
    guard isHighlighted, adjustsImageWhenHighlighted else { return 1 }
    return buttonType.isTinted ? 0.2 : 0.5
  }

  /// The size of image and title, with the insets around them.
  var plainSize: CGSize {
    if buttonType == .close {
      return CGSize(width: ButtonType.closeSide, height: ButtonType.closeSide)
    }
    let image = shownImageSize
    let title = titleSize
    let insets = effectiveInsets
    let width = image.width + title.width + insets.left + insets.right
    // The height of a title is a whole number of points: a button is 34 points high with a title of
    // 18 points, and 30 with one of 15.
    let height =
      max(image.height, title.height.rounded(.up)) + insets.top + insets.bottom
    // The minimum width of a title-only button is 30 points, so that it can be touched.
    return CGSize(
      width: title.width > 0 && image.width == 0 ? max(30, width) : width, height: height)
  }

  private var shownImageSize: CGSize {
    currentImage?.preferring(currentPreferredSymbolConfiguration).size ?? .zero
  }

  private var titleSize: CGSize {
    guard let label = ownTitleLabel, label.text?.isEmpty == false else { return .zero }
    return label.sizeThatFits(.zero)
  }

  private var effectiveInsets: UIEdgeInsets {
    guard contentEdgeInsets == .zero, titleSize.height > 0 else { return contentEdgeInsets }
    return UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
  }

  /// Returns the frames of image and title by the content alignments. The image is first in the
  /// reading direction.
  ///
  /// Each is moved by its own insets, which count half on a centred axis. The image is no larger
  /// than its insets leave of the content.
  func place(_ content: CGRect) -> (image: CGRect, title: CGRect) {
    var image = shownImageSize
    let room = content.inset(by: imageEdgeInsets).size
    image.width = min(image.width, max(0, room.width))
    image.height = min(image.height, max(0, room.height))
    var title = titleSize
    title.width = min(title.width, max(0, content.width - image.width))
    func frame(_ size: CGSize, before: CGFloat, after: CGFloat, _ insets: UIEdgeInsets) -> CGRect {
      let space = content.inset(by: insets)
      let free = space.width - before - size.width - after
      let x: CGFloat =
        switch effectiveContentHorizontalAlignment {
        case .center: free / 2
        case .right, .trailing: free
        case .left, .leading, .fill: 0
        }
      let y: CGFloat =
        switch contentVerticalAlignment {
        case .center: (space.height - size.height) / 2
        case .bottom: space.height - size.height
        case .top, .fill: 0
        }
      let fills = contentVerticalAlignment == .fill
      let grid = PixelGrid(scale: environment.screen.scale)
      return CGRect(
        x: grid.nearest(space.minX + x + before), y: grid.nearest(space.minY + y),
        width: size.width, height: fills ? space.height : size.height)
    }
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      return (
        frame(image, before: title.width, after: 0, imageEdgeInsets),
        frame(title, before: 0, after: image.width, titleEdgeInsets)
      )
    }
    return (
      frame(image, before: 0, after: title.width, imageEdgeInsets),
      frame(title, before: image.width, after: 0, titleEdgeInsets)
    )
  }
}
