public import Foundation

/// What a finger that stays on a view brings: a picture of it, or a controller, and a menu.
open class UIContextMenuConfiguration: _Object {
  /// Makes the controller that is shown; nil shows the view itself.
  public typealias PreviewProvider = () -> UIViewController?
  /// Makes the menu of what the system suggests, which is nothing here.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

  /// What it was made for; one of its own if nothing was given.
  public let identifier: any NSCopying
  /// Of iOS 16: other items that belong to it.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// Kept: nothing is suggested, so that nothing is ordered.
  open var preferredMenuElementOrder = ElementOrder.automatic
  let previewProvider: PreviewProvider?
  let actionProvider: ActionProvider?

  /// In which order lines stand; raw values as UIKit's.
  public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }

  /// With what makes its parts when it is shown.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
    super.init(_object: ())
  }
}
