public import Foundation
public import Graphics

/// Where and how one element of a collection is shown.
///
/// Two are equal if they are of one class and say the same; a subclass with properties of its own
/// overrides `isEqual(_:)` and `copy(with:)`, as on iOS.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: _Object, @preconcurrency NSCopying {
  /// What an element is; raw values as UIKit's.
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }

  open var indexPath = IndexPath()
  /// What the element is.
  public private(set) var representedElementCategory = ElementCategory.cell
  /// Nil for cells.
  public private(set) var representedElementKind: String?
  /// The middle, in the collection's content. Coordinates that are not finite hide the element.
  open var center = CGPoint.zero
  /// Before `transform3D`; setting it keeps the centre.
  open var size = CGSize.zero
  /// `size` around `center`, before `transform3D`.
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
  /// How strongly a cell's own size is drawn to `size` along each axis, where the layout has it
  /// estimated; nil where the layout decides.
  var fitting: FittingPriorities?
  /// The section whose strip across the layout the element lies in; nil in the collection itself.
  var scrollerSection: Int?
  /// What a list says of a row's look.
  var listPlace: ListPlace?
  /// At (0, 0) with `size`; setting it sets the size.
  ///
  /// - Note: Partly: the origin has no effect.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  open var alpha: CGFloat = 1
  open var transform3D = CATransform3DIdentity
  /// The part of `transform3D` in the plane; setting it replaces the whole.
  open var transform: CGAffineTransform {
    get { transform3D.affine }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The shape by which a dynamic animator has the element hit others.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The same for `path`: convex, about the element's middle at (0, 0).
  open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: centeredBounds) }
  /// Nearer when larger.
  open var zIndex = 0
  open var isHidden = false

  /// At zero size, opaque and upright until set otherwise, for no element.
  public init() { super.init(_object: ()) }

  /// For an item's cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// For a header, a footer or another view of a kind of one's own.
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = kind
  }

  /// For a view that no data source knows of.
  public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = kind
  }

  /// For an element of a layout, of the class that the layout names.
  static func made(
    of layoutClass: AnyClass, for key: ElementKey
  ) -> UICollectionViewLayoutAttributes {
    let type =
      layoutClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
    let result = made(of: type)
    result.indexPath = key.indexPath
    result.representedElementCategory = key.category
    result.representedElementKind = key.kind
    return result
  }

  /// Another object of the same class that says the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.made(of: type(of: self))
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

  /// Whether the other is of the same class and says the same.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return self === other || onMainActorUnchecked { saysTheSame(as: other) }
  }

  /// Agrees with `isEqual(_:)`.
  nonisolated open override var hash: Int {
    onMainActorUnchecked { indexPath.map(Double.init).stableHash }
  }

  private func saysTheSame(as other: UICollectionViewLayoutAttributes) -> Bool {
    type(of: self) == type(of: other) && indexPath == other.indexPath
      && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind && center == other.center
      && size == other.size && alpha == other.alpha && transform3D == other.transform3D
      && zIndex == other.zIndex
      && isHidden == other.isHidden && scrollerSection == other.scrollerSection
      && listPlace == other.listPlace
  }
}
