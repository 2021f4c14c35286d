import Foundation
import HeadlessUIKit

/// A value that can be the other side of a relation: a view, a guide, an item of one, a number or a
/// composite of numbers.
public protocol ConstraintRelatableTarget {}
