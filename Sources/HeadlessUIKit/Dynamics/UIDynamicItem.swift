public import Foundation
public import Graphics

/// What an animator moves: views, and the attributes of collection layouts.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
  /// Where the animator moves it to.
  var center: CGPoint { get set }
  /// Its size, untransformed; the animator leaves it.
  var bounds: CGRect { get }
  /// What the animator turns it by.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}
