import Foundation

/// The view that shows a background configuration behind the content of a cell.
final class BackgroundConfigurationView: UIView {
  var configuration = UIBackgroundConfiguration.clear() { didSet { show() } }
  /// The rounded corners; nil rounds all of them.
  var cornerMask: CACornerMask? { didSet { setNeedsLayout() } }
  private let fill = UIView()
  private var custom: UIView?
  private var effectView: UIVisualEffectView?
  private var picture: UIImageView?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(fill)
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    fill.layer.cornerRadius = configuration.cornerRadius
    fill.layer.borderWidth = configuration.strokeWidth
    fill.layer.borderColor = configuration.resolvedStrokeColor(for: tintColor).cgColor
    if custom !== configuration.customView {
      custom?.removeFromSuperview()
      custom = configuration.customView
      if let custom { addSubview(custom) }
    }
    if let effect = configuration.visualEffect {
      let view = effectView ?? UIVisualEffectView(effect: effect)
      view.effect = effect
      if view.superview == nil { insertSubview(view, at: 0) }
      effectView = view
    } else {
      effectView?.removeFromSuperview()
      effectView = nil
    }
    if let image = configuration.image {
      let view = picture ?? UIImageView()
      view.image = image
      view.contentMode = configuration.imageContentMode
      view.clipsToBounds = true
      if view.superview == nil { insertSubview(view, aboveSubview: fill) }
      picture = view
    } else {
      picture?.removeFromSuperview()
      picture = nil
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let outset = configuration.strokeOutset
    let area = bounds.inset(by: configuration.insets)
    fill.frame = area.insetBy(dx: -outset, dy: -outset)
    for view in [custom, effectView, picture] as [UIView?] { view?.frame = area }
    for view in [custom, effectView, picture] as [UIView?] where configuration.cornerRadius > 0 {
      view?.layer.cornerRadius = configuration.cornerRadius
      view?.layer.masksToBounds = true
    }
    if let cornerMask { fill.layer.maskedCorners = cornerMask }
  }
}
