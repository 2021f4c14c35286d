public import Foundation
import Layers
import Typography

/// A control that selects one of several segments side by side, 32 points high, drawn as in iOS 13
/// and later.
open class UISegmentedControl: UIControl {
  /// The position of a segment. Raw values are those of UIKit.
  public enum Segment: Int, Sendable {
    case any, left, center, right
    /// The only segment.
    case alone
  }

  /// The value of `selectedSegmentIndex` while no segment is selected.
  public static let noSegment = -1

  private static let height: CGFloat = 32
  private static let padding: CGFloat = 2

  var segments: [SegmentedChoice] = []
  let selection = UIView()
  var separators: [UIImageView] = []
  var pictures = SegmentPictures()
  var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  private var touched: Int?

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control with a segment for each string, image or action. Other items are ignored.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      switch item {
      case let title as String: segments.append(SegmentedChoice(title: title))
      case let image as UIImage: segments.append(SegmentedChoice(image: image))
      case let action as UIAction: segments.append(SegmentedChoice(action: action))
      default: continue
      }
    }
    segmentsChanged()
    sizeToFit()
  }

  /// Creates a control with a segment for each action, which runs when its segment is selected.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(items: actions)
    if frame != .zero { self.frame = frame }
  }

  private func setUp() {
    layer.cornerRadius = 9
    backgroundColor = .controlBackground
    forgetMarks()
    selection.isUserInteractionEnabled = false
    selection.layer.cornerRadius = 7
    selection.layer.shadowOpacity = 0.12
    selection.layer.shadowRadius = 4
    selection.layer.shadowOffset = CGSize(width: 0, height: 3)
    addSubview(selection)
  }

  /// Creates a segmented control from a nib or a storyboard.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForNib() {
    super.prepareForNib()
    setUp()
  }

  // MARK: Segments

  open var numberOfSegments: Int { segments.count }

  /// The index of the selected segment, or `noSegment`.
  ///
  /// Setting it sends no action. An index without a segment selects none.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      if !segments.indices.contains(selectedSegmentIndex) {
        selectedSegmentIndex = Self.noSegment
      }
      if selectedSegmentIndex != oldValue { setNeedsLayout() }
    }
  }
  /// Whether segments act like buttons: a tap sends its action, and no segment stays selected.
  open var isMomentary = false { didSet { setNeedsLayout() } }
  /// Whether segments have widths in proportion to their content instead of equal widths.
  open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }
  /// The standard colour of the selected segment: white, and in dark mode the grey of Apple's
  /// design resources for iOS 13, which is that of `systemGray2`.
  private static let selectionColor = UIColor(
    light: UIColor.white.cgColor,
    dark: UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1).cgColor)
  /// The background colour of the selected segment; nil is white, and grey in dark mode.
  open var selectedSegmentTintColor: UIColor? {
    didSet {
      setNeedsLayout()
      mark(.selectedSegmentTintColor, \UISegmentedControl.selectedSegmentTintColor)
    }
  }

  /// Inserts a segment with a title. The index is clamped to the existing range.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentedChoice(title: title), at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentedChoice(image: image), at: segment)
  }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(SegmentedChoice(action: action), at: segment)
  }

  private func insert(_ segment: SegmentedChoice, at index: Int) {
    let index = min(max(0, index), segments.count)
    segments.insert(segment, at: index)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    segmentsChanged()
  }

  /// Removes a segment. The index is clamped; without segments the call is ignored.
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

  /// Sets the title of a segment and removes its image. A too large index means the last segment.
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
  /// Sets the width of a segment. With 0, the segment shares the remaining width.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = max(0, width) }
  }
  open func widthForSegment(at segment: Int) -> CGFloat { known(segment)?.width ?? 0 }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  open func isEnabledForSegment(at segment: Int) -> Bool { known(segment)?.isEnabled ?? false }

  /// Sets the text attributes of titles in a state. Only `font` and `foregroundColor` are used.
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

  /// Sets the offset of a segment's content from its standard position.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.offset = offset }
  }
  open func contentOffsetForSegment(at segment: Int) -> CGSize { known(segment)?.offset ?? .zero }
  /// Returns the index of the segment with an action, or `noSegment`.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }

  // MARK: Images

  /// Sets the background image of segments in a state, stretched between its caps.
  ///
  /// Images replace the backgrounds of the control and of the selected segment. The control is as
  /// high as the image for `normal`.
  ///
  /// - Note: Partly: only images for `UIBarMetrics.default` are used.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    pictures.backgrounds[state] = backgroundImage
    picturesChanged()
  }
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? pictures.backgrounds[state] : nil
  }

  /// Sets the image between two segments, by the states of the left and the right one.
  ///
  /// Without an image for these states, the one for two `normal` segments is shown, or else a thin
  /// line.
  ///
  /// - Note: Partly: only images for `UIBarMetrics.default` are used.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState: State,
    barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    pictures[leftState, rightSegmentState] = dividerImage
    picturesChanged()
  }
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState: State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    barMetrics == .default ? pictures[leftState, rightSegmentState] : nil
  }

  /// Sets the offset of the content of all segments at a position.
  ///
  /// - Note: Partly: only offsets for `UIBarMetrics.default` are used.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    pictures[leftCenterRightOrAlone] = adjustment
    setNeedsLayout()
  }
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    barMetrics == .default ? pictures[leftCenterRightOrAlone] ?? .zero : .zero
  }

  private func picturesChanged() {
    layer.cornerRadius = pictures.backgrounds.isEmpty ? 9 : 0
    backgroundColor = pictures.backgrounds.isEmpty ? .controlBackground : nil
    segmentsChanged()
  }

  func state(of index: Int) -> State {
    guard isEnabled, segments[index].isEnabled else { return .disabled }
    if index == shownIndex { return .selected }
    return touched == index ? .highlighted : .normal
  }

  private func known(_ index: Int) -> SegmentedChoice? {
    segments.isEmpty ? nil : segments[min(max(0, index), segments.count - 1)]
  }

  private func change(_ index: Int, _ change: (SegmentedChoice) -> Void) {
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
    let picture = pictures.backgrounds[.normal]
    return CGSize(width: width, height: picture?.size.height ?? Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  var shownIndex: Int { isMomentary ? touched ?? Self.noSegment : selectedSegmentIndex }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames()
    selection.backgroundColor = selectedSegmentTintColor ?? Self.selectionColor
    selection.isHidden = !frames.indices.contains(shownIndex) || !pictures.backgrounds.isEmpty
    if frames.indices.contains(shownIndex) {
      selection.frame = Self.inset(frames[shownIndex], Self.padding, Self.padding)
    }
    layOutSeparators(frames)
    for index in frames.indices { layOutSegment(index, frames[index]) }
  }

  private func layOutSegment(_ index: Int, _ frame: CGRect) {
    let segment = segments[index]
    style(segment, isSelected: index == shownIndex)
    segment.showGround(pictures.backgrounds.shown(for: state(of: index)), frame, in: self)
    let view = segment.installContent(in: self)
    let space = Self.inset(frame, Self.padding, 0)
    var size = segment.contentSize
    size.width = min(size.width, space.width)
    let moved = pictures.adjustment(of: index, among: segments.count)
    view.frame = PixelGrid(scale: environment.screen.scale).centred(size, in: space)
      .offsetBy(
        dx: segment.offset.width + moved.horizontal, dy: segment.offset.height + moved.vertical)
    view.alpha = touched == index && index != shownIndex ? 0.3 : 1
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
