public import Foundation

/// A control that is on or off. It is always 51 × 31 points.
open class UISwitch: UIControl {
  /// The style of a switch. Raw values are those of UIKit.
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }

  static let size = CGSize(width: 51, height: 31)
  private static let thumbSize: CGFloat = 27
  private static let margin: CGFloat = 2
  /// The extra width of the thumb under a touch, in points.
  private static let stretch: CGFloat = 7

  private var on = false
  private let track = UIView()
  private let thumb = UIView()
  /// Whether the current touch has dragged the thumb to the other side.
  private var hasDragged = false

  /// The colour of the track while the switch is on; nil is the system's green.
  open var onTintColor: UIColor? {
    didSet {
      show()
      mark(.onTintColor, \UISwitch.onTintColor)
    }
  }
  /// The colour of the thumb; nil is white.
  open var thumbTintColor: UIColor? {
    didSet {
      show()
      mark(.thumbTintColor, \UISwitch.thumbTintColor)
    }
  }

  /// Ignored, as in UIKit since iOS 7: the image for the on position.
  open var onImage: UIImage?
  /// Ignored, as in UIKit since iOS 7: the image for the off position.
  open var offImage: UIImage?
  /// Ignored: the title of the checkbox that a Mac shows.
  open var title: String?
  /// Ignored: only a Mac draws a switch as a checkbox.
  open var preferredStyle = Style.automatic
  /// The current style, always `sliding`.
  open var style: Style { .sliding }

  /// Creates a switch that is off. The size of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  private func setUp() {
    for view in [track, thumb] { view.isUserInteractionEnabled = false }
    addSubview(track)
    track.addSubview(thumb)
    // The thumb's shadow ends at the track's edge, as in pictures of iOS 17.
    track.clipsToBounds = true
    track.frame = CGRect(origin: .zero, size: Self.size)
    track.layer.cornerRadius = Self.size.height / 2
    thumb.layer.cornerRadius = Self.thumbSize / 2
    // Fitted to a switch that is off on iOS 17: within 1 of 255 on average.
    thumb.layer.shadowOpacity = 0.12
    thumb.layer.shadowRadius = 2.5
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2.5)
    show()
  }

  /// Creates a switch from a nib or a storyboard.
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

  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
  }

  override var fixedSize: CGSize? { Self.size }

  /// Whether the switch is on. Setting it is not animated and sends no action.
  open var isOn: Bool {
    get { on }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off, animated if wanted, without sending an action.
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
