public import Foundation

/// A text with attributes that says when it changes. What it says of a change is gathered between
/// `beginEditing()` and `endEditing()`.
///
/// - Note: Partly: changes of `mutableString` are not noticed.
open class NSTextStorage: NSMutableAttributedString {
  /// What of a text changed; bits of UIKit's values.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// Posted with the storage as its object before a change is seen.
  public static let willProcessEditingNotification = Notification.Name(
    "NSTextStorageWillProcessEditingNotification")
  /// Posted before lines are made of the change; attributes may still be set.
  public static let didProcessEditingNotification = Notification.Name(
    "NSTextStorageDidProcessEditingNotification")

  /// Is told of changes.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// What changed since editing began.
  open private(set) var editedMask: EditActions = []
  /// Where, in the text as it is now; `NSNotFound` without a change.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// How many UTF-16 units longer the text is.
  open private(set) var changeInLength = 0
  /// Who makes lines of the text.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  private var depth = 0

  /// Without attributes.
  public override init(string: String) { super.init(string: string) }

  /// With attributes for all of it.
  public override init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attributes ?? [:])
  }

  /// With another's text and attributes.
  public override init(attributedString: NSAttributedString) {
    super.init(attributedString: attributedString)
  }

  /// Nil: archives are not read.
  public required init?(coder: NSCoder) { nil }

  // MARK: Layout

  /// Has lines made by another one.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    nonisolated(unsafe) let storage = self
    onMainActorUnchecked { aLayoutManager.take(storage) }
  }

  /// Has it make lines no more.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    onMainActorUnchecked { aLayoutManager.take(nil) }
  }

  // MARK: Editing
  // Foundation's own methods change runs without asking a subclass that keeps its text elsewhere: here
  // all come down to the two primitives.

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

  /// Gathers what changes until `endEditing()`.
  open override func beginEditing() { depth += 1 }

  /// Tells what has changed, if this was the outermost one.
  open override func endEditing() {
    depth = max(0, depth - 1)
    if depth == 0, !editedMask.isEmpty { processEditing() }
  }

  /// Says that the text changed: a subclass that keeps its text itself calls it from both primitives.
  ///
  /// - Parameters:
  ///   - editedRange: as it was before.
  ///   - delta: how many UTF-16 units longer it is now.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    let now = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    if self.editedMask.isEmpty {
      self.editedRange = now
    } else {
      var before = self.editedRange
      // What lies behind the change moved with it.
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

  /// Tells the delegate, then those who make lines.
  open func processEditing() {
    // Attributes that the delegate sets belong to the change.
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
    nonisolated(unsafe) let storage = self
    for manager in layoutManagers {
      onMainActorUnchecked {
        manager.processEditing(
          for: storage, edited: mask, range: range, changeInLength: change, invalidatedRange: range)
      }
    }
  }
}
