import Foundation
import HeadlessUIKit

/// A constant: one number for all attributes, or several numbers for different attributes.
public protocol ConstraintConstantTarget {}
