import Foundation
import HeadlessUIKit

/// A number, or several for several attributes.
public protocol ConstraintConstantTarget {}
