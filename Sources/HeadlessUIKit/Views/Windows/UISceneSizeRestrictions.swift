public import Foundation

/// The limits of a scene that the user can resize. Never created here, because scenes cannot be
/// resized.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: _Object {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  init() { super.init(_object: ()) }
}
