import Foundation
import Layers
import Typography

// Layout and appearance of a button that has a `configuration`.
extension UIButton {
  func update(_ configuration: Configuration) {
    if plate.superview !== self {
      plate.isUserInteractionEnabled = false
      insertSubview(plate, at: 0)
    }
    let tint = role == .destructive ? UIColor.systemRed : tintColor ?? .systemBlue
    let colors = configuration.colors(tint: tint, state: state)
    plate.backgroundColor = colors.background
    plate.layer.borderWidth = configuration.background.strokeWidth
    plate.layer.borderColor = (configuration.background.strokeColor ?? .clear).cgColor
    let title = configuration.title ?? currentTitle
    if let label = title != nil || configuration.attributedTitle != nil ? titleLabel : ownTitleLabel
    {
      label.font = .preferredFont(
        forTextStyle: configuration.buttonSize.style, compatibleWith: traitCollection)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = colors.foreground
      label.numberOfLines = 0
      label.lineBreakMode = configuration.titleLineBreakMode
      show(
        configuration.attributedTitle, or: title, configuration.titleTextAttributesTransformer,
        in: label)
    }
    let subtitle = configuration.subtitleText
    if subtitle != nil, subtitleLabel.superview !== self {
      subtitleLabel.isUserInteractionEnabled = false
      addSubview(subtitleLabel)
    }
    subtitleLabel.isHidden = subtitle == nil
    subtitleLabel.font = .preferredFont(
      forTextStyle: .caption1, compatibleWith: traitCollection)
    subtitleLabel.adjustsFontForContentSizeCategory = true
    subtitleLabel.textColor = colors.foreground
    subtitleLabel.lineBreakMode = configuration.subtitleLineBreakMode
    show(
      configuration.attributedSubtitle, or: subtitle,
      configuration.subtitleTextAttributesTransformer, in: subtitleLabel)
    let image = picture(of: configuration)
    show(image)
    let imageTint = configuration.imageColorTransformer.map { $0(colors.foreground) }
    ownImageView?.tintColor = imageTint ?? colors.foreground
    ownImageView?.isHidden = configuration.showsActivityIndicator
    updateSpinner(
      configuration,
      configuration.activityIndicatorColorTransformer?(colors.foreground) ?? colors.foreground)
  }

  private func picture(of configuration: Configuration) -> UIImage? {
    (configuration.image ?? currentImage)?
      .preferring(configuration.preferredSymbolConfigurationForImage)
  }

  /// Shows a text with attributes, or a plain text with the label's font and colour, both changed
  /// by a transformer.
  private func show(
    _ attributed: AttributedString?, or text: String?,
    _ transformer: UIConfigurationTextAttributesTransformer?, in label: UILabel
  ) {
    guard let text = attributed ?? (transformer == nil ? nil : text.map { AttributedString($0) })
    else { return label.text = text }
    var standard = AttributeContainer()
    standard.font = label.font
    standard.foregroundColor = label.textColor
    label.attributedText = transformer.applied(to: text, standard: standard)
  }

  private func updateSpinner(_ configuration: Configuration, _ color: UIColor) {
    guard configuration.showsActivityIndicator else {
      ownSpinner?.removeFromSuperview()
      ownSpinner = nil
      return
    }
    let spinner = ownSpinner ?? UIActivityIndicatorView(style: .medium)
    spinner.color = color
    if ownSpinner == nil {
      spinner.isUserInteractionEnabled = false
      addSubview(spinner)
      spinner.startAnimating()
      ownSpinner = spinner
    }
  }

  private func pictureSize(_ configuration: Configuration) -> CGSize {
    if configuration.showsActivityIndicator { return CGSize(width: 20, height: 20) }
    return picture(of: configuration)?.size ?? .zero
  }

  /// Returns the size of the text block, of the title, and of the subtitle below it.
  private func words(_ configuration: Configuration) -> (size: CGSize, title: CGSize, sub: CGSize) {
    let title =
      ownTitleLabel.map { $0.text?.isEmpty == false ? $0.sizeThatFits(.zero) : .zero } ?? .zero
    let sub = configuration.subtitleText == nil ? .zero : subtitleLabel.sizeThatFits(.zero)
    let gap = title.height > 0 && sub.height > 0 ? configuration.titlePadding : 0
    let size = CGSize(
      width: max(title.width, sub.width), height: title.height + gap + sub.height)
    return (size, title, sub)
  }

