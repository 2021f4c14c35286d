public import Foundation

/// From what a layer showed when it was added to what it shows since then.
open class CATransition: CAAnimation {
  /// How the one goes over into the other.
  open var type = CATransitionType.fade
  /// From which side; nil is the right one.
  open var subtype: CATransitionSubtype?
  /// Where in the transition it begins and ends, 0…1.
  open var startProgress: Float = 0
  open var endProgress: Float = 1

  /// - Note: Partly: archives are not supported, always nil.
  public required init?(coder: NSCoder) { nil }

  /// A fade.
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
