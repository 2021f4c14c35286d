public import Foundation

/// How much of something is done, as a line. 4 points high.
open class UIProgressView: UIView {
  /// Where the line is meant to stand; raw values as UIKit's.
  public enum Style: Int, Sendable { case `default`, bar }

  private static let height: CGFloat = 4
  private let rest = UIImageView()
  private let done = UIImageView()
  private var current: Float = 0

  /// As given; in a bar the rest of the line is not drawn.
  open var progressViewStyle: Style = .default { didSet { setNeedsLayout() } }
  /// Of what is done; nil is the tint colour.
  open var progressTintColor: UIColor? {
    didSet {
      setNeedsLayout()
      mark(.progressTintColor, \UIProgressView.progressTintColor)
    }
  }
  /// Of the rest; nil is a light grey.
  open var trackTintColor: UIColor? {
    didSet {
      setNeedsLayout()
      mark(.trackTintColor, \UIProgressView.trackTintColor)
    }
  }

  /// Nothing done.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: 4)))
    setUp()
  }

  /// 150 points wide until told.
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

  /// Whose share of what is done is shown from now on, looked at once a tick; nil for none.
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

  /// Instead of the line of what is done, stretched between its caps; nil takes it away.
  open var progressImage: UIImage? { didSet { imagesChanged() } }
  /// Instead of the whole line, likewise.
  open var trackImage: UIImage? { didSet { imagesChanged() } }

  /// A line of pictures is as high as they are, without round ends of its own.
  private func imagesChanged() {
    let isPlain = progressImage == nil && trackImage == nil
    layer.cornerRadius = isPlain ? Self.height / 2 : 0
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var lineHeight: CGFloat {
    [progressImage, trackImage].compactMap(\.?.size.height).max() ?? Self.height
  }

  /// A `UIProgressView` of a nib or a storyboard.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForNib() {
    super.prepareForNib()
    setUp()
  }

  /// 0…1; what is set is brought there. NaN changes nothing.
  open var progress: Float {
    get { current }
    set { setProgress(newValue, animated: false) }
  }

  /// The line grows or shrinks to the value.
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
