import Foundation
import Layers

/// One of the choices of a segmented control, and the views that show it.
@MainActor
final class SegmentedChoice {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  var width: CGFloat = 0
  var isEnabled = true
  var offset = CGSize.zero
  private var backgroundView: UIImageView?
  private let label = UILabel()
  private let picture = UIImageView()

  init(title: String? = nil, image: UIImage? = nil, action: UIAction? = nil) {
    self.title = title ?? action?.title
    self.image = image ?? action?.image
    self.action = action
    picture.contentMode = .center
  }

  func remove() {
    for view in [label, picture, backgroundView] { view?.removeFromSuperview() }
  }

  /// The size of the image, or of the title with its current attributes.
  var contentSize: CGSize { image?.size ?? label.sizeThatFits(.zero) }

  /// Updates title and image to a state.
  ///
  /// - Parameter attributes: The app's attributes for the state, which replace the standard ones.
  func style(_ attributes: [NSAttributedString.Key: Any], isSelected: Bool, isEnabled: Bool) {
    label.text = title
    label.font =
      attributes[.font] as? UIFont
      ?? .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
    label.textColor =
      isEnabled ? attributes[.foregroundColor] as? UIColor ?? .label : .controlDisabled
    picture.image = image
  }

  /// Adds the view of the title or of the image to the control, removes the other one, and returns
  /// the added view.
  func installContent(in control: UIView) -> UIView {
    let view: UIView = image == nil ? label : picture
    let other: UIView = image == nil ? picture : label
    other.removeFromSuperview()
    if view.superview !== control { control.addSubview(view) }
    return view
  }

  /// Shows an image behind the content of the control; nil removes it.
  func showGround(_ image: UIImage?, _ frame: CGRect, in control: UIView) {
    guard let image else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    let view = backgroundView ?? UIImageView()
    if backgroundView == nil {
      view.isUserInteractionEnabled = false
      control.insertSubview(view, at: 0)
      backgroundView = view
    }
    view.image = image
    view.frame = frame
  }
}
