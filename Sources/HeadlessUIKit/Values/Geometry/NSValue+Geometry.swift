public import Foundation
public import Graphics

// The geometry members that UIKit adds to `NSValue`; on Apple's platforms Core Graphics provides
// them.
#if !canImport(ObjectiveC)
  extension NSValue {
    /// Creates a value that holds a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// Creates a value that holds a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// Creates a value that holds a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// Creates a value that holds insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
      self.init(
        edgeInsets: NSEdgeInsets(
          top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
    }

    /// Creates a value that holds an affine transform.
    ///
    /// It stores the fields as an array, because Foundation on Linux boxes only its own structures.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
      var fields = [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ].map { Double($0) }
      self.init(bytes: &fields, objCType: NSValue.affineType)
    }

    /// Creates a value that holds a 3D transform, stored as an array of its fields.
    public convenience init(caTransform3D transform: CATransform3D) {
      var fields = transform.rows.joined().map { Double($0) }
      self.init(bytes: &fields, objCType: NSValue.spatialType)
    }

    static let affineType = "[6d]"
    static let spatialType = "[16d]"

    private func fields(_ count: Int, of type: String) -> [CGFloat]? {
      guard String(cString: objCType) == type else { return nil }
      var fields = [Double](repeating: 0, count: count)
      getValue(&fields)
      return fields.map { CGFloat($0) }
    }

    /// The affine transform in the value; the identity if the value has another type.
    public var cgAffineTransformValue: CGAffineTransform {
      guard let f = fields(6, of: Self.affineType) else { return .identity }
      return CGAffineTransform(a: f[0], b: f[1], c: f[2], d: f[3], tx: f[4], ty: f[5])
    }

    /// The 3D transform in the value; the identity if the value has another type.
    public var caTransform3DValue: CATransform3D {
      guard let f = fields(16, of: Self.spatialType) else { return CATransform3DIdentity }
      return CATransform3D(rows: stride(from: 0, to: 16, by: 4).map { Array(f[$0..<$0 + 4]) })
    }

    /// The point in the value; undefined if the value has another type.
    public var cgPointValue: CGPoint { pointValue }
    /// The size in the value; undefined if the value has another type.
    public var cgSizeValue: CGSize { sizeValue }
    /// The rectangle in the value; undefined if the value has another type.
    public var cgRectValue: CGRect { rectValue }
    /// The insets in the value; undefined if the value has another type.
    public var uiEdgeInsetsValue: UIEdgeInsets {
      let insets = edgeInsetsValue
      return UIEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
  }
#endif
