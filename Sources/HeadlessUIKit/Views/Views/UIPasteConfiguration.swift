public import Foundation

/// The data types that a responder accepts from the pasteboard.
@preconcurrency @MainActor
open class UIPasteConfiguration: _Object {
  /// The accepted types, without duplicates, in the order in which they were added.
  open var acceptableTypeIdentifiers: [String] = []

  /// Creates a configuration without types.
  public init() { super.init(_object: ()) }

  /// Creates a configuration with types.
  public init(acceptableTypeIdentifiers: [String]) {
    super.init(_object: ())
    addAcceptableTypeIdentifiers(acceptableTypeIdentifiers)
  }

  /// Creates a configuration with the types from which a class can be loaded.
  public init(forAccepting aClass: any NSItemProviderReading.Type) {
    super.init(_object: ())
    addTypeIdentifiers(forAccepting: aClass)
  }

  /// Returns nil: archives are not supported.
  ///
  /// - Note: Partly: archives are not supported, always nil.
  public required init?(coder: NSCoder) { nil }

  /// Adds types, except those already present.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    for type in acceptableTypeIdentifiers where !self.acceptableTypeIdentifiers.contains(type) {
      self.acceptableTypeIdentifiers.append(type)
    }
  }

  /// Adds the types from which a class can be loaded.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }
}
