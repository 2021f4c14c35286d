// What `import UIKit` brings in on iOS: Foundation, geometry, and UIKit's classes.
@_exported public import Foundation
@_exported public import Graphics
@_exported public import HeadlessUIKit

/// The type of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor
