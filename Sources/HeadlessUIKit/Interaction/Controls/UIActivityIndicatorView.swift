public import Foundation
import Graphics
import Layers

/// Eight spokes that go round while something is being done.
///
/// They go round on the screen's clock: what is seen at a time depends on that and on when it was
/// started.
open class UIActivityIndicatorView: UIView {
  /// How large, and in which colour; raw values as UIKit's.
  public enum Style: Int, Sendable {
    /// 37 points and white; its name before iOS 13.
    case whiteLarge = 0
    /// 20 points and white; its name before iOS 13.
    case white = 1
    /// 20 points and grey; its name before iOS 13.
    case gray = 2
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101

    var side: CGFloat {
      switch self {
      case .whiteLarge, .large: 37
      case .white, .gray, .medium: 20
      }
    }

    var color: UIColor {
      switch self {
      case .whiteLarge, .white: .white
      case .gray, .medium, .large: .systemGray
      }
    }
  }

  /// Changes the size the view has of its own, and the colour.
  open var style: Style {
    didSet {
      color = style.color
      invalidateIntrinsicContentSize()
    }
  }
  /// Of the brightest spoke. Nil is the style's.
  open var color: UIColor! {
    didSet { if color == nil { color = style.color } }
  }
  /// Whether it is hidden while it does not go round.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }
  /// When it began to go round; nil while it stands.
  private(set) var started: TimeInterval?

  open override class var layerClass: AnyClass { SpinnerLayer.self }

  /// As large as the style says; hidden until it is started.
  public init(style: Style) {
    self.style = style
    color = style.color
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    isHidden = true
  }

  /// Of medium style; as large as that says where the frame is `.zero`.
  public override init(frame: CGRect) {
    style = .medium
    color = style.color
    super.init(
      frame: frame == .zero ? CGRect(x: 0, y: 0, width: style.side, height: style.side) : frame)
    isHidden = true
  }

  /// From a nib or a storyboard; from any other coder, of medium style: archives are not supported.
  public required init(coder: NSCoder) {
    style = (coder as? NibCoder)?.indicatorStyle ?? .medium
    color = style.color
    // A view is there for every coder.
    super.init(coder: coder)!
  }

  override func prepareForNib() {
    super.prepareForNib()
    isHidden = true
  }

  /// Whether it goes round.
  open var isAnimating: Bool { started != nil }

  open func startAnimating() {
    if started == nil { started = now }
    isHidden = false
  }

  open func stopAnimating() {
    started = nil
    if hidesWhenStopped { isHidden = true }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
