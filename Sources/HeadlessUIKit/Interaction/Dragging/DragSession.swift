import Foundation

/// The drag session, from the lift of items until all animations have ended.
final class DragSession: UIDragSession {
  var items: [UIDragItem]
  var localContext: Any?
  /// The location of the touch, in window coordinates.
  var place: CGPoint
  /// The drag that moves the items; nil before its beginning and after its end.
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
