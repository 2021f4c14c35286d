public import Foundation
import Layers
import ScrollPhysics

/// A control with two buttons that decrement and increment a value. It is always 94 × 32 points.
open class UIStepper: UIControl {
  static let size = CGSize(width: 94, height: 32)

  private let signs = [UIView(), UIView(), UIView()]
  private let line = UIImageView()
  private let backgroundViews = [UIImageView(), UIImageView()]
  private let pictures = [UIImageView(), UIImageView()]
  private var backgrounds = StatePictures()
  private var decrements = StatePictures()
  private var increments = StatePictures()
  private var dividers: [UInt: [UInt: UIImage]] = [:]
  private var current = 0.0
  private var side: Double?

  /// The minimum value. The default is 0.
  open var minimumValue = 0.0 { didSet { apply(current) } }
  /// The maximum value. The default is 100.
  open var maximumValue = 100.0 { didSet { apply(current) } }
  /// The step of one tap, greater than 0. The default is 1.
  open var stepValue = 1.0
  /// Whether a step past one end of the range continues at the other end.
  open var wraps = false { didSet { setNeedsLayout() } }
  /// Whether every step sends `valueChanged`. If false, only the end of the touch does.
  open var isContinuous = true
  /// Whether a long touch repeats the step: after half a second, ten times a second. Both times are
  /// models.
  open var autorepeat = true
  private static let repeatDelay: TimeInterval = 0.5
  private static let repeatInterval: TimeInterval = 0.1
  /// The number of the current touch, by which a pending repetition finds out whether its touch has
  /// ended.
  private var touchNumber = 0

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
  }

  override var fixedSize: CGSize? { Self.size }

  /// Creates a stepper with the value 0 in the range from 0 to 100. The size of the frame is
  /// ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  private func setUp() {
    layer.cornerRadius = 8
    backgroundColor = .controlBackground
    forgetMarks()
    for view in backgroundViews + pictures { view.contentMode = .center }
    for ground in backgroundViews { ground.contentMode = .scaleToFill }
    for view in backgroundViews + signs + pictures + [line] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    let (left, right, y) = (Self.size.width / 4, Self.size.width * 3 / 4, Self.size.height / 2)
    // The length and the width of the strokes, measured in pictures of iOS 13.
    let (length, width): (CGFloat, CGFloat) = (41 / 3, 5 / 3)
    func sign(_ x: CGFloat, _ size: CGSize) -> CGRect {
      CGRect(
        origin: CGPoint(x: x - size.width / 2, y: y - size.height / 2), size: size)
    }
    signs[0].frame = sign(left, CGSize(width: length, height: width))
    signs[1].frame = sign(right, CGSize(width: length, height: width))
    signs[2].frame = sign(right, CGSize(width: width, height: length))
  }

  /// Creates a stepper from a nib or a storyboard.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForNib() {
    super.prepareForNib()
    setUp()
    super.frame.size = Self.size
  }

  /// The value of the stepper. Values are clamped to the range; NaN is ignored.
  open var value: Double {
    get { current }
    set { apply(newValue) }
  }

  private func apply(_ value: Double) {
    guard !value.isNaN else { return }
    current = min(max(value, minimumValue), max(minimumValue, maximumValue))
    setNeedsLayout()
  }

  // MARK: Images

  /// Sets the background image of both buttons for a state, stretched between its caps, instead of
  /// the grey.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state] = image
    layer.cornerRadius = backgrounds.isEmpty ? 8 : 0
    backgroundColor = backgrounds.isEmpty ? .controlBackground : nil
    setNeedsLayout()
  }
  /// Returns the background image for a state, or that of `normal`.
  open func backgroundImage(for state: State) -> UIImage? { backgrounds.shown(for: state) }

  /// Sets the image between the buttons, by the states of both.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    dividers[leftState.rawValue, default: [:]][rightState.rawValue] = image
    setNeedsLayout()
  }
  open func dividerImage(
    forLeftSegmentState state: State, rightSegmentState: State
  ) -> UIImage? { dividers[state.rawValue]?[rightSegmentState.rawValue] }

  /// Sets the image of the increment button for a state; nil restores the plus sign.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    increments[state] = image
    setNeedsLayout()
  }
  /// Returns the image of the increment button for a state, or that of `normal`.
  open func incrementImage(for state: State) -> UIImage? { increments.shown(for: state) }

  /// Sets the image of the decrement button for a state; nil restores the minus sign.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    decrements[state] = image
    setNeedsLayout()
  }
  /// Returns the image of the decrement button for a state, or that of `normal`.
  open func decrementImage(for state: State) -> UIImage? { decrements.shown(for: state) }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  override var keepsTaps: Bool { true }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let canShrink = isEnabled && (wraps || current > minimumValue)
    let canGrow = isEnabled && (wraps || current < maximumValue)
    signs[0].backgroundColor = canShrink ? .label : .controlDisabled
    for sign in signs.dropFirst() { sign.backgroundColor = canGrow ? .label : .controlDisabled }
    let states = [state(canShrink, -1), state(canGrow, 1)]
    let own = [decrements.shown(for: states[0]), increments.shown(for: states[1])]
    signs[0].isHidden = own[0] != nil
    for sign in signs.dropFirst() { sign.isHidden = own[1] != nil }
    for index in 0...1 {
      let half = CGRect(
        x: CGFloat(index) * bounds.width / 2, y: 0, width: bounds.width / 2, height: bounds.height)
      backgroundViews[index].image = backgrounds.shown(for: states[index])
      backgroundViews[index].frame = half
      pictures[index].image = own[index]?.shape(
        in: (states[index] == .disabled ? UIColor.controlDisabled : .label)
          .color(in: traitCollection))
      pictures[index].frame = half
    }
    let divider =
      dividerImage(forLeftSegmentState: states[0], rightSegmentState: states[1])
      ?? dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal)
    line.image = divider
    line.backgroundColor = divider == nil ? .systemFill : nil
    let width = divider?.size.width ?? 1
    line.frame = CGRect(
      x: bounds.midX - width / 2, y: divider == nil ? 8 : 0, width: width,
      height: divider == nil ? 16 : bounds.height)
  }

  private func state(_ isPossible: Bool, _ half: Double) -> State {
    isPossible ? side == half ? .highlighted : .normal : .disabled
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    side = touch.location(in: self).x < bounds.midX ? -1 : 1
    setNeedsLayout()
    step()
    if autorepeat { continueRepeating(at: environment.clock.time + Self.repeatDelay) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    stop()
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  open override func cancelTracking(with event: UIEvent?) { stop() }

  private func stop() {
    side = nil
    touchNumber += 1
    setNeedsLayout()
  }

  /// Repeats the step by due times instead of ticks, so that a slow display takes equally many
  /// steps.
  private func continueRepeating(at due: TimeInterval) {
    let clock = environment.clock
    DelayedCall(after: due - clock.time, in: clock) { [weak self, touchNumber] in
      guard let self, touchNumber == self.touchNumber, isTracking else { return }
      var due = due
      while due <= clock.time + ScrollConstants.instant {
        step()
        due += Self.repeatInterval
      }
      continueRepeating(at: due)
    }
  }

  private func step() {
    guard let side else { return }
    var next = current + side * stepValue
    if wraps, next > maximumValue { next = minimumValue }
    if wraps, next < minimumValue { next = maximumValue }
    let old = current
    apply(next)
    if isContinuous, current != old { sendActions(for: .valueChanged) }
  }
}
