import Foundation
import HeadlessUIKit
import Testing

/// Views that are drag sources and drop targets.
@MainActor
@Suite("Drag and drop")
struct DragAndDropTests {
  final class Giver: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var log: [String] = []
    var operation = UIDropOperation.copy
    var allowsMove = true
    var accepts = true
    var texts: [String] = []

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      log.append("items")
      return [UIDragItem(itemProvider: NSItemProvider(object: "hello" as NSString))]
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
      session: any UIDragSession
    ) -> UITargetedDragPreview? {
      log.append("preview")
      return interaction.view.map { UITargetedDragPreview(view: $0) }
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
      session: any UIDragSession
    ) {
      log.append("lift")
      animator.addCompletion { self.log.append("lifted \($0)") }
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMove }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) { log.append("begin") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      willEndWith operation: UIDropOperation
    ) { log.append("will end \(operation)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) { log.append("did end \(operation)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
    ) { log.append("transferred") }
    func dragInteraction(
      _ interaction: UIDragInteraction, item: UIDragItem,
      willAnimateCancelWith animator: any UIDragAnimating
    ) { log.append("back") }

    func dropInteraction(
      _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool {
      log.append("can handle")
      return accepts && session.canLoadObjects(ofClass: NSString.self)
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) { log.append("enter") }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
      if log.last != "update" { log.append("update") }
      return UIDropProposal(operation: operation)
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) { log.append("exit") }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      log.append("perform")
      session.loadObjects(ofClass: NSString.self) { objects in
        self.texts = objects.compactMap { ($0 as? NSString).map { "\($0)" } }
      }
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
    ) { log.append("conclude") }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) { log.append("drop ends") }
  }

  @MainActor
  struct Fixture {
    let touches = TouchFixture()
    let giver = Giver()
    let source: UIView
    let goal: UIView
    let drag: UIDragInteraction

    init() {
      drag = UIDragInteraction(delegate: giver)
      source = touches.add(UIView(), rect(0, 0, 100, 100))
      goal = touches.add(UIView(), rect(200, 200, 100, 100))
      drag.isEnabled = true
      source.addInteraction(drag)
      goal.addInteraction(UIDropInteraction(delegate: giver))
    }

    /// The drag preview in front of everything; nil without a drag.
    var picture: UIView? { touches.window.subviews.count > 2 ? touches.window.subviews.last : nil }

    func take() -> [String] {
      defer { giver.log = [] }
      return giver.log
    }
  }

  @Test("A long press lifts, moves and drops with UIKit's callbacks in order")
  func order() throws {
    let fixture = Fixture()
    fixture.touches.down(50, 50)
    fixture.touches.wait(0.45)
    #expect(fixture.take().isEmpty && fixture.picture == nil)
    fixture.touches.wait(0.5)
    #expect(fixture.take() == ["items", "preview", "lift", "lifted end"])
    let picture = try #require(fixture.picture)
    #expect(picture.center == CGPoint(x: 50, y: 50) && picture.transform.a > 1)
    fixture.touches.move(150, 150, over: 0.5)
    #expect(fixture.take() == ["begin"] && picture.center == CGPoint(x: 150, y: 150))
    fixture.touches.move(250, 250, over: 0.5)
    #expect(fixture.take() == ["can handle", "enter", "update"])
    fixture.touches.move(250, 150, over: 0.2)
    fixture.touches.move(250, 220, over: 0.2)
    #expect(fixture.take() == ["update", "exit", "enter", "update"])
    fixture.touches.up()
    #expect(fixture.take() == ["perform", "will end copy"])
    fixture.touches.wait(1)
    #expect(fixture.take() == ["conclude", "drop ends", "did end copy", "transferred"])
    #expect(fixture.picture == nil && fixture.giver.texts == ["hello"])
  }

  @Test("A touch that lifts without moving drags nothing")
  func putDown() {
    let fixture = Fixture()
    fixture.touches.down(50, 50)
    fixture.touches.wait(0.6)
    fixture.touches.up()
    fixture.touches.wait(1)
    #expect(fixture.take() == ["items", "preview", "lift", "lifted start"])
    #expect(fixture.picture == nil)
    fixture.touches.tap(50, 50)
    fixture.touches.wait(1)
    #expect(fixture.take().isEmpty)
  }

  @Test("An unaccepted drag returns to its origin")
  func cancelled() {
    let fixture = Fixture()
    fixture.giver.accepts = false
    fixture.touches.down(50, 50)
    fixture.touches.wait(1)
    fixture.touches.move(250, 250, over: 0.5)
    _ = fixture.take()
    fixture.touches.up()
    #expect(fixture.take() == ["will end cancel", "preview", "back"])
    #expect(fixture.picture?.center == CGPoint(x: 50, y: 50))
    fixture.touches.wait(1)
    #expect(fixture.take() == ["did end cancel"] && fixture.picture == nil)
  }

  @Test("A move operation is refused if the drag does not allow it")
  func moving() {
    let fixture = Fixture()
    fixture.giver.operation = .move
    fixture.giver.allowsMove = false
    fixture.touches.down(50, 50)
    fixture.touches.wait(1)
    fixture.touches.move(250, 250, over: 0.5)
    fixture.touches.up()
    fixture.touches.wait(1)
    #expect(!fixture.giver.log.contains("perform"))
    #expect(fixture.giver.log.suffix(2) == ["drop ends", "did end cancel"])
  }

  @Test("Drag interactions are disabled on phones by default")
  func phones() {
    let fixture = Fixture()
    let plain = UIDragInteraction(delegate: fixture.giver)
    #expect(!plain.isEnabled && !UIDragInteraction.isEnabledByDefault)
    fixture.drag.isEnabled = false
    fixture.touches.down(50, 50)
    fixture.touches.wait(1)
    #expect(fixture.take().isEmpty)
  }

  @Test("A provider returns its object or creates it from data")
  func providers() {
    let fixture = Fixture()
    let text = NSItemProvider(object: "a" as NSString)
    #expect(text.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(text.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!text.hasItemConformingToTypeIdentifier("public.image"))
    #expect(text.canLoadObject(ofClass: String.self) && !text.canLoadObject(ofClass: UIImage.self))
    var told: [String] = []
    text.loadObject(ofClass: String.self) { text, _ in told.append(text ?? "none") }
    text.loadObject(ofClass: URL.self) { _, error in told.append(error == nil ? "url" : "no url") }
    let data = NSItemProvider()
    data.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) {
      $0(Data("b".utf8), nil)
      return nil
    }
    data.loadObject(ofClass: String.self) { text, _ in told.append(text ?? "none") }
    #expect(told.isEmpty)
    fixture.touches.wait(0.1)
    #expect(told == ["a", "no url", "b"])
  }
}
