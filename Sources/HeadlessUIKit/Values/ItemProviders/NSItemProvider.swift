public import Foundation

/// Data in one or several types, transferred by drag and drop.
///
/// - Note: Partly: data are not exchanged with other apps; files, in-place representations and
///   previews are not offered.
open class NSItemProvider: NSObject, @unchecked Sendable {
  // Safe: handlers run on the main actor, by the clock. Foundation declares the class `Sendable`.

  /// A closure that creates data and passes the data or an error to its completion handler.
  public typealias LoadHandler = (@escaping (Data?, (any Error)?) -> Void) -> Progress?

  private struct Representation {
    let type: String
    let load: LoadHandler
  }

  private var representations: [Representation] = []
  private var object: AnyObject?
  /// The suggested file name of the data, without an extension; nil for none.
  open var suggestedName: String?

  /// Creates a provider without data.
  public override init() { super.init() }

  /// Creates a provider with all types that an object can be written as.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider with an object and one type. Loading the object's class returns the object
  /// itself.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    object = item.map { $0 as AnyObject }
    guard let typeIdentifier else { return }
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { done in
      done((item as? NSData).map { Data(referencing: $0) }, nil)
      return nil
    }
  }

  /// The apps that can see a type. Raw values are Foundation's.
  ///
  /// - Note: Partly: ignored; drags stay inside one app.
  public enum Visibility: Int, Sendable {
    /// All apps, the apps of the same team, and this process only.
    case all, team, ownProcess
  }

  /// Adds all types that an object can be written as.
  open func registerObject(_ object: any NSItemProviderWriting, visibility: Visibility) {
    if self.object == nil { self.object = object }
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) {
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0)
      }
    }
  }

  /// Adds a type whose data are created on request. It replaces an earlier entry for the type.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: Visibility,
    loadHandler: @escaping LoadHandler
  ) {
    representations.removeAll { $0.type == typeIdentifier }
    representations.append(Representation(type: typeIdentifier, load: loadHandler))
  }

  /// The registered types, in the order of their registration.
  open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

  /// Returns whether a registered type equals or conforms to the given type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { TypeIdentifier.conforms($0, to: typeIdentifier) }
  }

  /// Loads the data of a type asynchronously, after the current event.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    let found = representations.first { TypeIdentifier.conforms($0.type, to: typeIdentifier) }
    return deliver { done in
      guard let found else { return done(nil, ItemProviderError.noSuchType) }
      _ = found.load { done($0, $1) }
    } to: {
      completionHandler($0, $1)
    }
  }

  /// Returns whether an object of a class can be loaded.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    kind(of: aClass) != nil || object.map { type(of: $0) == aClass } == true
  }

  private func kind(of aClass: any NSItemProviderReading.Type) -> Representation? {
    for type in aClass.readableTypeIdentifiersForItemProvider {
      let found = representations.first { TypeIdentifier.conforms($0.type, to: type) }
      if let found { return found }
    }
    return nil
  }

  /// Loads an object of a class asynchronously, after the current event.
  ///
  /// The provider's own object is used if it has that class. Otherwise the object is created from
  /// the data.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    deliver { done in
      self.makeObject(aClass, done)
    } to: {
      completionHandler($0, $1)
    }
  }

  private func makeObject(
    _ aClass: any NSItemProviderReading.Type,
    _ done: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) {
    if let object, type(of: object) == aClass, let given = object as? any NSItemProviderReading {
      return done(given, nil)
    }
    guard let found = kind(of: aClass) else { return done(nil, ItemProviderError.noSuchType) }
    _ = found.load { data, error in
      guard let data else { return done(nil, error ?? ItemProviderError.noData) }
      do {
        done(try aClass.object(withItemProviderData: data, typeIdentifier: found.type), nil)
      } catch {
        done(nil, error)
      }
    }
  }

  private func deliver<Value>(
    _ load: @escaping (@escaping (Value?, (any Error)?) -> Void) -> Void,
    to completion: @escaping (Value?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    // Safe: both are called on the main actor only, by the clock.
    nonisolated(unsafe) let load = load
    nonisolated(unsafe) let completion = completion
    onMainActorUnchecked {
      _ = DelayedCall(after: 0, in: ScreenEnvironment.current.clock) {
        load { value, error in
          progress.completedUnitCount = 1
          completion(value, error)
        }
      }
    }
    return progress
  }
}