  func configuredSize(_ configuration: Configuration) -> CGSize {
    let picture = pictureSize(configuration)
    let words = words(configuration).size
    let gap = picture.width > 0 && words.width > 0 ? configuration.imagePadding : 0
    let insets = configuration.contentInsets
    let inner =
      configuration.imagePlacement.includesSide
      ? CGSize(
        width: picture.width + gap + words.width, height: max(picture.height, words.height))
      : CGSize(
        width: max(picture.width, words.width), height: picture.height + gap + words.height)
    return CGSize(
      width: inner.width + insets.leading + insets.trailing,
      height: inner.height + insets.top + insets.bottom)
  }

  func layOut(_ configuration: Configuration) {
    plate.frame = bounds.inset(by: configuration.background.insets)
    plate.layer.cornerRadius = configuration.cornerRadius(of: bounds.size)
    plate.layer.cornerCurve = .continuous
    let places = places(configuration, in: bounds)
    ownImageView?.frame = places.picture
    ownSpinner?.frame = places.picture
    ownTitleLabel?.frame = places.title
    subtitleLabel.frame = places.subtitle
  }

  /// Returns the frames of the content in a button with the given bounds.
  func places(
    _ configuration: Configuration, in bounds: CGRect
  ) -> (picture: CGRect, title: CGRect, subtitle: CGRect) {
    let needed = configuredSize(configuration)
    let insets = configuration.contentInsets
    let content = CGRect(
      x: bounds.minX + insets.leading, y: bounds.minY + insets.top,
      width: bounds.width - insets.leading - insets.trailing,
      height: bounds.height - insets.top - insets.bottom)
    let inner = CGSize(
      width: min(needed.width - insets.leading - insets.trailing, content.width),
      height: needed.height - insets.top - insets.bottom)
    let x: CGFloat =
      switch effectiveContentHorizontalAlignment {
      case .center, .fill: content.midX - inner.width / 2
      case .left, .leading: content.minX
      case .right, .trailing: content.maxX - inner.width
      }
    return places(
      configuration,
      inGroup: CGRect(
        x: x, y: content.midY - inner.height / 2, width: inner.width, height: inner.height))
  }

  private func places(
    _ configuration: Configuration, inGroup group: CGRect
  ) -> (picture: CGRect, title: CGRect, subtitle: CGRect) {
    let picture = pictureSize(configuration)
    let words = words(configuration)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let edge = configuration.imagePlacement.resolved(isRightToLeft: isRightToLeft)
    var pictureSpace = group
    var wordSpace = group
    let gap = picture.width > 0 && words.size.width > 0 ? configuration.imagePadding : 0
    switch edge {
    case .left:
      pictureSpace.size.width = picture.width
      wordSpace.origin.x += picture.width + gap
      wordSpace.size.width -= picture.width + gap
    case .right:
      pictureSpace.origin.x = group.maxX - picture.width
      pictureSpace.size.width = picture.width
      wordSpace.size.width -= picture.width + gap
    case .top:
      pictureSpace.size.height = picture.height
      wordSpace.origin.y += picture.height + gap
      wordSpace.size.height -= picture.height + gap
    default:
      pictureSpace.origin.y = group.maxY - picture.height
      pictureSpace.size.height = picture.height
      wordSpace.size.height -= picture.height + gap
    }
    let grid = PixelGrid(scale: environment.screen.scale)
    let top = wordSpace.midY - words.size.height / 2
    let alignment = configuration.titleAlignment
    let isCentred = alignment != .leading && alignment != .trailing
    let atEnd = (alignment == .trailing) != isRightToLeft
    func line(_ size: CGSize, y: CGFloat) -> CGRect {
      let width = min(size.width, wordSpace.width)
      let free = wordSpace.width - width
      let x = isCentred ? free / 2 : atEnd ? free : 0
      return CGRect(
        x: grid.nearest(wordSpace.minX + x), y: grid.nearest(y), width: width, height: size.height)
    }
    return (
      grid.centred(picture, in: pictureSpace), line(words.title, y: top),
      line(words.sub, y: top + words.size.height - words.sub.height)
    )
  }
}

extension UIButton.Configuration {
  /// The text of the subtitle; nil for none.
  fileprivate var subtitleText: String? {
    attributedSubtitle.map { String($0.characters) } ?? subtitle
  }
}
