import Foundation

/// The chevron and the words of a back button.
final class BackButtonView: TintedBarView {
  /// From the bar's edge to the chevron, and from there to the words.
  static let margin: CGFloat = 8
  private static let gap: CGFloat = 6

  /// What may be said, the best first; the last one says nothing.
  private let choices: [String]
  private let label = UILabel()
  private let chevron = UIImageView()
  private let plate = UIImageView()
  private let indicator: UIImage?
  private let look: UIBarButtonItemAppearance?
  /// The item that says how the button looks; one of its own where the previous screen has none.
  private let item: UIBarButtonItem

  init(to item: UINavigationItem, appearance: UINavigationBarAppearance) {
    choices = Self.choices(to: item)
    indicator = appearance.backIndicatorImage
    look = appearance.backButtonAppearance
    self.item = item.backBarButtonItem ?? UIBarButtonItem()
    super.init(frame: .zero)
    if let tint = item.backBarButtonItem?.tintColor { tintColor = tint }
    addSubview(plate)
    addSubview(label)
    addSubview(chevron)
    for view in [plate, label, chevron] { view.isUserInteractionEnabled = false }
    say(choices[0])
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

  /// Says as much as `width` has room for.
  func fit(_ width: CGFloat) {
    for words in choices {
      say(words)
      if self.width <= width { break }
    }
  }

  /// What it takes of the bar from its edge on.
  var width: CGFloat { wordsStart + label.sizeThatFits(.zero).width }
  /// Where the words begin.
  private var wordsStart: CGFloat { Self.margin + (chevron.image?.size.width ?? 13) + Self.gap }

  private func say(_ words: String) {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17), .foregroundColor: tintColor as Any,
    ]
    attributes.merge(look?.normal.titleTextAttributes ?? [:]) { $1 }
    label.show(words, with: attributes)
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    let image = indicator ?? BarGlyph.chevron(scale: environment.screen.scale)
    chevron.image = image.tinted(with: tintColor.color(in: traitCollection))
    say(label.text ?? "")
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
    put(label, label.sizeThatFits(.zero), x: wordsStart)
    environment.appearances.apply(to: item, at: self)
    plate.image = item.backButtonBackgroundImage(for: state, barMetrics: .default)
    chevron.isHidden = plate.image != nil
    let height = plate.image?.size.height ?? 0
    let drop = item.backButtonBackgroundVerticalPositionAdjustment(for: .default)
    plate.frame = CGRect(
      x: Self.margin, y: grid.nearest((bounds.height - height) / 2) + drop,
      width: max(plate.image?.size.width ?? 0, width - Self.margin), height: height)
    let shift =
      item.backButtonTitlePositionAdjustment ?? look?.normal.titlePositionAdjustment ?? .zero
    label.frame = label.frame.offsetBy(dx: shift.horizontal, dy: shift.vertical)
  }

  /// Where the words stand, for the title that they come from.
  var wordsCentre: CGPoint {
    CGPoint(x: wordsStart + label.sizeThatFits(.zero).width / 2, y: bounds.midY)
  }
}
