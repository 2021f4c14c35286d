import Foundation

/// A drag from when items are lifted until all is over.
final class DragSession: UIDragSession {
  var items: [UIDragItem]
  var localContext: Any?
  /// Where the finger is, in the window.
  var place: CGPoint
  /// What carries it; nil before and after.
  weak var drag: Drag?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false

  init(_ items: [UIDragItem] = [], at place: CGPoint) {
    (self.items, self.place) = (items, place)
  }

  func location(in view: UIView) -> CGPoint { view.convert(place, from: nil) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier)
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}
