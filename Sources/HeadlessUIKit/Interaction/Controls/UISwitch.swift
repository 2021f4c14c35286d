public import Foundation

/// A choice of on and off. 51 × 31 points, whatever size it is given.
open class UISwitch: UIControl {
  /// How it is drawn; raw values as UIKit's.
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }

  static let size = CGSize(width: 51, height: 31)
  private static let thumbSize: CGFloat = 27
  private static let margin: CGFloat = 2
  /// How much wider the thumb is under a finger.
  private static let stretch: CGFloat = 7

  private var on = false
  private let track = UIView()
  private let thumb = UIView()
  /// Whether the finger has moved the thumb across in this touch.
  private var hasDragged = false

  /// The track's colour while it is on; nil is the system's green.
  open var onTintColor: UIColor? {
    didSet {
      show()
      mark(.onTintColor, \UISwitch.onTintColor)
    }
  }
  /// The thumb's colour; nil is white.
  open var thumbTintColor: UIColor? {
    didSet {
      show()
      mark(.thumbTintColor, \UISwitch.thumbTintColor)
    }
  }

  /// Kept and not drawn, as since iOS 7.
  open var onImage: UIImage?
  /// Kept and not drawn, as since iOS 7.
  open var offImage: UIImage?
  /// Kept and not drawn: only a Mac's checkboxes have one.
  open var title: String?
  /// Kept: everything but a Mac draws a sliding one.
  open var preferredStyle = Style.automatic
  /// Always a sliding one.
  open var style: Style { .sliding }

  /// Off. Only the origin of the frame counts.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  private func setUp() {
    for view in [track, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    track.frame = CGRect(origin: .zero, size: Self.size)
    track.layer.cornerRadius = Self.size.height / 2
    thumb.layer.cornerRadius = Self.thumbSize / 2
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    show()
  }

  /// A `UISwitch` of a nib or a storyboard.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForNib() {
    super.prepareForNib()
    super.frame.size = Self.size
    setUp()
  }

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  /// Changes without animation and without an action.
  open var isOn: Bool {
    get { on }
    set { setOn(newValue, animated: false) }
  }

  /// No action is sent: that is for fingers.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != self.on else { return }
    self.on = on
    animate(animated, show)
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  override var keepsTaps: Bool { true }

  override func stateChanged() {
    super.stateChanged()
    animate(isTracking, show)
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    hasDragged = false
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let wants = x > bounds.width * 0.75 ? true : x < bounds.width * 0.25 ? false : on
    if wants != on, abs(x - touch.start(in: self).x) > Self.thumbSize / 2 { toggle() }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !hasDragged, isTouchEndInside(touch) { toggle() }
  }

  private func isTouchEndInside(_ touch: UITouch?) -> Bool {
    touch.map { bounds.insetBy(dx: -70, dy: -70).contains($0.location(in: self)) } ?? false
  }

  private func toggle() {
    hasDragged = true
    on.toggle()
    animate(true, show)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private func show() {
    let width = Self.thumbSize + (isHighlighted ? Self.stretch : 0)
    let x = on ? Self.size.width - Self.margin - width : Self.margin
    thumb.frame = CGRect(x: x, y: Self.margin, width: width, height: Self.thumbSize)
    track.backgroundColor = on ? onTintColor ?? .systemGreen : .controlTrack
    thumb.backgroundColor = thumbTintColor ?? .white
    alpha = isEnabled ? 1 : 0.5
  }

  private func animate(_ animated: Bool, _ change: @escaping () -> Void) {
    if animated { UIView.animate(withDuration: 0.25, animations: change) } else { change() }
  }
}
