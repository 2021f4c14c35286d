public import Foundation

/// A layout for an interactive transition, which interpolates between two layouts according to
/// `transitionProgress`.
///
/// ```swift
/// let transition = collectionView.startInteractiveTransition(to: grid) { _, _ in }
/// transition.transitionProgress = 0.5
/// transition.invalidateLayout()
/// collectionView.finishInteractiveTransition()
/// ```
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout at which the transition begins.
  open private(set) var currentLayout: UICollectionViewLayout
  /// The layout at which the transition ends.
  open private(set) var nextLayout: UICollectionViewLayout
  /// The progress of the transition: 0 for the current layout, 1 for the next one. Invalidate the
  /// layout after setting it.
  ///
  /// Other values extrapolate linearly; NaN counts as 0.
  open var transitionProgress: CGFloat = 0

  /// The completion handler passed to `startInteractiveTransition`.
  var completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  private var animatedValues: [String: CGFloat] = [:]

  /// Creates a transition layout with progress 0.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    (self.currentLayout, nextLayout) = (currentLayout, newLayout)
    super.init()
  }

  /// Not available: the layout is created in code.
  ///
  /// - Note: Partly: always returns nil, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Stores a value under a key, for subclasses that animate more than positions.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    animatedValues[key] = value
  }

  /// Returns the value stored under a key; 0 for an unknown key.
  open func value(forAnimatedKey key: String) -> CGFloat { animatedValues[key] ?? 0 }

  open override func prepare() {
    super.prepare()
    for layout in [currentLayout, nextLayout] {
      layout.owner = owner
      layout.prepare()
    }
  }

  private var progress: CGFloat { transitionProgress.isNaN ? 0 : transitionProgress }

  open override var collectionViewContentSize: CGSize {
    let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(
      width: max(0, from.width + (to.width - from.width) * progress),
      height: max(0, from.height + (to.height - from.height) * progress))
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var seen: Set<ElementKey> = []
    let elements = [currentLayout, nextLayout].flatMap {
      $0.layoutAttributesForElements(in: rect) ?? []
    }
    return elements.compactMap { element in
      let key = ElementKey(element)
      return seen.insert(key).inserted ? mixed(key) : nil
    }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixed(ElementKey(item: indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixed(ElementKey(supplementaryView: elementKind, at: indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixed(ElementKey(decorationView: elementKind, at: indexPath))
  }

  /// Returns the interpolated attributes of an element. An element that only one layout contains
  /// fades in or out at its position.
  private func mixed(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let (from, to) = (currentLayout.attributes(of: key), nextLayout.attributes(of: key))
    guard let one = from ?? to, let other = to ?? from else { return nil }
    let result = UICollectionView.copy(of: one)
    result.center = between(one.center, other.center)
    result.size = CGSize(
      width: between(one.size.width, other.size.width),
      height: between(one.size.height, other.size.height))
    result.alpha = between(from == nil ? 0 : one.alpha, to == nil ? 0 : other.alpha)
    let transform = one.transform3D.animated.interpolated(
      to: other.transform3D.animated, by: progress)
    CATransform3D(transform).map { result.transform3D = $0 }
    result.zIndex = progress < 0.5 ? one.zIndex : other.zIndex
    return result
  }

  private func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat {
    start + (end - start) * progress
  }

  private func between(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
    CGPoint(x: between(start.x, end.x), y: between(start.y, end.y))
  }
}
