public import Foundation
import Layers

/// A value on a line. 34 points high unless told, wherever the thumb stands.
open class UISlider: UIControl {
  private static let thumbSize: CGFloat = 28
  private static let trackHeight: CGFloat = 4
  private static let imageGap: CGFloat = 8

  private var current: Float = 0
  private let left = UIImageView()
  private let right = UIImageView()
  private let thumb = UIImageView()
  private let leastImage = UIImageView()
  private let mostImage = UIImageView()
  /// From the thumb's middle to where the finger came down.
  private var grip: CGFloat = 0

  /// 0 at first. Larger than the greatest value, it takes that along; then the value is brought between
  /// them.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      take(current)
    }
  }
  /// 1 at first. Smaller than the least value, it takes that along.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      take(current)
    }
  }
  /// Whether every movement is told, or only its end.
  open var isContinuous = true
  /// The line below the value; nil is the tint colour.
  open var minimumTrackTintColor: UIColor? {
    didSet {
      setNeedsLayout()
      mark(.minimumTrackTintColor, \UISlider.minimumTrackTintColor)
    }
  }
  /// The line above the value; nil is a light grey.
  open var maximumTrackTintColor: UIColor? {
    didSet {
      setNeedsLayout()
      mark(.maximumTrackTintColor, \UISlider.maximumTrackTintColor)
    }
  }
  /// The thumb's colour; nil is white.
  open var thumbTintColor: UIColor? {
    didSet {
      setNeedsLayout()
      mark(.thumbTintColor, \UISlider.thumbTintColor)
    }
  }
  /// Stands before the line.
  open var minimumValueImage: UIImage? { didSet { show(minimumValueImage, in: leastImage) } }
  /// Stands behind the line.
  open var maximumValueImage: UIImage? { didSet { show(maximumValueImage, in: mostImage) } }
  private var thumbImages = StatePictures()
  private var leastTracks = StatePictures()
  private var mostTracks = StatePictures()

  /// At 0 of 0 to 1.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    for view in [left, right, thumb, leastImage, mostImage] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    thumb.contentMode = .center
  }

  /// A `UISlider` of a nib or a storyboard.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForNib() {
    super.prepareForNib()
    setUp()
  }

  /// Between the least and the greatest value; what is set is brought there. NaN changes nothing.
  open var value: Float {
    get { current }
    set { take(newValue) }
  }

  /// No action is sent: that is for fingers.
  open func setValue(_ value: Float, animated: Bool) {
    guard animated else { return take(value) }
    layoutIfNeeded()
    UIView.animate(withDuration: 0.25) {
      self.take(value)
      self.layoutIfNeeded()
    }
  }

  private func take(_ value: Float) {
    guard !value.isNaN else { return }
    current = min(max(value, minimumValue), maximumValue)
    setNeedsLayout()
  }

  private func show(_ image: UIImage?, in view: UIImageView) {
    view.image = image
    setNeedsLayout()
  }

  /// A picture instead of the round thumb, for a state; nil takes it away.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state] = image
    setNeedsLayout()
  }

  /// The picture for a state, or that of the normal one.
  open func thumbImage(for state: State) -> UIImage? { thumbImages.shown(for: state) }

  /// The picture for the state it is in.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }

  /// A picture instead of the line below the value, for a state, stretched between its caps; nil takes it
  /// away. The line is as high as the picture.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    leastTracks[state] = image
    setNeedsLayout()
  }

  /// The picture for a state, or that of the normal one.
  open func minimumTrackImage(for state: State) -> UIImage? { leastTracks.shown(for: state) }

  /// The picture for the state it is in.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }

  /// The same of the line above the value.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    mostTracks[state] = image
    setNeedsLayout()
  }

  /// The picture for a state, or that of the normal one.
  open func maximumTrackImage(for state: State) -> UIImage? { mostTracks.shown(for: state) }

  /// The picture for the state it is in.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  // MARK: Geometry

  /// Where the picture before the line stands.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Where the picture behind the line stands.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Where the line lies.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let before = minimumValueImage.map { $0.size.width + Self.imageGap } ?? 2
    let after = maximumValueImage.map { $0.size.width + Self.imageGap } ?? 2
    let pictured = [currentMinimumTrackImage, currentMaximumTrackImage].compactMap(\.?.size.height)
    let height = pictured.max() ?? Self.trackHeight
    return CGRect(
      x: bounds.minX + before, y: bounds.midY - height / 2,
      width: max(0, bounds.width - before - after), height: height)
  }

  /// Where the thumb stands for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSize, height: Self.thumbSize)
    let span = maximumValue - minimumValue
    let share = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    // The round thumb's edge reaches two points past the line's end.
    let space = rect.insetBy(dx: -2, dy: 0)
    return CGRect(
      x: space.minX + (space.width - size.width) * share, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let rail = trackRect(forBounds: bounds)
    let knob = thumbRect(forBounds: bounds, trackRect: rail, value: current)
    show(
      currentMinimumTrackImage, or: minimumTrackTintColor ?? tintColor, in: left,
      CGRect(x: rail.minX, y: rail.minY, width: max(0, knob.midX - rail.minX), height: rail.height))
    show(
      currentMaximumTrackImage, or: maximumTrackTintColor ?? .controlRail, in: right,
      CGRect(x: knob.midX, y: rail.minY, width: max(0, rail.maxX - knob.midX), height: rail.height))
    thumb.frame = knob
    leastImage.frame = minimumValueImageRect(forBounds: bounds)
    mostImage.frame = maximumValueImageRect(forBounds: bounds)
    let image = currentThumbImage
    thumb.image = image
    thumb.backgroundColor = image == nil ? thumbTintColor ?? .white : nil
    thumb.layer.cornerRadius = image == nil ? knob.height / 2 : 0
    thumb.layer.shadowOpacity = image == nil ? 0.2 : 0
    thumb.layer.shadowRadius = 3
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
    alpha = isEnabled ? 1 : 0.5
  }

  /// One half of the line: its picture, as high as that is, or a colour with round ends.
  private func show(_ image: UIImage?, or color: UIColor?, in half: UIImageView, _ frame: CGRect) {
    half.image = image
    half.backgroundColor = image == nil ? color : nil
    half.layer.cornerRadius = image == nil ? frame.height / 2 : 0
    let height = image?.size.height ?? frame.height
    half.frame = CGRect(
      x: frame.minX, y: frame.midY - height / 2, width: frame.width, height: height)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 34)
  }

  // MARK: Tracking

  /// A finger moves the thumb only if it comes down on it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    layoutIfNeeded()
    let x = touch.location(in: self).x
    guard thumb.frame.insetBy(dx: -8, dy: -8).contains(touch.location(in: self)) else {
      return false
    }
    grip = x - thumb.frame.midX
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let space = trackRect(forBounds: bounds).insetBy(dx: -2, dy: 0)
    let width = space.width - thumb.frame.width
    guard width > 0 else { return true }
    let middle = touch.location(in: self).x - grip
    let share = (middle - space.minX - thumb.frame.width / 2) / width
    let old = current
    take(minimumValue + (maximumValue - minimumValue) * Float(min(max(share, 0), 1)))
    if isContinuous, current != old { sendActions(for: .valueChanged) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  /// A swipe along the line that begins on the thumb is the slider's.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let swipe = gestureRecognizer as? UISwipeGestureRecognizer, swipe.view !== self,
      thumb.frame.contains(swipe.location(in: self))
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return swipe.direction.isDisjoint(with: [.left, .right])
  }
}
