public import Foundation

/// How small and large a scene may become that its user resizes; there is none here.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: _Object {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  init() { super.init(_object: ()) }
}
