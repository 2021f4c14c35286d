public import Foundation

/// Data that are handed over by dragging, in one or several types.
///
/// - Note: Partly: nothing comes from other apps and nothing goes to them; files, in-place
///   representations and previews are not offered.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// Makes data, and says that they are there or that there are none.
  public typealias LoadHandler = (@escaping (Data?, (any Error)?) -> Void) -> Progress?

  private struct Representation {
    let type: String
    let load: LoadHandler
  }

  private var representations: [Representation] = []
  private var object: AnyObject?
  /// What the data are called, without an ending; nil for no name.
  open var suggestedName: String?

  /// Without data.
  public override init() { super.init() }

  /// With what an object can be.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// With an object of one type, which is handed over as it is.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    object = item.map { $0 as AnyObject }
    guard let typeIdentifier else { return }
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { done in
      done((item as? NSData).map { Data(referencing: $0) }, nil)
      return nil
    }
  }

  /// Who gets to see a type; raw values as Foundation's.
  ///
  /// - Note: Partly: all that drags here is one app.
  public enum Visibility: Int, Sendable {
    /// Everybody, the app's own team, this process alone.
    case all, team, ownProcess
  }

  /// Adds what an object can be.
  open func registerObject(_ object: any NSItemProviderWriting, visibility: Visibility) {
    if self.object == nil { self.object = object }
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) {
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0)
      }
    }
  }

  /// Adds a type, whose data are made when they are asked for.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: Visibility,
    loadHandler: @escaping LoadHandler
  ) {
    representations.removeAll { $0.type == typeIdentifier }
    representations.append(Representation(type: typeIdentifier, load: loadHandler))
  }

  /// The types in the order in which they were added.
  open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

  /// Whether a type is there, or one that is a kind of it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { TypeIdentifier.conforms($0, to: typeIdentifier) }
  }

  /// Hands over the data of a type, after what happens now.
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

  /// Whether an object of a class can be made.
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

  /// Hands over an object of a class, after what happens now: the one that was given if it is of that class,
  /// else one made of its data.
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
