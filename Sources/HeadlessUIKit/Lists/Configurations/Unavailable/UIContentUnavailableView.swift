public import Foundation
import Layers

/// The view that shows the configuration of an empty screen.
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private let ground = BackgroundConfigurationView()
  private let imageView = UIImageView()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let textLabel = UILabel()
  private let secondaryLabel = UILabel()
  private let buttons = [UIButton(), UIButton()]

  /// Whether the content scrolls if it is taller than the view. Default: false.
  ///
  /// - Note: Partly: stored; tall content is cut off.
  open var isScrollEnabled = false

  /// Creates a view that shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    for view in [ground, imageView, spinner, textLabel, secondaryLabel] + buttons {
      addSubview(view)
    }
    show()
  }

  /// Not available: the view is created from a configuration.
  ///
  /// - Note: Partly: always returns nil, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// The displayed `UIContentUnavailableConfiguration`. Assigning another type has no effect.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      shown = new
      show()
    }
  }

  private func show() {
    ground.configuration = shown.background
    let picture = shown.imageProperties
    imageView.image = shown.image
    imageView.isHidden = shown.image == nil || shown.isLoading
    imageView.preferredSymbolConfiguration = picture.preferredSymbolConfiguration
    imageView.tintColor = picture.tintColor
    imageView.contentMode = .scaleAspectFit
    imageView.layer.cornerRadius = picture.cornerRadius
    imageView.layer.masksToBounds = picture.cornerRadius > 0
    spinner.isHidden = !shown.isLoading
    if shown.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
    fill(textLabel, shown.text, shown.attributedText, shown.textProperties)
    fill(
      secondaryLabel, shown.secondaryText, shown.secondaryAttributedText,
      shown.secondaryTextProperties)
    fill(buttons[0], shown.button, shown.buttonProperties)
    fill(buttons[1], shown.secondaryButton, shown.secondaryButtonProperties)
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func fill(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      case nil: shown.alignment == .center ? .center : .natural
      }
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    if let attributed { label.attributedText = attributed } else { label.text = text }
    label.isHidden = (label.text ?? "").isEmpty
  }

  private func fill(
    _ button: UIButton, _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) {
    var configuration = configuration
    if !configuration.hasContent, let action = properties.primaryAction {
      configuration.title = action.title.isEmpty ? nil : action.title
      configuration.image = action.image
    }
    button.role = properties.role
    button.configuration = configuration
    button.isEnabled = properties.isEnabled
    button.menu = properties.menu
    button.removeTarget(nil, action: nil, for: .primaryActionTriggered)
    if let action = properties.primaryAction {
      button.addAction(action, for: .primaryActionTriggered)
    }
    button.isHidden = !configuration.hasContent
  }

  /// A view of the column, with its size and its distance from the view above it.
  private struct Item {
    let view: UIView
    let size: CGSize
    let gap: CGFloat
  }

  private func items(width: CGFloat) -> [Item] {
    var items: [Item] = []
    func add(_ view: UIView, _ size: CGSize, gap: CGFloat) {
      if !view.isHidden { items.append(Item(view: view, size: size, gap: items.isEmpty ? 0 : gap)) }
    }
    let fitting = CGSize(width: width, height: 0)
    add(imageView, imageSize(width: width), gap: 0)
    add(spinner, spinner.intrinsicContentSize, gap: 0)
    add(textLabel, textLabel.sizeThatFits(fitting), gap: shown.imageToTextPadding)
    add(
      secondaryLabel, secondaryLabel.sizeThatFits(fitting), gap: shown.textToSecondaryTextPadding)
    add(buttons[0], buttons[0].sizeThatFits(fitting), gap: shown.textToButtonPadding)
    add(buttons[1], buttons[1].sizeThatFits(fitting), gap: shown.buttonToSecondaryButtonPadding)
    return items
  }

  private func imageSize(width: CGFloat) -> CGSize {
    let properties = shown.imageProperties
    guard let image = shown.image else { return .zero }
    let size = image.preferring(properties.preferredSymbolConfiguration).size
    guard size.width > 0, size.height > 0 else { return .zero }
    let most = CGSize(
      width: properties.maximumSize.width > 0 ? min(properties.maximumSize.width, width) : width,
      height: properties.maximumSize.height > 0 ? properties.maximumSize.height : .infinity)
    let factor = min(1, most.width / size.width, most.height / size.height)
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  private var contentArea: CGRect {
    let margins = shown.directionalLayoutMargins
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return bounds.inset(by: safeAreaInsets).inset(
      by: UIEdgeInsets(
        top: margins.top, left: isRightToLeft ? margins.trailing : margins.leading,
        bottom: margins.bottom, right: isRightToLeft ? margins.leading : margins.trailing))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    let area = contentArea
    let items = items(width: max(0, area.width))
    let grid = PixelGrid(scale: environment.screen.scale)
    let height = items.reduce(0) { $0 + $1.gap + $1.size.height }
    let isCentred = shown.alignment == .center
    var y = isCentred ? max(area.minY, area.midY - height / 2) : area.minY
    for item in items {
      y += item.gap
      let isText = item.view is UILabel
      let width = isText ? area.width : min(item.size.width, area.width)
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let side = isRightToLeft ? area.maxX - width : area.minX
      item.view.frame = CGRect(
        x: grid.nearest(isCentred ? area.midX - width / 2 : side), y: grid.nearest(y),
        width: width, height: item.size.height)
      y += item.size.height
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = shown.directionalLayoutMargins
    let items = items(width: max(0, size.width - margins.leading - margins.trailing))
    let height = items.reduce(0) { $0 + $1.gap + $1.size.height }
    return CGSize(width: size.width, height: height + margins.top + margins.bottom)
  }
}
