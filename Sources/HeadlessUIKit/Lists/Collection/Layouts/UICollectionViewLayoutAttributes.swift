public import Foundation
public import Graphics

/// The position and appearance of one element of a collection view.
///
/// Two objects are equal if they have the same class and equal properties. As on iOS, a subclass
/// with additional properties overrides `isEqual(_:)` and `copy(with:)`.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: _Object, @preconcurrency NSCopying {
  /// The category of an element, with UIKit's raw values.
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }

  open var indexPath = IndexPath()
  /// The category of the element.
  public private(set) var representedElementCategory = ElementCategory.cell
  /// The kind of a supplementary or decoration view; nil for cells.
  public private(set) var representedElementKind: String?
  /// The centre of the element, in content coordinates. Coordinates that are not finite hide the
  /// element.
  open var center = CGPoint.zero
  /// The size of the element without `transform3D`. Setting it keeps the centre.
  open var size = CGSize.zero
  /// The frame of the element without `transform3D`, derived from `center` and `size`.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    }
    set {
      size = newValue.size
      center = CGPoint(
        x: newValue.origin.x + newValue.size.width / 2,
        y: newValue.origin.y + newValue.size.height / 2)
    }
  }
  /// The priorities with which an estimated size is replaced by the cell's own size; nil if the
  /// layout determines the size.
  var fitting: FittingPriorities?
  /// The orthogonally scrolling section that contains the element; nil for other elements.
  var scrollerSection: Int?
  /// The position of a row in a list, which determines its appearance.
  var listPlace: ListPosition?
  /// The rectangle with origin (0, 0) and `size`. Setting it sets the size.
  ///
  /// - Note: Partly: ignores the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  open var alpha: CGFloat = 1
  open var transform3D = CATransform3DIdentity
  /// The two-dimensional part of `transform3D`. Setting it replaces `transform3D`.
  open var transform: CGAffineTransform {
    get { transform3D.affine }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The shape with which the element collides in a dynamic animator.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The collision shape for the type `path`: convex, with the element's centre at (0, 0).
  open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: centeredBounds) }
  /// The z-index of the element; larger values are in front.
  open var zIndex = 0
  open var isHidden = false

  /// Creates attributes with zero size, full opacity and no transform.
  public init() { super.init(_object: ()) }

  /// Creates attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of a supplementary view: a header, a footer, or a view of a custom kind.
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = kind
  }

  /// Creates attributes of a decoration view, for which the data source is not asked.
  public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = kind
  }

  /// Creates attributes of a given class for an element.
  static func make(
    of layoutClass: AnyClass, for key: ElementKey
  ) -> UICollectionViewLayoutAttributes {
    let type =
      layoutClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
    let result = make(of: type)
    result.indexPath = key.indexPath
    result.representedElementCategory = key.category
    result.representedElementKind = key.kind
    return result
  }

  /// Returns a copy of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.make(of: type(of: self))
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.center = center
    copy.size = size
    copy.fitting = fitting
    copy.scrollerSection = scrollerSection
    copy.listPlace = listPlace
    copy.alpha = alpha
    copy.transform3D = transform3D
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }

  /// Whether another object has the same class and equal properties.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return self === other || onMainActorUnchecked { hasSameValues(as: other) }
  }

  /// A hash value consistent with `isEqual(_:)`.
  nonisolated open override var hash: Int {
    onMainActorUnchecked { indexPath.map(Double.init).stableHash }
  }

  private func hasSameValues(as other: UICollectionViewLayoutAttributes) -> Bool {
    type(of: self) == type(of: other) && indexPath == other.indexPath
      && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind && center == other.center
      && size == other.size && alpha == other.alpha && transform3D == other.transform3D
      && zIndex == other.zIndex
      && isHidden == other.isHidden && scrollerSection == other.scrollerSection
      && listPlace == other.listPlace
  }
}
