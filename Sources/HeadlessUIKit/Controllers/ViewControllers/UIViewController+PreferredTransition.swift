public import Foundation

extension UIViewController {
  /// The transition with which a controller is pushed or presented.
  @preconcurrency @MainActor
  public final class Transition: NSObject {
    let style: UIModalTransitionStyle?

    private init(_ style: UIModalTransitionStyle?) { self.style = style }

    /// The controller slides up from the bottom.
    public static var coverVertical: Transition { Transition(.coverVertical) }
    /// The controller flips in from the right.
    public static var flipHorizontal: Transition { Transition(.flipHorizontal) }
    /// The controllers cross-fade.
    public static var crossDissolve: Transition { Transition(.crossDissolve) }
    /// The presenting controller curls up at a corner.
    public static var partialCurl: Transition { Transition(.partialCurl) }

    /// Returns the transition in which the controller grows from a view that the closure returns.
    ///
    /// - Note: Partly: drawn as a standard push or presentation, which is reported as a problem of
    ///   the screen. The closure is never called.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition {
      ScreenEnvironment.current.problems.report(StyleProblem.zoom)
      return Transition(nil)
    }
  }

  /// The transition of the controller; nil, the default, is the standard one. One of the styles
  /// also sets `modalTransitionStyle`.
  public final var preferredTransition: Transition? {
    get { ownTransition }
    set {
      ownTransition = newValue
      if let style = newValue?.style { modalTransitionStyle = style }
    }
  }
}

extension UIViewController.Transition {
  /// The options of a zoom transition.
  ///
  /// - Note: Partly: stored; the transition is drawn as a standard one.
  @preconcurrency @MainActor
  public final class ZoomOptions: NSObject {
    /// Returns the rectangle of the zoomed view that covers the source view; nil is all of it.
    public var alignmentRectProvider: ((ZoomAlignmentRectContext) -> CGRect?)?
    /// Returns whether a gesture may begin to dismiss the controller.
    public var interactiveDismissShouldBegin: ((ZoomInteractionContext) -> Bool)?
    /// The colour over the content behind the zoomed view; nil is the standard one.
    public var dimmingColor: UIColor?
    /// The effect over the content behind the zoomed view; nil for none.
    public var dimmingVisualEffect: UIVisualEffect?
  }

  /// The controllers of a zoom transition, for the closure that returns the source view.
  @preconcurrency @MainActor
  public struct ZoomSourceViewProviderContext {
    /// The controller from which the other one grows.
    public let sourceViewController: UIViewController
    /// The controller that grows.
    public let zoomedViewController: UIViewController
  }

  /// The views of a zoom transition, for the closure that returns the aligned rectangle.
  @preconcurrency @MainActor
  public struct ZoomAlignmentRectContext {
    /// The view from which the controller grows.
    public let sourceView: UIView
    /// The controller that grows.
    public let zoomedViewController: UIViewController
  }

  /// The gesture of a zoom transition, for the closure that decides whether it begins.
  @preconcurrency @MainActor
  public struct ZoomInteractionContext {
    /// The place of the touch, in the coordinates of the zoomed view.
    public let location: CGPoint
    /// The velocity of the touch, in points per second.
    public let velocity: CGVector
    /// Whether the gesture would begin without the closure.
    public let willBegin: Bool
  }
}
