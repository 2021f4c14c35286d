public import Foundation
import Graphics
import Layers

/// A spinner of eight spokes that shows that work is in progress.
///
/// It follows the clock of the screen: its appearance depends on the time since it was started.
open class UIActivityIndicatorView: UIView {
  /// The size and colour of the spinner. Raw values are those of UIKit.
  public enum Style: Int, Sendable {
    /// A white spinner of 37 points; its name before iOS 13.
    case whiteLarge = 0
    /// A white spinner of 20 points; its name before iOS 13.
    case white = 1
    /// A grey spinner of 20 points; its name before iOS 13.
    case gray = 2
    /// A grey spinner of 20 points.
    case medium = 100
    /// A grey spinner of 37 points.
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

  /// The style of the spinner. Setting it changes the intrinsic size and the colour.
  open var style: Style {
    didSet {
      color = style.color
      invalidateIntrinsicContentSize()
    }
  }
  /// The colour of the brightest spoke. Setting nil restores the colour of the style.
  open var color: UIColor! {
    didSet { if color == nil { color = style.color } }
  }
  /// Whether the spinner is hidden while it is stopped.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }
  /// The time when the spinner was started; nil while it is stopped.
  private(set) var started: TimeInterval?

  open override class var layerClass: AnyClass { SpinnerLayer.self }

  /// Creates a spinner in the size of a style. It is hidden until it is started.
  public init(style: Style) {
    self.style = style
    color = style.color
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    isHidden = true
  }

  /// Creates a spinner of style `medium`, in the size of that style if the frame is `.zero`.
  public override init(frame: CGRect) {
    style = .medium
    color = style.color
    super.init(
      frame: frame == .zero ? CGRect(x: 0, y: 0, width: style.side, height: style.side) : frame)
    isHidden = true
  }

  /// Creates a spinner from a nib or a storyboard. Archives are not supported: any other coder
  /// makes a spinner of style `medium`.
  public required init(coder: NSCoder) {
    style = (coder as? NibCoder)?.indicatorStyle ?? .medium
    color = style.color
    // `UIView` never returns nil for a coder.
    super.init(coder: coder)!
  }

  override func prepareForNib() {
    super.prepareForNib()
    isHidden = true
  }

  /// Whether the spinner is turning.
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
