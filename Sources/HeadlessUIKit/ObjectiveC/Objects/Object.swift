public import Foundation

/// Stands between `NSObject` and UIKit's classes of the main actor, and does not inherit
/// `NSObject.init()`: that initialiser belongs to no actor, so none of the main actor's could override
/// it, and a subclass could not write `init() { super.init(frame: .zero) }` as on iOS.
@preconcurrency @MainActor
open class _Object: NSObject {
  /// Who observes this object's properties; nil for nearly all.
  final var observers: PropertyObservers?
  /// Which properties the app has set, for appearances.
  final var appearanceMarks = AppearanceMarks()
  /// What the app has said for people who hear the screen; nil for nearly all.
  private final var accessibility: AccessibilityRecord?

  /// For UIKit's own classes. Public, or their subclasses in other modules would inherit no convenience
  /// initialiser: Swift takes a hidden designated one for one they do not have.
  public init(_object: Void) { super.init() }

  /// Called for every change that this object observes by `addObserver`. An override calls super only
  /// for what it did not ask for: the default is the mistake of who asked and does not listen.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    ScreenEnvironment.current.problems.raise(
      .unhandledChange(keyPath: keyPath ?? "", observer: "\(type(of: self))"))
  }

  /// Sets the property of that name: those of UIKit's own that apps are known to reach so, outlets, and what
  /// is inspectable or marked `@objc` in an app that a scene names. Numbers become numbers of the property's
  /// type. Another name goes to `setValue(_:forUndefinedKey:)`; a value of another type is a mistake of the
  /// screen, for which UIKit raises an exception.
  open func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// The value of the property of that name, as `setValue(_:forKey:)` knows it; nil is nil. Another name goes
  /// to `value(forUndefinedKey:)`.
  open func value(forKey key: String) -> Any? { keyedValue(key) }

  /// The same along a path: `label.textColor` sets the colour of what is under `label`. Where an object of
  /// the path is nil, nothing happens.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { set(value, forKeyPath: keyPath) }

  /// The value at the end of a path; nil where an object of the path is nil.
  open func value(forKeyPath keyPath: String) -> Any? { keyedValue(path: keyPath) }

  /// Whether its class has a method of that name that can be called by it.
  open func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { SelectorMethods.responds(self, to: $0) } ?? false
  }

  /// Who is called in its place for a method that its class does not have; nil, the default, for nobody. Asked
  /// for actions, and for what a scroll view tells its delegate.
  open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

  /// Called for a name that is not known; by default a mistake of the screen, for which UIKit raises an
  /// exception.
  open func setValue(_ value: Any?, forUndefinedKey key: String) { raiseUndefined(key) }

  /// Called for a name that is not known; nil, and by default a mistake of the screen, for which UIKit raises
  /// an exception.
  open func value(forUndefinedKey key: String) -> Any? {
    raiseUndefined(key)
    return nil
  }

  /// Whether the object is one of those that are read aloud. Labels with text, buttons and other
  /// controls are; the app says so of others.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? accessibleDefaults?.defaultIsElement ?? false }
    set { accessibilityRecord.isElement = newValue }
  }

  /// What is read: the app's words, else a label's text, a button's title, a field's placeholder.
  open var accessibilityLabel: String? {
    get { accessibility?.label ?? accessibleDefaults?.defaultLabel }
    set { accessibilityRecord.label = newValue }
  }

  /// What happens when it is used; nil until the app says so.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { accessibilityRecord.hint = newValue }
  }

  /// Where it stands: the app's words, else a slider's per cents, "1" of a switch that is on, what was
  /// typed.
  open var accessibilityValue: String? {
    get { accessibility?.value ?? accessibleDefaults?.defaultValue }
    set { accessibilityRecord.value = newValue }
  }

  /// What it is for: the app's choice, else what UIKit's own controls have.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? accessibleDefaults?.defaultTraits ?? .none }
    set { accessibilityRecord.traits = newValue }
  }

  /// Where it is on the screen, in points: what the app says, else a view's own frame there, else
  /// nothing.
  open var accessibilityFrame: CGRect {
    get {
      if let frame = accessibility?.frame { return frame }
      guard let view = self as? UIView else { return .zero }
      return view.convert(view.bounds, to: nil)
    }
    set { accessibilityRecord.frame = newValue }
  }

  /// The elements inside in the order they are read; nil, the default: those of the subviews.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { accessibilityRecord.elements = newValue }
  }

  /// Whether what is inside is not read.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { accessibilityRecord.hidesElements = newValue }
  }

  /// Whether nothing beside it is read.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { accessibilityRecord.isModal = newValue }
  }

  /// Whether what is inside is read together, whatever lies between.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { accessibilityRecord.groupsChildren = newValue }
  }

  /// Called when somebody uses it without touching it; whether it did anything. The default does not.
  open func accessibilityActivate() -> Bool { false }

  /// Called when somebody raises its value.
  open func accessibilityIncrement() {}

  /// Called when somebody lowers its value.
  open func accessibilityDecrement() {}

  /// Called when somebody wants out: of a sheet, a menu, a screen; whether it did anything. The default does
  /// not.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Called for the one thing the screen is for, answering a call say; whether it did anything. The default
  /// does not.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Called when somebody scrolls without touching; whether it did anything. The default does not.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Whether colours stay where a person has the screen's inverted: set on pictures. Nothing is inverted here.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility?.ignoresInvertColors ?? false }
    set { accessibilityRecord.ignoresInvertColors = newValue }
  }

  /// The language it is read in, as `en-GB`; nil is the screen's.
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { accessibilityRecord.language = newValue }
  }

  /// What else can be done with it, offered to who hears the screen; nil, the default, for nothing.
  ///
  /// - Note: Partly: kept; nobody hears the screen here.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { accessibilityRecord.customActions = newValue }
  }

  /// How many `accessibilityElements` there are.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// One of `accessibilityElements`; nil beyond them.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Where an object is among `accessibilityElements`; `NSNotFound` if it is not.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  private final var accessibleDefaults: (any AccessibleByDefault)? {
    self as? any AccessibleByDefault
  }

  private final var accessibilityRecord: AccessibilityRecord {
    if let accessibility { return accessibility }
    let record = AccessibilityRecord()
    accessibility = record
    return record
  }

  /// The name of the class, as `NSStringFromClass` has it.
  open class func description() -> String { String(reflecting: self) }

  /// Called on every object of a nib or storyboard once all of them are there, with their outlets and
  /// actions. Does nothing by default; call super.
  open func awakeFromNib() {}

  /// What Interface Builder calls before it shows a view; never called here, as never in an app.
  open func prepareForInterfaceBuilder() {}

  /// The value of a property that can be observed; nil for one that cannot, or is not there.
  func value(of property: ObservedProperty) -> Any? { nil }
}

/// Runs code of the main actor for a member of `NSObject`, which belongs to no actor, on whatever
/// thread it was called: unchecked as in Objective-C. A check would stop a program that prints a view
/// on another thread.
func onMainActorUnchecked<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}
