import Foundation

/// A drag session as seen by possible drop targets.
final class DropSession: UIDropSession {
  let drag: DragSession
  let progress = Progress(totalUnitCount: 1)
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

  init(_ drag: DragSession) { self.drag = drag }

  var items: [UIDragItem] { drag.items }
  var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }
  var localDragSession: (any UIDragSession)? { drag }

  func location(in view: UIView) -> CGPoint { drag.location(in: view) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    drag.canLoadObjects(ofClass: aClass)
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let able = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    var loaded: [(any NSItemProviderReading)?] = Array(repeating: nil, count: able.count)
    var missing = able.count
    guard missing > 0 else {
      DelayedCall(after: 0, in: ScreenEnvironment.current.clock) { completion([]) }
      return progress
    }
    for (index, provider) in able.enumerated() {
      provider.loadObject(ofClass: aClass) { object, _ in
        loaded[index] = object
        missing -= 1
        guard missing == 0 else { return }
        self.progress.completedUnitCount = 1
        completion(loaded.compactMap { $0 })
      }
    }
    return progress
  }
}
