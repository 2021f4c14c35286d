public import Foundation

/// A bar, 4 points high, that shows the progress of a task.
open class UIProgressView: UIView {
  /// The intended place of the bar. Raw values are those of UIKit.
  public enum Style: Int, Sendable { case `default`, bar }

  private static let height: CGFloat = 4
  private let rest = UIImageView()
  private let done = UIImageView()
  private var current: Float = 0

  /// The style of the bar. With `bar`, the track is not drawn.
  open var progressViewStyle: Style = .default { didSet { setNeedsLayout() } }
  /// The colour of the filled part; nil is the tint colour.
  open var progressTintColor: UIColor? {
    didSet {
      setNeedsLayout()
      mark(.progressTintColor, \UIProgressView.progressTintColor)
    }
  }
  /// The colour of the track; nil is a light grey.
  open var trackTintColor: UIColor? {
    didSet {
      setNeedsLayout()
      mark(.trackTintColor, \UIProgressView.trackTintColor)
    }
  }

  /// Creates a progress view at zero, 4 points high whatever the frame.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: 4)))
    setUp()
  }

  /// Creates a progress view of a style, 150 points wide.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: Self.height))
    progressViewStyle = style
  }

  private func setUp() {
    clipsToBounds = true
    layer.cornerRadius = Self.height / 2
    done.layer.cornerRadius = Self.height / 2
    addSubview(rest)
    addSubview(done)
  }

  /// The progress object to show, read once per tick; nil for none.
  open var observedProgress: Progress? {
    didSet {
      observer?.invalidate()
      observer = nil
      guard let observedProgress else { return }
      setProgress(Float(observedProgress.fractionCompleted), animated: false)
      observer = CADisplayLink { [weak self] link in
        guard let self, let progress = self.observedProgress else { return link.invalidate() }
        let share = Float(progress.fractionCompleted)
        if share != self.progress { setProgress(share, animated: true) }
      }
      observer?.add(to: .main, forMode: .common)
    }
  }
  private var observer: CADisplayLink?

  /// The image of the filled part, stretched between its caps; nil draws the colour.
  open var progressImage: UIImage? { didSet { imagesChanged() } }
  /// The image of the track, stretched between its caps; nil draws the colour.
  open var trackImage: UIImage? { didSet { imagesChanged() } }

  /// Updates a bar with images, which is as high as they are and has no rounded ends.
  private func imagesChanged() {
    let isPlain = progressImage == nil && trackImage == nil
    layer.cornerRadius = isPlain ? Self.height / 2 : 0
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var lineHeight: CGFloat {
    [progressImage, trackImage].compactMap(\.?.size.height).max() ?? Self.height
  }

  /// Creates a progress view from a nib or a storyboard.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForNib() {
    super.prepareForNib()
    setUp()
  }

  /// The progress, from 0 to 1. Other values are clamped; NaN is ignored.
  open var progress: Float {
    get { current }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the progress, and animates the bar to it if `animated` is true. NaN is ignored.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard !progress.isNaN else { return }
    if animated { layoutIfNeeded() }
    current = min(max(progress, 0), 1)
    setNeedsLayout()
    if animated { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let color = trackTintColor ?? (progressViewStyle == .bar ? .clear : .controlRail)
    backgroundColor = trackImage == nil ? color : nil
    rest.image = trackImage
    rest.frame = bounds
    done.image = progressImage
    done.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    done.layer.cornerRadius = progressImage == nil ? Self.height / 2 : 0
    done.frame = CGRect(x: 0, y: 0, width: bounds.width * CGFloat(current), height: bounds.height)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: lineHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: lineHeight)
  }
}
