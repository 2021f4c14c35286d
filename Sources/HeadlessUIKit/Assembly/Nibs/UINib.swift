public import Foundation

/// The objects of a nib, made as often as is asked.
open class UINib: _Object {
  /// What instantiating may be told.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's spelling.
    public let rawValue: String
    /// Any text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Objects that stand for proxies in the nib, by their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let name: String
  private let environment: ScreenEnvironment
  private let document: NibDocument?

  /// The nib of that name, without its extension. One that is not there, or cannot be read, is a mistake
  /// of the screen; it has no objects.
  ///
  /// - Note: Partly: the bundle tells an app's libraries apart; others have none.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    let environment = ScreenEnvironment.current
    self.environment = environment
    document = environment.requiredDocument(name, .nib, in: bundleOrNil)
    super.init(_object: ())
  }

  /// Makes the objects, connects them to each other and to the owner, and returns those at the top of
  /// the nib in their order, the owner not among them.
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

  /// Makes cells of the first view, which are known under an identifier.
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
  /// Makes the objects of a nib and returns those at its top; nil if the app has none of that name.
  ///
  /// - Note: Partly: the bundle tells an app's libraries apart; others have none.
  @discardableResult
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options) }
}
