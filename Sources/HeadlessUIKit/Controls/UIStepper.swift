public import Foundation

/// Two buttons that make a value smaller and larger. 94 × 32 points, whatever size it is given.
open class UIStepper: UIControl {
  static let size = CGSize(width: 94, height: 32)

  private let signs = [UIView(), UIView(), UIView()]
  private let line = UIView()
  private var current = 0.0
  private var side: Double?

  /// 0 at first.
  open var minimumValue = 0.0 { didSet { take(current) } }
  /// 100 at first.
  open var maximumValue = 100.0 { didSet { take(current) } }
  /// How far one tap goes, more than 0; 1 at first.
  open var stepValue = 1.0
  /// Whether the value goes on from one end to the other.
  open var wraps = false { didSet { setNeedsLayout() } }
  /// Whether every change is told, or only the end of a touch.
  open var isContinuous = true

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  /// At 0 of 0 to 100. Only the origin of the frame counts.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  private func setUp() {
    layer.cornerRadius = 8
    backgroundColor = .controlGround
    forgetMarks()
    for view in signs + [line] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    line.backgroundColor = .controlDisabled
    line.frame = CGRect(x: Self.size.width / 2 - 0.5, y: 8, width: 1, height: 16)
    let (left, right, y) = (Self.size.width / 4, Self.size.width * 3 / 4, Self.size.height / 2)
    signs[0].frame = CGRect(x: left - 7, y: y - 1, width: 14, height: 2)
    signs[1].frame = CGRect(x: right - 7, y: y - 1, width: 14, height: 2)
    signs[2].frame = CGRect(x: right - 1, y: y - 7, width: 2, height: 14)
  }

  /// A `UIStepper` of a nib or a storyboard.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForNib() {
    super.prepareForNib()
    setUp()
    super.frame.size = Self.size
  }

  /// Between the least and the greatest value; what is set is brought there. NaN changes nothing.
  open var value: Double {
    get { current }
    set { take(newValue) }
  }

  private func take(_ value: Double) {
    guard !value.isNaN else { return }
    current = min(max(value, minimumValue), max(minimumValue, maximumValue))
    setNeedsLayout()
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  override var keepsTaps: Bool { true }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let canShrink = isEnabled && (wraps || current > minimumValue)
    let canGrow = isEnabled && (wraps || current < maximumValue)
    signs[0].backgroundColor = canShrink ? .label : .controlDisabled
    for sign in signs.dropFirst() { sign.backgroundColor = canGrow ? .label : .controlDisabled }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    side = touch.location(in: self).x < bounds.midX ? -1 : 1
    step()
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    side = nil
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  open override func cancelTracking(with event: UIEvent?) { side = nil }

  private func step() {
    guard let side else { return }
    var next = current + side * stepValue
    if wraps, next > maximumValue { next = minimumValue }
    if wraps, next < minimumValue { next = maximumValue }
    let old = current
    take(next)
    if isContinuous, current != old { sendActions(for: .valueChanged) }
  }
}
