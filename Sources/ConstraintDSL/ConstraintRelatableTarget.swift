import Foundation
import HeadlessUIKit

/// What a chain may be related to: a view, a guide, an item of one, a number or a composite of
/// numbers.
public protocol ConstraintRelatableTarget {}
