public import Foundation
public import Graphics

// Texts of geometry as property lists have them, `{1, 2}`; what is no such text is zero, as in UIKit.
#if !canImport(Darwin)
  extension NSCoder {
    /// The point that `{x, y}` means.
    public class func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }

    /// The size that `{width, height}` means.
    public class func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }

    /// The rectangle that `{{x, y}, {width, height}}` means.
    public class func cgRect(for string: String) -> CGRect { NSRectFromString(string) }

    /// The insets that `{top, left, bottom, right}` means.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
      let n = numbers(in: string, count: 4)
      return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
    }

    /// The transform that `[a, b, c, d, tx, ty]` means; zeros for another text.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
      let n = numbers(in: string, count: 6)
      return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }

    private class func numbers(in string: String, count: Int) -> [CGFloat] {
      let found = string.split { !"+-.0123456789eE".contains($0) }.map { Double($0) ?? 0 }
      let numbers = found.filter(\.isFinite).prefix(count).map { CGFloat($0) }
      return numbers + Array(repeating: 0, count: count - numbers.count)
    }

    /// `{x, y}`.
    public class func string(for point: CGPoint) -> String { NSStringFromPoint(point) }

    /// `{width, height}`.
    public class func string(for size: CGSize) -> String { NSStringFromSize(size) }

    /// `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String { NSStringFromRect(rect) }
  }
#endif
