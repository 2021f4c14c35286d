import Foundation

/// The back button of a navigation bar: a chevron and a title.
final class BackButtonView: TintedBarView {
  /// The distance from the bar's edge to the chevron, in points.
  static let margin: CGFloat = 8
  private static let gap: CGFloat = 6

  /// The possible titles, from the longest to an empty one. The longest one that fits is shown.
  private let choices: [String]
  private let label = UILabel()
  private let chevron = UIImageView()
  private let backgroundImageView = UIImageView()
  private let indicator: UIImage?
  private let itemAppearance: UIBarButtonItemAppearance?
  /// The item with the button's customised look: the previous screen's back item, or else a default
  /// one.
  private let item: UIBarButtonItem

  init(to item: UINavigationItem, appearance: UINavigationBarAppearance) {
    choices = Self.choices(to: item)
    indicator = appearance.backIndicatorImage
    itemAppearance = appearance.backButtonAppearance
    self.item = item.backBarButtonItem ?? UIBarButtonItem()
    super.init(frame: .zero)
    if let tint = item.backBarButtonItem?.tintColor { tintColor = tint }
    addSubview(backgroundImageView)
    addSubview(label)
    addSubview(chevron)
    for view in [backgroundImageView, label, chevron] { view.isUserInteractionEnabled = false }
    setTitle(choices[0])
    tintColorDidChange()
  }

  required init?(coder: NSCoder) { nil }

  private static func choices(to item: UINavigationItem) -> [String] {
    if let button = item.backBarButtonItem { return [button.title ?? "", ""] }
    let words = item.backButtonTitle ?? item.title
    switch item.backButtonDisplayMode {
    case .default: return words == "" ? [""] : [words ?? "Back", "Back", ""]
    case .generic: return ["Back", ""]
    case .minimal: return [""]
    }
  }

  /// Shows the longest title that fits into `width`, in points.
  func fit(_ width: CGFloat) {
    for words in choices {
      setTitle(words)
      if self.width <= width { break }
    }
  }

  /// The width that the button needs, from the bar's edge, in points.
  var width: CGFloat { titleStart + label.sizeThatFits(.zero).width }
  private var titleStart: CGFloat { Self.margin + (chevron.image?.size.width ?? 13) + Self.gap }

  private func setTitle(_ words: String) {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17), .foregroundColor: tintColor as Any,
    ]
    attributes.merge(itemAppearance?.normal.titleTextAttributes ?? [:]) { $1 }
    label.show(words, with: attributes)
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    let image = indicator ?? BarGlyph.chevron(scale: environment.screen.scale)
    chevron.image = image.tinted(with: tintColor.color(in: traitCollection))
    setTitle(label.text ?? "")
  }

  override func stateChanged() {
    super.stateChanged()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = PixelGrid(scale: environment.screen.scale)
    func put(_ view: UIView, _ size: CGSize, x: CGFloat) {
      view.frame = CGRect(
        x: x, y: grid.nearest((bounds.height - size.height) / 2), width: size.width,
        height: size.height)
    }
    put(chevron, chevron.image?.size ?? .zero, x: Self.margin)
    put(label, label.sizeThatFits(.zero), x: titleStart)
    environment[AppearanceStore.self].apply(to: item, at: self)
    backgroundImageView.image = item.backButtonBackgroundImage(for: state, barMetrics: .default)
    chevron.isHidden = backgroundImageView.image != nil
    let height = backgroundImageView.image?.size.height ?? 0
    let drop = item.backButtonBackgroundVerticalPositionAdjustment(for: .default)
    backgroundImageView.frame = CGRect(
      x: Self.margin, y: grid.nearest((bounds.height - height) / 2) + drop,
      width: max(backgroundImageView.image?.size.width ?? 0, width - Self.margin), height: height)
    let shift =
      item.backButtonTitlePositionAdjustment ?? itemAppearance?.normal.titlePositionAdjustment
      ?? .zero
    label.frame = label.frame.offsetBy(dx: shift.horizontal, dy: shift.vertical)
  }

  /// The centre of the title, to or from which a transition moves the title of the bar.
  var titleCentre: CGPoint {
    CGPoint(x: titleStart + label.sizeThatFits(.zero).width / 2, y: bounds.midY)
  }
}
