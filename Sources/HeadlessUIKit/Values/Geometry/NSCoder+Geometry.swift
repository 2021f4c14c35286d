public import Foundation
public import Graphics

// Geometry as text in the form of property lists, such as `{1, 2}`. Text in another form is read as
// zero, as in UIKit.
#if !canImport(Darwin)
  extension NSCoder {
    /// Returns the point written as `{x, y}`.
    public class func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }

    /// Returns the size written as `{width, height}`.
    public class func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }

    /// Returns the rectangle written as `{{x, y}, {width, height}}`.
    public class func cgRect(for string: String) -> CGRect { NSRectFromString(string) }

    /// Returns the insets written as `{top, left, bottom, right}`.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
      let n = numbers(in: string, count: 4)
      return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
    }

    /// Returns the transform written as `[a, b, c, d, tx, ty]`; missing numbers are zero.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
      let n = numbers(in: string, count: 6)
      return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }

    private class func numbers(in string: String, count: Int) -> [CGFloat] {
      let found = string.split { !"+-.0123456789eE".contains($0) }.map { Double($0) ?? 0 }
      let numbers = found.filter(\.isFinite).prefix(count).map { CGFloat($0) }
      return numbers + Array(repeating: 0, count: count - numbers.count)
    }

    /// Returns a point as text in the form `{x, y}`.
    public class func string(for point: CGPoint) -> String { NSStringFromPoint(point) }

    /// Returns a size as text in the form `{width, height}`.
    public class func string(for size: CGSize) -> String { NSStringFromSize(size) }

    /// Returns a rectangle as text in the form `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String { NSStringFromRect(rect) }
  }
#endif
