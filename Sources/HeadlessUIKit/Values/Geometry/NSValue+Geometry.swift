public import Foundation
public import Graphics

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

    /// A value that holds a transform of the plane. (Foundation on Linux boxes no structures but its own:
    /// this one is kept as an array of its fields.)
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
      var fields = [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ].map { Double($0) }
      self.init(bytes: &fields, objCType: NSValue.affineType)
    }

    /// A value that holds a transform in space, kept likewise.
    public convenience init(caTransform3D transform: CATransform3D) {
      var fields = transform.rows.joined().map { Double($0) }
      self.init(bytes: &fields, objCType: NSValue.spatialType)
    }

    static let affineType = "[6d]"
    static let spatialType = "[16d]"

    private func fields(_ count: Int, of type: String) -> [CGFloat]? {
      guard String(cString: objCType) == type else { return nil }
      var fields = [Double](repeating: 0, count: count)
      fields.withUnsafeMutableBytes { bytes in
        if let start = bytes.baseAddress { getValue(start) }
      }
      return fields.map { CGFloat($0) }
    }

    /// The transform of the plane it holds; the identity for a value of another type.
    public var cgAffineTransformValue: CGAffineTransform {
      guard let f = fields(6, of: Self.affineType) else { return .identity }
      return CGAffineTransform(a: f[0], b: f[1], c: f[2], d: f[3], tx: f[4], ty: f[5])
    }

    /// The transform in space it holds; the identity for a value of another type.
    public var caTransform3DValue: CATransform3D {
      guard let f = fields(16, of: Self.spatialType) else { return CATransform3DIdentity }
      return CATransform3D(rows: stride(from: 0, to: 16, by: 4).map { Array(f[$0..<$0 + 4]) })
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
