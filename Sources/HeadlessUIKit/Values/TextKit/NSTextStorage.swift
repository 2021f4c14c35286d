public import Foundation

/// A mutable attributed text that notifies its layout managers and its delegate of changes.
///
/// Changes between `beginEditing()` and `endEditing()` are reported together.
///
/// - Note: Partly: changes through `mutableString` are not noticed.
open class NSTextStorage: NSMutableAttributedString {
  /// The kinds of changes to a text storage. Raw values are UIKit's.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// The bits of the option set.
    public let rawValue: UInt
    /// Creates actions from any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A change of attributes.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// A change of characters.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// Posted before a change is processed. The object is the text storage.
  public static let willProcessEditingNotification = Notification.Name(
    "NSTextStorageWillProcessEditingNotification")
  /// Posted before layout managers are notified of a change; attributes may still be changed.
  public static let didProcessEditingNotification = Notification.Name(
    "NSTextStorageDidProcessEditingNotification")

  /// The object that is notified of changes.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The kinds of changes since editing began.
  open private(set) var editedMask: EditActions = []
  /// The changed range in the current text; its location is `NSNotFound` without a change.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The difference in length since editing began, in UTF-16 units.
  open private(set) var changeInLength = 0
  /// The layout managers of the text.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  private var depth = 0

  /// Creates a text storage without attributes.
  public override init(string: String) { super.init(string: string) }

  /// Creates a text storage with attributes for the whole text.
  public override init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attributes ?? [:])
  }

  /// Creates a text storage from an attributed string.
  public override init(attributedString: NSAttributedString) {
    super.init(attributedString: attributedString)
  }

  /// Returns nil: archives are not supported.
  public required init?(coder: NSCoder) { nil }

  // MARK: Layout

  /// Adds a layout manager for the text.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    // Safe: `onMainActorUnchecked` runs its body at once, on this thread.
    nonisolated(unsafe) let storage = self
    onMainActorUnchecked { aLayoutManager.setStorage(storage) }
  }

  /// Removes a layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    onMainActorUnchecked { aLayoutManager.setStorage(nil) }
  }

  // MARK: Editing
  //
  // Foundation's own methods change runs without calling a subclass that stores its text elsewhere.
  // These overrides therefore call the two primitives only.

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(
      .editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    let runs = [AttributedRun](attrString)
    beginEditing()
    replaceCharacters(in: range, with: runs.string)
    var start = range.location
    for run in runs {
      let length = run.text.utf16.count
      setAttributes(run.attributes, range: NSRange(location: start, length: length))
      start += length
    }
    endEditing()
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: end) }

  open override func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: "")
  }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: end), with: attrString)
  }

  open override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) { change(range) { $0[name] = value } }

  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange
  ) { change(range) { $0.merge(attrs) { $1 } } }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(range) { $0[name] = nil }
  }

  private var end: Int { (string as NSString).length }

  private func change(
    _ range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    beginEditing()
    var place = range.location
    while place < NSMaxRange(range) {
      var run = NSRange()
      var attributes = attributes(at: place, effectiveRange: &run)
      let end = min(max(NSMaxRange(run), place + 1), NSMaxRange(range))
      change(&attributes)
      setAttributes(attributes, range: NSRange(location: place, length: end - place))
      place = end
    }
    endEditing()
  }

  /// Begins a group of changes, which `endEditing()` ends.
  open override func beginEditing() { depth += 1 }

  /// Ends a group of changes. The outermost call processes the changes.
  open override func endEditing() {
    depth = max(0, depth - 1)
    if depth == 0, !editedMask.isEmpty { processEditing() }
  }

  /// Records a change. A subclass that stores its text itself calls this from both primitives.
  ///
  /// - Parameters:
  ///   - editedRange: The changed range in the text before the change.
  ///   - delta: The difference in length, in UTF-16 units.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    let now = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    if self.editedMask.isEmpty {
      self.editedRange = now
    } else {
      var before = self.editedRange
      // Earlier changes after this one move with it.
      if before.location >= NSMaxRange(editedRange) {
        before.location += delta
      } else if NSMaxRange(before) > editedRange.location {
        before.length = max(0, before.length + delta)
      }
      self.editedRange = NSUnionRange(before, now)
    }
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if depth == 0 { processEditing() }
  }

  /// Notifies the delegate and then the layout managers of the changes.
  open func processEditing() {
    // Attributes that the delegate sets are part of this change, so no nested processing may begin.
    depth += 1
    let center = NotificationCenter.default
    center.post(name: Self.willProcessEditingNotification, object: self)
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    let (mask, range, change) = (editedMask, editedRange, changeInLength)
    center.post(name: Self.didProcessEditingNotification, object: self)
    delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: change)
    depth -= 1
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    // Safe: `onMainActorUnchecked` runs its body at once, on this thread.
    nonisolated(unsafe) let storage = self
    for manager in layoutManagers {
      onMainActorUnchecked {
        manager.processEditing(
          for: storage, edited: mask, range: range, changeInLength: change, invalidatedRange: range)
      }
    }
  }
}
