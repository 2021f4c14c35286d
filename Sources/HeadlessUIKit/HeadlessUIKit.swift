// What `import UIKit` brings in on iOS beside UIKit's own classes: Foundation, and Core Graphics'
// geometry where Foundation does not have it. Scoped, so that Graphics' own names stay out.
@_exported public import Foundation

#if !canImport(CoreGraphics)
  @_exported public import struct Graphics.CGAffineTransform
  @_exported public import struct Graphics.CGVector
#endif
