public import Foundation

/// The base class of UIKit's classes on the main actor, between them and `NSObject`.
///
/// It hides `NSObject.init()`. That initialiser is nonisolated, so no initialiser of the main actor
/// could override it, and a subclass could not declare `init() { super.init(frame: .zero) }` as on
/// iOS.
@preconcurrency @MainActor
open class _Object: NSObject {
  /// The observers of this object's properties; nil for most objects.
  final var observers: PropertyObservers?
  /// The properties that the app has set, for appearances.
  final var appearanceMarks = AppearanceMarks()
  /// The accessibility values that the app has set; nil for most objects.
  private final var accessibility: AccessibilityRecord?

  /// The initialiser for UIKit's own classes.
  ///
  /// It is public because subclasses in other modules would otherwise inherit no convenience
  /// initialisers: Swift treats a hidden designated initialiser as missing.
  public init(_object: Void) { super.init() }

  /// Returns a new object of the class, created by the `init()` that the class or a superclass in
  /// an app declares; nil if none does.
  ///
  /// The source rewriter overrides it in each class of an app that declares `init()`.
  open class func _madeByOwnInitializer() -> _Object? { nil }

  /// Called for each change that this object observes through `addObserver`.
  ///
  /// An override calls super only for changes that it did not register for. The default
  /// implementation reports a missing override as an error.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    RuntimeProblems.raise(
      .unhandledChange(keyPath: keyPath ?? "", observer: "\(type(of: self))"))
  }

  /// Sets the value of a property by name.
  ///
  /// Known names are UIKit properties that apps are known to access this way, outlets, and
  /// `@IBInspectable` or `@objc` properties of an app that a scene names. Numbers are converted to
  /// the property's number type. An unknown name calls `setValue(_:forUndefinedKey:)`. A value of
  /// another type is reported as an error of the screen, where UIKit raises an exception.
  open func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// Returns the value of a property by name, with the names that `setValue(_:forKey:)` knows. An
  /// unknown name calls `value(forUndefinedKey:)`.
  open func value(forKey key: String) -> Any? { keyedValue(key) }

  /// Sets the value at the end of a key path: `label.textColor` sets the colour of the object under
  /// `label`. Does nothing if an object on the path is nil.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { set(value, forKeyPath: keyPath) }

  /// Returns the value at the end of a key path; nil if an object on the path is nil.
  open func value(forKeyPath keyPath: String) -> Any? { keyedValue(path: keyPath) }

  /// Returns an array that changes the elements of a property, which is an array or an
  /// `NSMutableArray`. Observers of the property are notified of each insertion, removal and
  /// replacement.
  open func mutableArrayValue(forKey key: String) -> NSMutableArray {
    KeyedMutableArray(of: self, key: key)
  }

  /// Returns whether the class has a registered method with the selector's name.
  open func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { SelectorMethods.responds(self, to: $0) } ?? false
  }

  /// Returns the object that handles a method the class does not have; nil, the default, for none.
  ///
  /// It is used for actions and for the delegate methods of a scroll view.
  open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

  /// Called for an unknown property name. The default implementation reports an error of the
  /// screen, where UIKit raises an exception.
  open func setValue(_ value: Any?, forUndefinedKey key: String) { raiseUndefined(key) }

  /// Returns the value for an unknown property name. The default implementation returns nil and
  /// reports an error of the screen, where UIKit raises an exception.
  open func value(forUndefinedKey key: String) -> Any? {
    raiseUndefined(key)
    return nil
  }

  /// Whether assistive technologies treat the object as an element. Default: true for labels with
  /// text, buttons and other controls.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? accessibleDefaults?.defaultIsElement ?? false }
    set { accessibilityRecord.isElement = newValue }
  }

  /// The text that is read for the element. Default: a label's text, a button's title or a field's
  /// placeholder.
  open var accessibilityLabel: String? {
    get { accessibility?.label ?? accessibleDefaults?.defaultLabel }
    set { accessibilityRecord.label = newValue }
  }

  /// The result of using the element, as text; nil by default.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { accessibilityRecord.hint = newValue }
  }

  /// The current value of the element, as text. Default: a slider's percentage, "1" for a switch
  /// that is on, or typed text.
  open var accessibilityValue: String? {
    get { accessibility?.value ?? accessibleDefaults?.defaultValue }
    set { accessibilityRecord.value = newValue }
  }

  /// The purpose and behaviour of the element. Default: the traits of UIKit's own controls,
  /// otherwise none.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? accessibleDefaults?.defaultTraits ?? .none }
    set { accessibilityRecord.traits = newValue }
  }

  /// The frame of the element on the screen, in points. Default: a view's own frame, otherwise
  /// zero.
  open var accessibilityFrame: CGRect {
    get {
      accessibility?.frame ?? frameOnScreen
    }
    set { accessibilityRecord.frame = newValue }
  }

  /// The elements inside this object in reading order; nil, the default, stands for those of the
  /// subviews.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { accessibilityRecord.elements = newValue }
  }

  /// Whether assistive technologies ignore the elements inside this object. Default: false.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { accessibilityRecord.hidesElements = newValue }
  }

  /// Whether assistive technologies ignore the siblings of this view. Default: false.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { accessibilityRecord.isModal = newValue }
  }

  /// Whether the elements inside this object are read as a group, regardless of their position.
  /// Default: false.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { accessibilityRecord.groupsChildren = newValue }
  }

  /// The kind of container that the object is for assistive technologies. Default: none.
  ///
  /// - Note: Partly: stored only.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? .none }
    set { accessibilityRecord.containerType = newValue }
  }

  /// Called when an assistive technology activates the element. Returns whether it was handled;
  /// false by default.
  open func accessibilityActivate() -> Bool { false }

  /// Called when an assistive technology increases the element's value.
  open func accessibilityIncrement() {}

  /// Called when an assistive technology decreases the element's value.
  open func accessibilityDecrement() {}

  /// Called when an assistive technology dismisses a sheet, menu or screen. Returns whether it was
  /// handled; false by default.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Called for the most important action of a screen, such as answering a call. Returns whether it
  /// was handled; false by default.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Called when an assistive technology scrolls. Returns whether it was handled; false by default.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Whether colours are kept when the user inverts the screen's colours. Stored without effect:
  /// colours are never inverted here.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility?.ignoresInvertColors ?? false }
    set { accessibilityRecord.ignoresInvertColors = newValue }
  }

  /// The language in which the element is read, such as `en-GB`; nil uses the screen's language.
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { accessibilityRecord.language = newValue }
  }

  /// Additional actions on the element for users of assistive technologies; nil by default.
  ///
  /// - Note: Partly: stored; no assistive technology runs here.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { accessibilityRecord.customActions = newValue }
  }

  /// The lists of elements that people of VoiceOver step through; nil by default.
  ///
  /// - Note: Partly: stored; no assistive technology runs here.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibility?.customRotors }
    set { accessibilityRecord.customRotors = newValue }
  }

  /// Returns the number of `accessibilityElements`.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns one of the `accessibilityElements`; nil for an invalid index.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the index of an object in `accessibilityElements`; `NSNotFound` if it is missing.
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

  /// Returns the name of the class with its module, like `NSStringFromClass`.
  open class func description() -> String { String(reflecting: self) }

  /// Called on every object of a nib or storyboard after all objects, outlets and actions are
  /// connected.
  ///
  /// The default implementation does nothing. An override calls super.
  open func awakeFromNib() {}

  /// Prepares a view for display in Interface Builder. Never called here, as in a running app.
  open func prepareForInterfaceBuilder() {}

  /// The object's frame on the screen, in points; zero for objects without one.
  var frameOnScreen: CGRect { .zero }

  /// Returns the method that the object's class has under a name without registration, or nil.
  func unregisteredMethod(for action: Selector, sender: Any?) -> SelectorMethods.Method? { nil }

  /// Returns the value of an observable property; nil if the object does not have it.
  func value(of property: ObservedProperty) -> Any? { nil }
}

/// Runs main-actor code in a nonisolated member of `NSObject`, on the calling thread.
///
/// As in Objective-C, the thread is not checked: a check would stop a program that prints a view on
/// another thread.
package func onMainActorUnchecked<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}
