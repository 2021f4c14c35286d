public import Foundation
import Layers

/// A control that selects a value on a line. Its intrinsic height is 34 points.
open class UISlider: UIControl {
  private static let thumbSize: CGFloat = 27
  private static let trackHeight: CGFloat = 4
  /// The distance of the track's ends from the slider's.
  private static let trackInset: CGFloat = 3
  private static let imageGap: CGFloat = 8

  private var current: Float = 0
  private let left = UIImageView()
  private let right = UIImageView()
  private let thumb = UIImageView()
  private let minimumImageView = UIImageView()
  private let maximumImageView = UIImageView()
  /// The horizontal distance from the centre of the thumb to the start of the touch.
  private var grip: CGFloat = 0

  /// The minimum value. The default is 0.
  ///
  /// A minimum above `maximumValue` raises the maximum too. The value is then clamped to the range.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      apply(current)
    }
  }
  /// The maximum value. The default is 1. A maximum below `minimumValue` lowers the minimum too.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      apply(current)
    }
  }
  /// Whether every movement sends `valueChanged`. If false, only the end of the touch does.
  open var isContinuous = true
  /// The colour of the track below the value; nil is the tint colour.
  open var minimumTrackTintColor: UIColor? {
    didSet {
      setNeedsLayout()
      mark(.minimumTrackTintColor, \UISlider.minimumTrackTintColor)
    }
  }
  /// The colour of the track above the value; nil is a light grey.
  open var maximumTrackTintColor: UIColor? {
    didSet {
      setNeedsLayout()
      mark(.maximumTrackTintColor, \UISlider.maximumTrackTintColor)
    }
  }
  /// The colour of the thumb; nil is white.
  open var thumbTintColor: UIColor? {
    didSet {
      setNeedsLayout()
      mark(.thumbTintColor, \UISlider.thumbTintColor)
    }
  }
  /// The image at the minimum end of the track.
  open var minimumValueImage: UIImage? { didSet { show(minimumValueImage, in: minimumImageView) } }
  /// The image at the maximum end of the track.
  open var maximumValueImage: UIImage? { didSet { show(maximumValueImage, in: maximumImageView) } }
  private var thumbImages = StatePictures()
  private var minimumTracks = StatePictures()
  private var maximumTracks = StatePictures()

  /// Creates a slider with the value 0 in the range from 0 to 1.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    for view in [left, right, thumb, minimumImageView, maximumImageView] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    thumb.contentMode = .center
  }

  /// Creates a slider from a nib or a storyboard.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForNib() {
    super.prepareForNib()
    setUp()
  }

  /// The value of the slider. Values are clamped to the range; NaN is ignored.
  open var value: Float {
    get { current }
    set { apply(newValue) }
  }

  /// Sets the value, animated if wanted, without sending an action.
  open func setValue(_ value: Float, animated: Bool) {
    guard animated else { return apply(value) }
    layoutIfNeeded()
    UIView.animate(withDuration: 0.25) {
      self.apply(value)
      self.layoutIfNeeded()
    }
  }

  private func apply(_ value: Float) {
    guard !value.isNaN else { return }
    current = min(max(value, minimumValue), maximumValue)
    setNeedsLayout()
  }

  private func show(_ image: UIImage?, in view: UIImageView) {
    view.image = image
    setNeedsLayout()
  }

  /// Sets the thumb image for a state; nil restores the round thumb.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state] = image
    setNeedsLayout()
  }

  /// Returns the thumb image for a state, or that of `normal`.
  open func thumbImage(for state: State) -> UIImage? { thumbImages.shown(for: state) }

  /// The thumb image for the current state.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }

  /// Sets the image of the track below the value for a state, stretched between its caps; nil
  /// removes it. The track is as high as the image.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    minimumTracks[state] = image
    setNeedsLayout()
  }

  /// Returns the image of the track below the value for a state, or that of `normal`.
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTracks.shown(for: state) }

  /// The image of the track below the value for the current state.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }

  /// Sets the image of the track above the value for a state, stretched between its caps; nil
  /// removes it.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    maximumTracks[state] = image
    setNeedsLayout()
  }

  /// Returns the image of the track above the value for a state, or that of `normal`.
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTracks.shown(for: state) }

  /// The image of the track above the value for the current state.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  // MARK: Geometry

  /// Returns the rectangle of the image at the minimum end.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns the rectangle of the image at the maximum end.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Returns the rectangle of the track.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let before = minimumValueImage.map { $0.size.width + Self.imageGap } ?? Self.trackInset
    let after = maximumValueImage.map { $0.size.width + Self.imageGap } ?? Self.trackInset
    let pictured = [currentMinimumTrackImage, currentMaximumTrackImage].compactMap(\.?.size.height)
    let height = pictured.max() ?? Self.trackHeight
    return CGRect(
      x: bounds.minX + before, y: bounds.midY - height / 2,
      width: max(0, bounds.width - before - after), height: height)
  }

  /// Returns the rectangle of the thumb for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSize, height: Self.thumbSize)
    let span = maximumValue - minimumValue
    let share = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    // The edge of the round thumb reaches two points past the end of the track.
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
    minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
    maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
    let image = currentThumbImage
    thumb.image = image
    thumb.backgroundColor = image == nil ? thumbTintColor ?? .white : nil
    thumb.layer.cornerRadius = image == nil ? knob.height / 2 : 0
    thumb.layer.shadowOpacity = image == nil ? 0.2 : 0
    thumb.layer.shadowRadius = 3
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
    alpha = isEnabled ? 1 : 0.5
  }

  /// Shows one part of the track: its image at the image's height, or a colour with rounded ends.
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

  /// Tracks a touch only if it begins within 8 points of the thumb.
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
    apply(minimumValue + (maximumValue - minimumValue) * Float(min(max(share, 0), 1)))
    if isContinuous, current != old { sendActions(for: .valueChanged) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  /// Prevents horizontal swipe recognisers of superviews for a swipe that begins on the thumb.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let swipe = gestureRecognizer as? UISwipeGestureRecognizer, swipe.view !== self,
      thumb.frame.contains(swipe.location(in: self))
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return swipe.direction.isDisjoint(with: [.left, .right])
  }
}
