/// The values of a view for the large content viewer.
struct LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero

  /// Returns a copy with another value.
  func with<Value>(_ path: WritableKeyPath<LargeContent, Value>, _ value: Value) -> LargeContent {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }
}
