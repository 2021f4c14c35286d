#if !canImport(Darwin)
  public import Foundation

  /// A list of actions that can be undone and redone, which Foundation on Linux lacks.
  ///
  /// While actions are undone, newly registered actions can be redone. Actions are in groups.
  /// Unless `groupsByEvent` is false, all actions of one event of the main queue are one group.
  /// Targets are not retained.
  @preconcurrency @MainActor
  open class UndoManager: _Object {
    /// The open groups, outermost first.
    private var open: [UndoGroup] = []
    private var undoGroups: [UndoGroup] = []
    private var redoGroups: [UndoGroup] = []
    private var disabledCount = 0
    /// Whether the outermost open group was opened for the current event.
    private var isEventGroupOpen = false

    /// Creates a manager without actions.
    public init() { super.init(_object: ()) }

    // MARK: - Groups

    /// Whether the actions of an event become a group. True by default.
    open var groupsByEvent = true
    /// The number of open groups.
    open var groupingLevel: Int { open.count }
    /// The maximum number of groups that can be undone; 0, the default, means no limit. A negative
    /// number means 0.
    open var levelsOfUndo = 0 {
      didSet { trim() }
    }
    /// The modes of the run loop in which events end. Stored without effect.
    open var runLoopModes: [RunLoop.Mode] = [.default]

    /// Opens a group, inside the current one if there is one.
    open func beginUndoGrouping() {
      post(.NSUndoManagerCheckpoint)
      open.append(UndoGroup())
      post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Closes the last opened group. Without an open group, nothing happens.
    open func endUndoGrouping() {
      guard !open.isEmpty else { return }
      post(.NSUndoManagerCheckpoint)
      post(.NSUndoManagerWillCloseUndoGroup)
      let group = open.removeLast()
      if open.isEmpty { isEventGroupOpen = false }
      if !group.actions.isEmpty {
        if open.isEmpty {
          add(group)
        } else {
          open[open.count - 1].actions.append(.group(group))
          if !group.name.isEmpty { open[open.count - 1].name = group.name }
        }
      }
      post(.NSUndoManagerDidCloseUndoGroup)
    }

    private func add(_ group: UndoGroup) {
      if isUndoing { redoGroups.append(group) } else { undoGroups.append(group) }
      trim()
    }

    private func trim() {
      guard levelsOfUndo > 0 else { return }
      undoGroups.removeFirst(max(0, undoGroups.count - levelsOfUndo))
      redoGroups.removeFirst(max(0, redoGroups.count - levelsOfUndo))
    }

    private func openEventGroup() {
      guard open.isEmpty, groupsByEvent else { return }
      isEventGroupOpen = true
      beginUndoGrouping()
      guard !isUndoing, !isRedoing else { return }
      DispatchQueue.main.async { self.closeEventGroup() }
    }

    private func closeEventGroup() {
      if isEventGroupOpen, open.count == 1 { endUndoGrouping() }
    }

    // MARK: - Registration

    /// Whether actions are registered.
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

    /// Ignores registrations, until `enableUndoRegistration` was called as often.
    open func disableUndoRegistration() { disabledCount += 1 }

    /// Ends one call of `disableUndoRegistration`. Without one, nothing happens.
    open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

    /// Registers a function that undoes a change of a target.
    public func registerUndo<TargetType: AnyObject>(
      withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
      register(target) { ($0 as? TargetType).map(handler) }
    }

    /// Registers a method of a target that undoes a change, with its argument.
    ///
    /// A target without the method is an error of the screen when the change is undone.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
      register(target as AnyObject) {
        ActionSending.send(selector, to: $0, from: anObject, for: nil)
      }
    }

    private func register(_ target: AnyObject, _ run: @escaping (AnyObject) -> Void) {
      guard isUndoRegistrationEnabled else { return }
      openEventGroup()
      // Without groups by event, Foundation raises an exception. Here the action is a group.
      let action = UndoGroup.Action.handler(target: WeakObject(target), run: run)
      if open.isEmpty {
        add(UndoGroup(actions: [action]))
      } else {
        open[open.count - 1].actions.append(action)
      }
      if !isUndoing, !isRedoing { redoGroups = [] }
    }

    /// Removes all actions, and registers actions again if that was disabled.
    open func removeAllActions() {
      (undoGroups, redoGroups, open) = ([], [], [])
      (disabledCount, isEventGroupOpen) = (0, false)
    }

    /// Removes the actions of a target.
    open func removeAllActions(withTarget target: Any) {
      func without(_ groups: [UndoGroup]) -> [UndoGroup] {
        groups.compactMap { group in
          var group = group
          group.remove(target as AnyObject)
          return group.actions.isEmpty ? nil : group
        }
      }
      (undoGroups, redoGroups) = (without(undoGroups), without(redoGroups))
      for index in open.indices { open[index].remove(target as AnyObject) }
    }

    // MARK: - Undo and redo

    /// Whether actions are being undone.
    open private(set) var isUndoing = false
    /// Whether actions are being redone.
    open private(set) var isRedoing = false
    /// Whether there is an action to undo.
    open var canUndo: Bool { !undoGroups.isEmpty || open.contains { !$0.actions.isEmpty } }
    /// Whether there is an action to redo.
    open var canRedo: Bool {
      post(.NSUndoManagerCheckpoint)
      return !redoGroups.isEmpty
    }

    /// Closes the group of the current event and undoes the last group. Without a group, and while
    /// a group opened by the app is open, nothing happens.
    open func undo() {
      closeEventGroup()
      guard open.isEmpty else { return }
      undoNestedGroup()
    }

    /// Undoes the last closed group. Without a group, nothing happens.
    open func undoNestedGroup() {
      post(.NSUndoManagerCheckpoint)
      guard !isUndoing, !isRedoing, let group = undoGroups.popLast() else { return }
      post(.NSUndoManagerWillUndoChange)
      isUndoing = true
      run(group)
      isUndoing = false
      post(.NSUndoManagerDidUndoChange)
    }

    /// Does the last undone group again. Without a group, nothing happens.
    open func redo() {
      post(.NSUndoManagerCheckpoint)
      guard !isUndoing, !isRedoing, let group = redoGroups.popLast() else { return }
      post(.NSUndoManagerWillRedoChange)
      isRedoing = true
      run(group)
      isRedoing = false
      post(.NSUndoManagerDidRedoChange)
    }

    /// Runs a group. The actions that it registers become one group of the other list, with its
    /// name.
    private func run(_ group: UndoGroup) {
      let outer = open
      open = [UndoGroup(name: group.name, isDiscardable: group.isDiscardable)]
      group.run()
      while open.count > 1 { endUndoGrouping() }
      if let opposite = open.first, !opposite.actions.isEmpty { add(opposite) }
      open = outer
    }

    // MARK: - Names

    /// The name of the action that `undo` undoes; empty without one.
    open var undoActionName: String {
      open.last { !$0.actions.isEmpty }?.name ?? undoGroups.last?.name ?? ""
    }
    /// The name of the action that `redo` does; empty without one.
    open var redoActionName: String { redoGroups.last?.name ?? "" }

    /// Sets the name of the current group, or of the last closed one.
    open func setActionName(_ actionName: String) {
      if !open.isEmpty {
        open[0].name = actionName
      } else if !undoGroups.isEmpty {
        undoGroups[undoGroups.count - 1].name = actionName
      }
    }

    /// Whether the last undone action can be lost without a question.
    open var undoActionIsDiscardable: Bool { undoGroups.last?.isDiscardable ?? false }
    /// Whether the last redone action can be lost without a question.
    open var redoActionIsDiscardable: Bool { redoGroups.last?.isDiscardable ?? false }

    /// Sets whether the current group can be lost without a question.
    open func setActionIsDiscardable(_ discardable: Bool) {
      if !open.isEmpty { open[0].isDiscardable = discardable }
    }

    /// The title of a menu's command: "Undo" and the action's name.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of a menu's command: "Redo" and the action's name.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// Returns the title of a menu's command for an action's name.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
      actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// Returns the title of a menu's command for an action's name.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
      actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    private func post(_ name: Notification.Name) {
      NotificationCenter.default.post(name: name, object: self)
    }
  }

  extension Notification.Name {
    /// Posted by an undo manager when a group is opened or closed, and before undo and redo.
    public static let NSUndoManagerCheckpoint = Notification.Name(
      "NSUndoManagerCheckpointNotification")
    /// Posted by an undo manager after it has opened a group.
    public static let NSUndoManagerDidOpenUndoGroup = Notification.Name(
      "NSUndoManagerDidOpenUndoGroupNotification")
    /// Posted by an undo manager before it closes a group.
    public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
      "NSUndoManagerWillCloseUndoGroupNotification")
    /// Posted by an undo manager after it has closed a group.
    public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
      "NSUndoManagerDidCloseUndoGroupNotification")
    /// Posted by an undo manager before it undoes actions.
    public static let NSUndoManagerWillUndoChange = Notification.Name(
      "NSUndoManagerWillUndoChangeNotification")
    /// Posted by an undo manager after it has undone actions.
    public static let NSUndoManagerDidUndoChange = Notification.Name(
      "NSUndoManagerDidUndoChangeNotification")
    /// Posted by an undo manager before it does actions again.
    public static let NSUndoManagerWillRedoChange = Notification.Name(
      "NSUndoManagerWillRedoChangeNotification")
    /// Posted by an undo manager after it has done actions again.
    public static let NSUndoManagerDidRedoChange = Notification.Name(
      "NSUndoManagerDidRedoChangeNotification")
  }
#endif
