/// Unique names of objects in one row of a trace, for objects whose own names may be equal.
struct TraceNames {
  private var names: [ObjectIdentifier: String] = [:]
  /// The names that several objects have, in the order in which they were found.
  private(set) var shared: [String] = []

  /// Creates unique names.
  ///
  /// - Parameter objects: The objects and their own names, in the order in which equal names are
  ///   numbered.
  init(_ objects: [(object: AnyObject, name: String)]) {
    var counts: [String: Int] = [:]
    var taken = Set<String>()
    for (object, name) in objects {
      var number = counts[name, default: 0] + 1
      if number == 2 { shared.append(name) }
      var candidate = number == 1 ? name : "\(name)#\(number)"
      // An object's own name may be `cell#2`, so numbers that are taken are skipped.
      while !taken.insert(candidate).inserted {
        number += 1
        candidate = "\(name)#\(number)"
      }
      counts[name] = number
      names[ObjectIdentifier(object)] = candidate
    }
  }

  /// The unique name of an object; nil for an unknown object.
  subscript(_ object: AnyObject) -> String? { names[ObjectIdentifier(object)] }
}
