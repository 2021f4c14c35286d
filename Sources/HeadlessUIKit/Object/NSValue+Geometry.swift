public import Foundation

// The names that UIKit adds to `NSValue` for geometry; on Apple's platforms Core Graphics brings
// them. Casting does not bridge here: `as? NSValue` of a `CGRect` is nil.
#if !canImport(ObjectiveC)
  extension NSValue {
    /// A value that holds a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// A value that holds a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// A value that holds a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// A value that holds insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
      self.init(
        edgeInsets: NSEdgeInsets(
          top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
    }

    /// The point it holds; that of a value of another type is not defined.
    public var cgPointValue: CGPoint { pointValue }
    /// The size it holds; that of a value of another type is not defined.
    public var cgSizeValue: CGSize { sizeValue }
    /// The rectangle it holds; that of a value of another type is not defined.
    public var cgRectValue: CGRect { rectValue }
    /// The insets it holds; those of a value of another type are not defined.
    public var uiEdgeInsetsValue: UIEdgeInsets {
      let insets = edgeInsetsValue
      return UIEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
  }
#endif
