public import Foundation

/// The types of what a responder takes by pasting.
@preconcurrency @MainActor
open class UIPasteConfiguration: _Object {
  /// Each once, in the order they were given.
  open var acceptableTypeIdentifiers: [String] = []

  /// Takes nothing yet.
  public init() { super.init(_object: ()) }

  /// Takes these.
  public init(acceptableTypeIdentifiers: [String]) {
    super.init(_object: ())
    addAcceptableTypeIdentifiers(acceptableTypeIdentifiers)
  }

  /// Takes what a class can be made of.
  public init(forAccepting aClass: any NSItemProviderReading.Type) {
    super.init(_object: ())
    addTypeIdentifiers(forAccepting: aClass)
  }

  /// Nothing: archives are not supported.
  ///
  /// - Note: Partly: archives are not supported, always nil.
  public required init?(coder: NSCoder) { nil }

  /// Takes these, too.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    for type in acceptableTypeIdentifiers where !self.acceptableTypeIdentifiers.contains(type) {
      self.acceptableTypeIdentifiers.append(type)
    }
  }

  /// Takes what a class can be made of, too.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }
}
