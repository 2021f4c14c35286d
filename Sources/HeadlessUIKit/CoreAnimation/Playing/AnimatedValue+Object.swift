import Foundation
import Graphics

extension AnimatedValue {
  /// Creates an animated value from an object of the app; nil for nil.
  ///
  /// Numbers, geometry and colours can be plain or boxed in `NSValue`. Paths and lists of colours
  /// or numbers are recognised too. Any other object, such as an image, is not interpolated.
  init?(object: Any?) {
    guard let object else { return nil }
    switch object {
    case let value as CGFloat: self = .numbers([value])
    case let value as Double: self = .numbers([CGFloat(value)])
    case let value as Float: self = .numbers([CGFloat(value)])
    case let value as Int: self = .numbers([CGFloat(value)])
    case let value as Bool: self = .numbers([value ? 1 : 0])
    case let value as CGPoint: self = value.animated
    case let value as CGSize: self = value.animated
    case let value as CGRect: self = value.animated
    case let value as CATransform3D: self = value.animated
    case let value as CGAffineTransform:
      self = CATransform3DMakeAffineTransform(value).animated
    case let value as CGColor: self = value.color.animated
    case let value as UIColor: self = value.cgColor.color.animated
    case let value as CGPath: self = .path(value.path)
    case let value as [CGColor]: self = .colors(value.map(\.color))
    case let value as [Double]: self = .numbers(value.map { CGFloat($0) })
    case let value as [CGFloat]: self = .numbers(value)
    case let value as [NSNumber]: self = .numbers(value.map { CGFloat($0.doubleValue) })
    case let value as [Any]: self = .colors(value.compactMap { ($0 as? CGColor)?.color })
    case let value as NSNumber: self = .numbers([CGFloat(value.doubleValue)])
    case let value as NSValue: self.init(boxed: value)
    default: self = .other(object as AnyObject)
    }
  }

  private init(boxed value: NSValue) {
    switch String(cString: value.objCType) {
    // The type name of a rectangle contains those of a point and a size, so it is tested first.
    case let type where type.contains("Rect"): self = value.rectValue.animated
    case let type where type.contains("Point"): self = value.pointValue.animated
    case let type where type.contains("Size"): self = value.sizeValue.animated
    #if !canImport(ObjectiveC)
      case NSValue.affineType:
        self = CATransform3DMakeAffineTransform(value.cgAffineTransformValue).animated
      case NSValue.spatialType: self = value.caTransform3DValue.animated
    #endif
    default: self = .other(value)
    }
  }
}
