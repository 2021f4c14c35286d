public import Foundation

/// The view that shows a list content configuration: the image, then the texts, centred vertically.
open class UIListContentView: UIView, UIContentView {
  private let imageView = UIImageView()
  private let textLabel = UILabel()
  private let secondaryLabel = UILabel()
  private var shown: UIListContentConfiguration
  private lazy var textGuide = PlacedGuide(in: self)
  private lazy var secondaryGuide = PlacedGuide(in: self)
  private lazy var imageGuide = PlacedGuide(in: self)
  private var hasGuides = false

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
    show()
  }

  /// Not available: the view is created from a configuration.
  ///
  /// - Note: Partly: always returns nil, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// The displayed `UIListContentConfiguration`. Assigning another type has no effect.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration, new != shown else { return }
      shown = new
      show()
    }
  }

  private func show() {
    imageView.image = shown.image
    imageView.isHidden = shown.image == nil
    let picture = shown.imageProperties
    imageView.preferredSymbolConfiguration = picture.preferredSymbolConfiguration
    imageView.tintColor = picture.tintColor.map { picture.resolvedTintColor(for: $0) }
    imageView.layer.cornerRadius = picture.cornerRadius
    imageView.layer.masksToBounds = picture.cornerRadius > 0
    imageView.layer.borderWidth = picture.strokeColor == nil ? 0 : picture.strokeWidth
    imageView.layer.borderColor = picture.strokeColor?.cgColor
    fill(textLabel, shown.text, shown.attributedText, shown.textProperties)
    fill(
      secondaryLabel, shown.secondaryText, shown.secondaryAttributedText,
      shown.secondaryTextProperties)
    alpha = shown.alpha
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private func fill(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.textAlignment = alignment(of: properties)
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = properties.transformed(text)
    }
    label.isHidden = (label.text ?? "").isEmpty
  }

  /// Returns the alignment of a text. Natural text begins at the leading edge.
  private func alignment(
    of properties: UIListContentConfiguration.TextProperties
  ) -> NSTextAlignment {
    let isNatural = properties.alignment == .natural
    return isNatural && isMirrored ? .right : properties.textAlignment
  }

  // MARK: Layout

  /// The layout guide of the text; nil without text.
  open var textLayoutGuide: UILayoutGuide? { guide(textGuide, unless: textLabel.isHidden) }
  /// The layout guide of the secondary text; nil without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    guide(secondaryGuide, unless: secondaryLabel.isHidden)
  }
  /// The layout guide of the image; nil without one.
  open var imageLayoutGuide: UILayoutGuide? { guide(imageGuide, unless: imageView.isHidden) }

  private func guide(_ guide: PlacedGuide, unless isMissing: Bool) -> UILayoutGuide? {
    guard !isMissing else { return nil }
    hasGuides = true
    if !bounds.isEmpty { placeGuides(places(width: bounds.width, height: bounds.height)) }
    return guide.guide
  }

  private func placeGuides(_ places: Places) {
    guard hasGuides else { return }
    textGuide.place(places.text)
    secondaryGuide.place(places.secondary)
    imageGuide.place(places.image)
  }

  private struct Places {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
    var height: CGFloat = 0

    /// Exchanges left and right in a view of a width.
    mutating func mirror(in width: CGFloat) {
      for part in [\Places.image, \.text, \.secondary] {
        self[keyPath: part].origin.x = width - self[keyPath: part].maxX
      }
    }
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func places(width: CGFloat, height: CGFloat?) -> Places {
    var places = placesFromLeft(width: width, height: height)
    if isMirrored { places.mirror(in: width) }
    return places
  }

  /// Returns the frames in a left-to-right layout.
  private func placesFromLeft(width: CGFloat, height: CGFloat?) -> Places {
    var result = Places()
    let margins = shown.directionalLayoutMargins
    var left = margins.leading
    let properties = shown.imageProperties
    let picture = shown.image.map {
      properties.shownSize(of: $0.preferring(properties.preferredSymbolConfiguration))
    }
    let reserve = picture.map(shown.imageProperties.reserve)
    if let reserve { left += reserve.width + shown.imageToTextPadding }
    let room = max(0, width - left - margins.trailing)
    let inner = textPlaces(left: left, room: room)
    let content = max(inner.height, reserve?.height ?? 0)
    result.height = margins.top + content + margins.bottom
    let area = height.map { max(0, $0 - margins.top - margins.bottom) } ?? content
    let y = margins.top + snapped((area - inner.height) / 2)
    result.text = inner.text.offsetBy(dx: 0, dy: y)
    result.secondary = inner.secondary.offsetBy(dx: 0, dy: y)
    if let picture, let reserve {
      result.image = CGRect(
        x: margins.leading + (reserve.width - picture.width) / 2,
        y: margins.top + snapped((area - picture.height) / 2), width: picture.width,
        height: picture.height)
    }
    return result
  }

  /// Returns the frames of the texts, from y-coordinate 0.
  ///
  /// They are next to each other if the configuration prefers that and both fit, otherwise below
  /// each other.
  private func textPlaces(left: CGFloat, room: CGFloat) -> Places {
    var result = Places()
    let unlimited = CGSize(width: CGFloat(1_000_000), height: 0)
    let fitting = CGSize(width: room, height: 0)
    let (hasText, hasSecond) = (!textLabel.isHidden, !secondaryLabel.isHidden)
    let (one, two) = (
      hasText ? textLabel.sizeThatFits(unlimited) : .zero,
      hasSecond ? secondaryLabel.sizeThatFits(unlimited) : .zero
    )
    let padding = shown.textToSecondaryTextHorizontalPadding
    if shown.prefersSideBySideTextAndSecondaryText, hasText, hasSecond,
      one.width + padding + two.width <= room
    {
      result.height = max(one.height, two.height)
      result.text = CGRect(
        x: left, y: (result.height - one.height) / 2, width: one.width, height: one.height)
      result.secondary = CGRect(
        x: left + room - two.width, y: (result.height - two.height) / 2, width: two.width,
        height: two.height)
      return result
    }
    if hasText {
      let size = textLabel.sizeThatFits(fitting)
      result.text = CGRect(x: left, y: 0, width: room, height: size.height)
      result.height = size.height
    }
    if hasSecond {
      let size = secondaryLabel.sizeThatFits(fitting)
      let y = hasText ? result.height + shown.textToSecondaryTextVerticalPadding : 0
      result.secondary = CGRect(x: left, y: y, width: room, height: size.height)
      result.height = y + size.height
    }
    return result
  }

  /// The distance of the text from the leading edge, in points. Separators begin there too.
  var textInset: CGFloat {
    let reserve = shown.image.map {
      shown.imageProperties.reserve(for: shown.imageProperties.shownSize(of: $0))
    }
    return shown.directionalLayoutMargins.leading
      + (reserve.map { $0.width + shown.imageToTextPadding } ?? 0)
  }

  private func snapped(_ value: CGFloat) -> CGFloat {
    PixelGrid(scale: environment.screen.scale).nearest(value)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let places = places(width: bounds.width, height: bounds.height)
    textLabel.textAlignment = alignment(of: shown.textProperties)
    secondaryLabel.textAlignment = alignment(of: shown.secondaryTextProperties)
    imageView.frame = places.image
    textLabel.frame = places.text
    secondaryLabel.frame = places.secondary
    placeGuides(places)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: places(width: size.width, height: nil).height)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let width = horizontal == .required ? targetSize.width : intrinsicContentSize.width
    let height = places(width: width, height: nil).height
    return CGSize(width: width, height: vertical == .required ? targetSize.height : height)
  }

  /// The size for texts that do not wrap.
  open override var intrinsicContentSize: CGSize {
    let unlimited = CGSize(width: CGFloat(1_000_000), height: 0)
    let (one, two) = (
      textLabel.isHidden ? 0 : textLabel.sizeThatFits(unlimited).width,
      secondaryLabel.isHidden ? 0 : secondaryLabel.sizeThatFits(unlimited).width
    )
    let text =
      shown.prefersSideBySideTextAndSecondaryText && one > 0 && two > 0
      ? one + shown.textToSecondaryTextHorizontalPadding + two : max(one, two)
    let width = textInset + text + shown.directionalLayoutMargins.trailing
    return CGSize(width: width, height: places(width: width, height: nil).height)
  }
}
