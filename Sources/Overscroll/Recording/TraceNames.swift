/// Names of objects for one row of a trace: each its own, whatever the objects call themselves.
struct TraceNames {
  private var names: [ObjectIdentifier: String] = [:]
  /// Names that several objects have, in the order they were found.
  private(set) var shared: [String] = []

  /// - Parameter objects: in the order that numbers them.
  init(_ objects: [(object: AnyObject, name: String)]) {
    var counts: [String: Int] = [:]
    var taken = Set<String>()
    for (object, name) in objects {
      var number = counts[name, default: 0] + 1
      if number == 2 { shared.append(name) }
      var candidate = number == 1 ? name : "\(name)#\(number)"
      // Someone may really be called `cell#2`.
      while !taken.insert(candidate).inserted {
        number += 1
        candidate = "\(name)#\(number)"
      }
      counts[name] = number
      names[ObjectIdentifier(object)] = candidate
    }
  }

  /// The object's name; nil for one that was not among them.
  subscript(_ object: AnyObject) -> String? { names[ObjectIdentifier(object)] }
}
