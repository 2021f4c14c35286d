public import Foundation

/// An animated transition from the appearance of a layer when the transition is added to its new
/// one.
open class CATransition: CAAnimation {
  /// The visual effect of the transition.
  open var type = CATransitionType.fade
  /// The side from which the new appearance enters; nil means the right.
  open var subtype: CATransitionSubtype?
  /// The point of the effect at which the transition starts, 0…1. `endProgress` is where it stops.
  open var startProgress: Float = 0
  open var endProgress: Float = 1

  /// Creates an object from an archive.
  ///
  /// - Note: Partly: archives are not supported, always nil.
  public required init?(coder: NSCoder) { nil }

  /// Creates a fade.
  public override init() { super.init() }

  override func emptyCopy() -> CAAnimation { CATransition() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CATransition else { return }
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
  }
}
