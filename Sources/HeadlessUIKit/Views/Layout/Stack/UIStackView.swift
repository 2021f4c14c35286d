public import Foundation

/// A view that arranges views in a row or column with constraints.
///
/// Sizes can be determined from outside or from the content, and hugging and compression resistance
/// priorities decide which views yield
/// (https://developer.apple.com/documentation/uikit/uistackview).
///
/// The constraints are made in the update pass of layout. Unchanged constraints are kept, and a new
/// spacing only sets constants. In messages the constraints have UIKit's names, such as
/// `UISV-spacing`. A change inside an animation block is laid out there, so that it animates
/// without a call of `layoutIfNeeded()`.
open class UIStackView: UIView {
  /// A custom spacing that means the stack's `spacing`.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// A spacing that means the system's 8 points.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// The arranged views in order, hidden ones included. All are subviews. A subview need not be an
  /// arranged view.
  open private(set) var arrangedSubviews: [UIView] = []
  /// The constraints that arrange the views.
  private var arrangement = StackArrangement()
  /// The custom spacings of the views that have one.
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Creates a stack without arranged views.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a row of views, from leading to trailing.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a stack from a nib or a storyboard. As in UIKit, it does not fail, so that subclasses
  /// compile.
  ///
  /// - Note: Partly: creates a stack without views for any other coder, because archives are not
  ///   supported.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    (coder as? NibCoder)?.fill(self)
  }

  // MARK: Configuration

  /// The axis along which views are arranged: a row or a column.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementChanged() } }
  }

  /// The distribution of the views along the axis.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }

  /// The alignment of the views across the axis.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementChanged() } }
  }

  /// The distance between neighbouring views, in points. It is the minimum where the distribution
  /// makes gaps equal. Negative values let the views overlap. Infinite and NaN values are refused.
  open var spacing: CGFloat = 0 {
    didSet {
      guard accepts(spacing, for: "spacing") else { return spacing = oldValue }
      if spacing != oldValue { arrangementChanged() }
    }
  }

  /// Whether a column measures spacing from the last baseline of a view to the first baseline of
  /// the next one.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
  }

  /// Whether the views are arranged within the stack's layout margins instead of its edges.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
  }

  // MARK: Arranged subviews

  /// Adds a view to the end of the arranged views, or moves it there. A view that is not a subview
  /// yet is added in front of the other subviews.
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Inserts a view among the arranged views, or moves it there.
  ///
  /// - Parameter stackIndex: The index, from 0 to the number of arranged views. Any other index is
  ///   reported as a programming error and has no effect.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard (0...arrangedSubviews.count).contains(stackIndex) else {
      return environment.problems.raise(
        .arrangedIndexOutOfBounds(index: stackIndex, count: arrangedSubviews.count))
    }
    arrange(view, at: min(stackIndex, arrangedSubviews.filter { $0 !== view }.count))
  }

  /// Removes a view from the arranged views. It stays a subview, without constraints from the
  /// stack.
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

  /// Removes the subview from the arranged views.
  open override func willRemoveSubview(_ subview: UIView) {
    removeArrangedSubview(subview)
    super.willRemoveSubview(subview)
  }

  /// Sets the distance after an arranged view, which replaces `spacing`. The values
  /// `spacingUseDefault` and `spacingUseSystem` are allowed. Has no effect for a view that is not
  /// arranged. Infinite and NaN values are refused.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }),
      accepts(spacing, for: "customSpacing"), spacing != customSpacing(after: arrangedSubview)
    else { return }
    let usesDefault = spacing == Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = usesDefault ? nil : spacing
    arrangementChanged()
  }

  /// Returns the custom spacing after a view, or `spacingUseDefault` if none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Returns the distance after a view, in points.
  final func gap(after view: UIView) -> CGFloat {
    switch customSpacing(after: view) {
    case Self.spacingUseDefault: spacing == Self.spacingUseSystem ? systemSpacing : spacing
    case Self.spacingUseSystem: systemSpacing
    case let custom: custom
    }
  }

  // MARK: Layout

  /// Updates the constraints that differ from the current plan. Overrides call super.
  open override func updateConstraints() {
    arrangement.install(StackPlan(of: self).constraints)
    super.updateConstraints()
  }

  /// Updates proportions, because fonts and scale can differ in the new window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    contentChanged()
  }

  /// Requests new constraints. Inside an animation block, lays out immediately from the outermost
  /// stack.
  final func arrangementChanged() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
    arrangingStack?.contentChanged()
    guard AnimationBlock.current != nil, window != nil else { return }
    var outermost = self
    while let stack = outermost.superview as? UIStackView { outermost = stack }
    outermost.layoutIfNeeded()
  }

  /// Updates proportions after the content size of an arranged view has changed.
  final func contentChanged() {
    guard distribution == .fillProportionally else { return }
    setNeedsUpdateConstraints()
    setNeedsLayout()
    arrangingStack?.contentChanged()
  }

  // MARK: Baselines

  /// The first visible view of a column, or the tallest visible view of a row. If that is a stack,
  /// its own baseline view.
  open override var forFirstBaselineLayout: UIView {
    baselineView(inColumn: \.first)?.forFirstBaselineLayout ?? self
  }

  /// The last visible view of a column, or the tallest visible view of a row. If that is a stack,
  /// its own baseline view.
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
