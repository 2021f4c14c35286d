/// Whom a layer belongs to: the view of a view's layer, which UIKit says must not be replaced.
///
/// None of Core Animation's methods is declared yet: layers here neither ask who draws them nor how
/// their changes are animated.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {}

extension UIView: CALayerDelegate {}
