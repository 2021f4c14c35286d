public import Foundation
import Layers
import Typography

/// A choice of one of several, side by side. 32 points high, as iOS 13 and later draw it.
open class UISegmentedControl: UIControl {
  /// What `selectedSegmentIndex` says while none is chosen.
  public static let noSegment = -1

  private static let height: CGFloat = 32
  private static let padding: CGFloat = 2
  /// Left and right of a title.
  private static let margin: CGFloat = 10

  private var segments: [Segment] = []
  private let selection = UIView()
  private var separators: [UIView] = []
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  private var touched: Int?

  /// Without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A segment for each text, picture or action.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      switch item {
      case let title as String: segments.append(Segment(title: title))
      case let image as UIImage: segments.append(Segment(image: image))
      case let action as UIAction: segments.append(Segment(action: action))
      default: continue
      }
    }
    segmentsChanged()
    sizeToFit()
  }

  /// A segment for each action, which is run when it is chosen.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(items: actions)
    if frame != .zero { self.frame = frame }
  }

  private func setUp() {
    layer.cornerRadius = 9
    backgroundColor = .controlGround
    forgetMarks()
    selection.isUserInteractionEnabled = false
    selection.layer.cornerRadius = 7
    selection.layer.shadowOpacity = 0.12
    selection.layer.shadowRadius = 4
    selection.layer.shadowOffset = CGSize(width: 0, height: 3)
    addSubview(selection)
  }

  /// A `UISegmentedControl` of a nib or a storyboard.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForNib() {
    super.prepareForNib()
    setUp()
  }

  // MARK: Segments

  open var numberOfSegments: Int { segments.count }

  /// The chosen one, or `noSegment`; one that is not there chooses none. No action is sent.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      if !segments.indices.contains(selectedSegmentIndex) {
        selectedSegmentIndex = Self.noSegment
      }
      if selectedSegmentIndex != oldValue { setNeedsLayout() }
    }
  }
  /// Whether none stays chosen: a tap is told and passes.
  open var isMomentary = false { didSet { setNeedsLayout() } }
  /// Whether segments are as wide as their content asks for, in proportion; else all alike.
  open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }
  /// The ground of the chosen one; nil is white.
  open var selectedSegmentTintColor: UIColor? {
    didSet {
      setNeedsLayout()
      mark(.selectedSegmentTintColor, \UISegmentedControl.selectedSegmentTintColor)
    }
  }

  /// A place that is too large is the end, a negative one the beginning.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(action: action), at: segment)
  }

  private func insert(_ segment: Segment, at index: Int) {
    let index = min(max(0, index), segments.count)
    segments.insert(segment, at: index)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    segmentsChanged()
  }

  /// The last one, if there is none at that place; without segments it does nothing.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let index = min(max(0, segment), segments.count - 1)
    segments.remove(at: index).remove()
    if selectedSegmentIndex == index {
      selectedSegmentIndex = Self.noSegment
    } else if selectedSegmentIndex > index {
      selectedSegmentIndex -= 1
    }
    segmentsChanged()
  }

  open func removeAllSegments() {
    for segment in segments { segment.remove() }
    segments = []
    selectedSegmentIndex = Self.noSegment
    segmentsChanged()
  }

  /// The last one, if there is none at that place.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }
  open func titleForSegment(at segment: Int) -> String? { known(segment)?.title }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }
  open func imageForSegment(at segment: Int) -> UIImage? { known(segment)?.image }
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { ($0.action, $0.title, $0.image) = (action, action.title, action.image) }
  }
  open func actionForSegment(at segment: Int) -> UIAction? { known(segment)?.action }
  /// 0 is as wide as is left for it.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = max(0, width) }
  }
  open func widthForSegment(at segment: Int) -> CGFloat { known(segment)?.width ?? 0 }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  open func isEnabledForSegment(at segment: Int) -> Bool { known(segment)?.isEnabled ?? false }

  /// How titles are written in a state: `font` and `foregroundColor`.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    self.attributes[state.rawValue] = attributes
    segmentsChanged()
    mark(.titleTextAttributes, state.rawValue) { (control: UISegmentedControl) in
      control.setTitleTextAttributes(attributes, for: state)
    }
  }
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  private func known(_ index: Int) -> Segment? {
    segments.isEmpty ? nil : segments[min(max(0, index), segments.count - 1)]
  }

  private func change(_ index: Int, _ change: (Segment) -> Void) {
    guard let segment = known(index) else { return }
    change(segment)
    segmentsChanged()
  }

  private func segmentsChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    let widths = segments.map { contentWidth($0) }
    let width =
      apportionsSegmentWidthsByContent
      ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(segments.count)
    return CGSize(width: width, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func contentWidth(_ segment: Segment) -> CGFloat {
    if segment.width > 0 { return segment.width }
    style(segment, isSelected: true)
    let content =
      segment.image?.size.width ?? segment.label.sizeThatFits(.zero).width
    return content.rounded(.up) + 2 * Self.margin
  }

  /// Where each segment lies.
  private func frames() -> [CGRect] {
    let natural = segments.map { contentWidth($0) }
    let fixed = segments.map(\.width).reduce(0, +)
    let free = segments.filter { $0.width == 0 }
    let rest = max(0, bounds.width - fixed)
    let asked = zip(segments, natural).filter { $0.0.width == 0 }.map(\.1).reduce(0, +)
    var x: CGFloat = 0
    return zip(segments, natural).map { segment, width in
      let share =
        segment.width > 0
        ? segment.width
        : apportionsSegmentWidthsByContent && asked > 0
          ? rest * width / asked : rest / CGFloat(free.count)
      defer { x += share }
      return CGRect(x: x, y: 0, width: share, height: bounds.height)
    }
  }

  private var shownIndex: Int { isMomentary ? touched ?? Self.noSegment : selectedSegmentIndex }

  private func style(_ segment: Segment, isSelected: Bool) {
    let own = isSelected ? attributes[State.selected.rawValue] : nil
    let normal = attributes[State.normal.rawValue]
    let font = own?[.font] ?? normal?[.font]
    let color = own?[.foregroundColor] ?? normal?[.foregroundColor]
    segment.label.text = segment.title
    segment.label.font =
      font as? UIFont ?? .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
    segment.label.textColor =
      segment.isEnabled && isEnabled ? color as? UIColor ?? .label : .controlDisabled
    segment.picture.image = segment.image
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames()
    selection.backgroundColor = selectedSegmentTintColor ?? .white
    selection.isHidden = !frames.indices.contains(shownIndex)
    if frames.indices.contains(shownIndex) {
      selection.frame = frames[shownIndex].insetBy(dx: Self.padding, dy: Self.padding)
    }
    layOutSeparators(frames)
    for (index, segment) in segments.enumerated() {
      style(segment, isSelected: index == shownIndex)
      let view: UIView = segment.image == nil ? segment.label : segment.picture
      let other: UIView = segment.image == nil ? segment.picture : segment.label
      other.removeFromSuperview()
      if view.superview !== self { addSubview(view) }
      let space = frames[index].insetBy(dx: Self.padding, dy: 0)
      var size = segment.image?.size ?? segment.label.sizeThatFits(.zero)
      size.width = min(size.width, space.width)
      view.frame = PixelGrid(scale: environment.screen.scale).centred(size, in: space)
      view.alpha = touched == index && index != shownIndex ? 0.3 : 1
    }
  }

  /// Thin lines between segments, of which neither is chosen.
  private func layOutSeparators(_ frames: [CGRect]) {
    let count = max(0, frames.count - 1)
    while separators.count > count { separators.removeLast().removeFromSuperview() }
    while separators.count < count {
      let view = UIView()
      view.isUserInteractionEnabled = false
      view.backgroundColor = .controlDisabled
      insertSubview(view, at: 0)
      separators.append(view)
    }
    for (index, view) in separators.enumerated() {
      view.frame = CGRect(
        x: frames[index].maxX - 0.5, y: bounds.height / 4, width: 1, height: bounds.height / 2)
      view.isHidden = index == shownIndex || index + 1 == shownIndex
    }
  }

  // MARK: Tracking

  override var keepsTaps: Bool { true }

  private func segment(at touch: UITouch) -> Int? {
    let place = touch.location(in: self)
    let index = frames().firstIndex { $0.contains(CGPoint(x: place.x, y: bounds.midY)) }
    guard let index, segments[index].isEnabled,
      bounds.insetBy(dx: 0, dy: -70).contains(CGPoint(x: bounds.midX, y: place.y))
    else { return nil }
    return index
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touched = segment(at: touch)
    setNeedsLayout()
    return touched != nil
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touched = segment(at: touch)
    setNeedsLayout()
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let chosen = touch.flatMap(segment)
    touched = nil
    setNeedsLayout()
    guard let chosen, isMomentary || chosen != selectedSegmentIndex else { return }
    if isMomentary {
      selectedSegmentIndex = chosen
    } else {
      layoutIfNeeded()
      UIView.animate(withDuration: 0.25) {
        self.selectedSegmentIndex = chosen
        self.layoutIfNeeded()
      }
    }
    sendActions(for: .valueChanged)
    if segments.indices.contains(chosen) { segments[chosen].action.map(sendAction) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    touched = nil
    setNeedsLayout()
  }
}

extension UISegmentedControl {
  /// What one of the choices shows.
  @MainActor
  fileprivate final class Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var width: CGFloat = 0
    var isEnabled = true
    let label = UILabel()
    let picture = UIImageView()

    init(title: String? = nil, image: UIImage? = nil, action: UIAction? = nil) {
      self.title = title ?? action?.title
      self.image = image ?? action?.image
      self.action = action
      picture.contentMode = .center
    }

    func remove() {
      label.removeFromSuperview()
      picture.removeFromSuperview()
    }
  }
}
