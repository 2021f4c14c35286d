#if Publishers && !canImport(Combine)
  public import OpenCombine

  /// An object with a publisher that emits before the object changes.
  public protocol ObservableObject: AnyObject {
    /// The type of the publisher.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// The publisher that emits before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
  }

  extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// A publisher that emits before a `Published` property of the object changes.
    ///
    /// An object has one such publisher, also if it has no such property and calls `send()` itself.
    public var objectWillChange: ObservableObjectPublisher {
      let properties = publishedProperties
      guard let first = properties.first else {
        return WillChangePublishers.shared.publisher(of: self)
      }
      let publisher = first.willChange ?? ObservableObjectPublisher()
      for property in properties where property.willChange == nil {
        property.willChange = publisher
      }
      return publisher
    }

    private var publishedProperties: [any PublishedProperty] {
      var found: [any PublishedProperty] = []
      var reflection: Mirror? = Mirror(reflecting: self)
      while let level = reflection {
        found += level.children.compactMap { $0.value as? any PublishedProperty }
        reflection = level.superclassMirror
      }
      return found
    }
  }
#endif
