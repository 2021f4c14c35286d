public import Foundation

/// Arranges views in a row or column, by constraints of its own: so sizes fit from outside and from
/// inside, and hugging and compression resistance decide who gives way
/// (https://developer.apple.com/documentation/uikit/uistackview).
///
/// The constraints are made in the update pass, those that a change leaves alone stay, and other
/// spacings only set constants. They have UIKit's names, such as `UISV-spacing`, in messages. A change
/// in an animation block is laid out there and so seen to move, without `layoutIfNeeded()`.
open class UIStackView: UIView {
  /// As custom spacing: that of the stack.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// As custom spacing: the system's, 8 points.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// The views it arranges, in their order, hidden ones included. All are subviews; not every subview
  /// needs to be arranged.
  open private(set) var arrangedSubviews: [UIView] = []
  /// The constraints that arrange them.
  private var arrangement = StackArrangement()
  /// Of the views that have one.
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Without arranged views.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A row of these views, from leading to trailing.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// From a nib or a storyboard. As in UIKit it does not fail, so that subclasses compile.
  ///
  /// - Note: Partly: archives are not supported, a stack without views for any other coder.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    (coder as? NibCoder)?.fill(self)
  }

  // MARK: How

  /// A row or a column.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementChanged() } }
  }

  /// How the views take up the stack's length.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }

  /// How the views lie across the axis.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementChanged() } }
  }

  /// The distance of neighbours in points, the least one where the distribution makes gaps equal.
  /// Negative lets them overlap. Infinite values and NaN are refused.
  open var spacing: CGFloat = 0 {
    didSet {
      guard admits(spacing, for: "spacing") else { return spacing = oldValue }
      if spacing != oldValue { arrangementChanged() }
    }
  }

  /// Whether a column measures spacing from the last baseline of a view to the first of the next.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
  }

  /// Whether the views lie within the stack's margins instead of its edges.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
  }

  // MARK: What

  /// Arranges a view behind all others, also one that is arranged already. It becomes a subview if it
  /// is none, in front; else its place among the subviews stays.
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// The same at a place among the arranged views. A view that is arranged already moves there.
  ///
  /// - Parameter stackIndex: 0 to the number of arranged views; any other is a mistake of the screen,
  ///   and nothing happens.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard (0...arrangedSubviews.count).contains(stackIndex) else {
      return environment.problems.raise(
        .arrangedIndexOutOfBounds(index: stackIndex, count: arrangedSubviews.count))
    }
    arrange(view, at: min(stackIndex, arrangedSubviews.filter { $0 !== view }.count))
  }

  /// Takes a view out of the arrangement; it stays a subview, and nothing places it any more.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementChanged()
  }

  private func arrange(_ view: UIView, at index: Int) {
    if view.superview !== self {
      addSubview(view)
      guard view.superview === self else { return }
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: index)
    arrangementChanged()
  }

  /// The arranged view leaves the arrangement.
  open override func willRemoveSubview(_ subview: UIView) {
    removeArrangedSubview(subview)
    super.willRemoveSubview(subview)
  }

  /// The distance after an arranged view, instead of `spacing`; also `spacingUseDefault` and
  /// `spacingUseSystem`. Without effect for a view that is not arranged. Infinite values and NaN are
  /// refused.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }),
      admits(spacing, for: "customSpacing"), spacing != customSpacing(after: arrangedSubview)
    else { return }
    let usesDefault = spacing == Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = usesDefault ? nil : spacing
    arrangementChanged()
  }

  /// What was set for the view, `spacingUseDefault` if nothing was.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// In points.
  final func gap(after view: UIView) -> CGFloat {
    switch customSpacing(after: view) {
    case Self.spacingUseDefault: spacing == Self.spacingUseSystem ? systemSpacing : spacing
    case Self.spacingUseSystem: systemSpacing
    case let custom: custom
    }
  }

  // MARK: When

  /// The constraints are made anew where they differ. Call super.
  open override func updateConstraints() {
    arrangement.install(StackPlan(of: self).constraints)
    super.updateConstraints()
  }

  /// Views come to other fonts and scales with the window, and may have other sizes there.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    contentChanged()
  }

  /// Something that the constraints are made of is another. Where that is to be seen moving, layout
  /// runs at once, from the outermost stack.
  final func arrangementChanged() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
    arrangingStack?.contentChanged()
    guard AnimationBlock.current != nil, window != nil else { return }
    var outermost = self
    while let stack = outermost.superview as? UIStackView { outermost = stack }
    outermost.layoutIfNeeded()
  }

  /// An arranged view's content may have another size: proportions follow it.
  final func contentChanged() {
    guard distribution == .fillProportionally else { return }
    setNeedsUpdateConstraints()
    setNeedsLayout()
    arrangingStack?.contentChanged()
  }

  // MARK: Baselines

  /// Of a column the first view, of a row the tallest, and theirs if they are stacks.
  open override var forFirstBaselineLayout: UIView {
    baselineView(inColumn: \.first)?.forFirstBaselineLayout ?? self
  }

  /// Of a column the last view, of a row the tallest, and theirs if they are stacks.
  open override var forLastBaselineLayout: UIView {
    baselineView(inColumn: \.last)?.forLastBaselineLayout ?? self
  }

  private func baselineView(inColumn place: KeyPath<[UIView], UIView?>) -> UIView? {
    let views = arrangedSubviews.filter { !$0.isHidden }
    guard axis == .horizontal, let first = views.first else { return views[keyPath: place] }
    var tallest = (view: first, height: first.arrangedHeight)
    for view in views.dropFirst() where view.arrangedHeight > tallest.height {
      tallest = (view, view.arrangedHeight)
    }
    return tallest.view
  }
}
