public import Foundation

/// A nib, whose objects can be created any number of times.
open class UINib: _Object {
  /// The key of an option for instantiation.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text of the key, as in UIKit.
    public let rawValue: String
    /// Creates a key from any text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The objects for the nib's external proxies, by their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let name: String
  private let environment: ScreenEnvironment
  private let document: NibDocument?

  /// Creates the nib with a name, without its extension. A nib that is missing or cannot be read
  /// raises a problem and has no objects.
  ///
  /// - Note: Partly: a bundle of one of the app's libraries is searched first; any other bundle
  ///   means the app.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    let environment = ScreenEnvironment.current
    self.environment = environment
    document = environment.requiredDocument(name, .nib, in: bundleOrNil)
    super.init(_object: ())
  }

  /// Creates the objects and connects them to each other and to the owner.
  ///
  /// Returns the top-level objects in their order, without the owner.
  @discardableResult
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    instantiate(
      owner: ownerOrNil.map { $0 as AnyObject },
      external: optionsOrNil?[.externalObjects] as? [String: AnyObject] ?? [:])
  }

  private func instantiate(owner: AnyObject?, external: [String: AnyObject] = [:]) -> [AnyObject] {
    guard let document else { return [] }
    let objects = document.root.first("objects")?.children ?? []
    let placeholder = objects.first { $0.attributes["placeholderIdentifier"] == "IBFilesOwner" }
    let nib = NibInstantiation(
      document, owner: owner, ownerIDs: Set([placeholder?.id].compactMap { $0 }),
      external: external, environment: environment)
    let made = objects.compactMap { nib.makeTopLevel($0) }
    if let owner, let placeholder {
      nib.noteOwner(owner, placeholder)
    }
    nib.finish()
    return made
  }

  /// Returns a closure that creates cells from the nib's first matching view and sets their reuse
  /// identifier.
  func maker<View: ReusableView>(as identifier: String) -> ReusePool<View>.Maker {
    { [self] frame in
      guard let view = instantiate(owner: nil).lazy.compactMap({ $0 as? View }).first else {
        if let document {
          environment.problems.report(document.problem(.noView(wanted: "\(View.self)")))
        }
        return nil
      }
      view.isReused(as: identifier)
      if !frame.isEmpty { view.frame.size = frame.size }
      return view
    }
  }
}

extension Bundle {
  /// Creates the objects of a nib and returns the top-level ones. A missing nib raises a problem
  /// and returns no objects.
  ///
  /// - Note: Partly: a bundle of one of the app's libraries is searched first; any other bundle
  ///   means the app.
  @discardableResult
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options) }
}
