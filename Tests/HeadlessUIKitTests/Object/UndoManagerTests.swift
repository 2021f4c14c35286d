import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Undo manager")
struct UndoManagerTests {
  /// A value whose changes can be undone.
  @MainActor
  private final class Model {
    let undo = UndoManager()
    var value = 0

    func set(_ new: Int, named name: String? = nil) {
      let old = value
      undo.registerUndo(withTarget: self) { $0.set(old) }
      value = new
      if let name { undo.setActionName(name) }
    }
  }

  @Test("Undoing restores the value, and redoing sets it again, with the name of the action")
  func undo() {
    let model = Model()
    #expect(!model.undo.canUndo && model.undo.undoMenuItemTitle == "Undo")
    model.set(1, named: "Move")
    #expect(model.undo.canUndo && model.undo.undoMenuItemTitle == "Undo Move")
    model.undo.undo()
    #expect(model.value == 0 && !model.undo.canUndo && model.undo.canRedo)
    #expect(model.undo.redoActionName == "Move" && model.undo.redoMenuItemTitle == "Redo Move")
    model.undo.redo()
    #expect(model.value == 1 && model.undo.undoActionName == "Move" && !model.undo.canRedo)
    model.undo.undo()
    model.undo.undo()
    #expect(model.value == 0, "nothing more to undo")
  }

  @Test("The actions of one event are undone together, last first, those of two events apart")
  func events() async {
    let model = Model()
    model.set(1)
    model.set(2)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(model.undo.groupingLevel == 0)
    model.set(3)
    model.undo.undo()
    #expect(model.value == 2)
    model.undo.undo()
    #expect(model.value == 0)
    model.undo.redo()
    #expect(model.value == 2)
    model.set(7)
    #expect(!model.undo.canRedo, "a new action ends what can be redone")
  }

  @Test("Groups nest, and an open group is not undone")
  func groups() {
    let model = Model()
    model.undo.groupsByEvent = false
    model.undo.beginUndoGrouping()
    model.set(1)
    model.undo.beginUndoGrouping()
    model.set(2)
    #expect(model.undo.groupingLevel == 2)
    model.undo.endUndoGrouping()
    model.undo.undo()
    #expect(model.value == 2, "the outer group is open")
    model.undo.endUndoGrouping()
    model.undo.endUndoGrouping()
    model.undo.undo()
    #expect(model.value == 0)
  }

  @Test("Registration can be disabled, levels are limited, and targets are not retained")
  func limits() {
    let model = Model()
    model.undo.groupsByEvent = false
    model.undo.disableUndoRegistration()
    model.set(1)
    #expect(!model.undo.canUndo && !model.undo.isUndoRegistrationEnabled)
    model.undo.enableUndoRegistration()
    model.undo.levelsOfUndo = 2
    for value in 2...5 { model.set(value) }
    for _ in 0..<9 { model.undo.undo() }
    #expect(model.value == 3)
    model.set(6)
    model.undo.removeAllActions(withTarget: model)
    #expect(!model.undo.canUndo)
    var other: Model? = Model()
    let undo = UndoManager()
    undo.registerUndo(withTarget: other!) { $0.value = 9 }
    weak let released = other
    other = nil
    #expect(released == nil)
    undo.undo()
    undo.removeAllActions()
    #expect(!undo.canUndo && !undo.canRedo)
  }

  @Test("Responders have the undo manager of their window, or their own")
  func responders() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    #expect(view.undoManager == nil)
    window.addSubview(view)
    #expect(view.undoManager != nil && view.undoManager === window.undoManager)
  }
}
