public import Foundation

/// The parts of a context menu: a preview, either of the view or of a controller, and a menu.
open class UIContextMenuConfiguration: _Object {
  /// A closure that returns the controller to preview, or nil to preview the view itself.
  public typealias PreviewProvider = () -> UIViewController?
  /// A closure that makes the menu from the elements that the system suggests. Here it gets an
  /// empty array.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

  /// The identifier of the configuration; a unique one if none was given.
  public let identifier: any NSCopying
  /// The identifiers of further items that belong to the menu (iOS 16).
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// Ignored: lines keep the order of the menu.
  open var preferredMenuElementOrder = ElementOrder.automatic
  let previewProvider: PreviewProvider?
  let actionProvider: ActionProvider?

  /// The order of the menu's lines. Raw values are those of UIKit.
  public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }

  /// Creates a configuration from closures that make preview and menu when the menu opens.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
    super.init(_object: ())
  }
}
