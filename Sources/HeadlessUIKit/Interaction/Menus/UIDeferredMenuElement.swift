/// A placeholder for menu elements that are made when the menu opens.
open class UIDeferredMenuElement: UIMenuElement {
  /// A closure that supplies the elements by calling its argument, at once or later.
  public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool
  private var loadedElements: [UIMenuElement]?
  private var isLoading = false

  /// Creates an element whose provider is called when the menu opens for the first time.
  public init(_ elementProvider: @escaping Provider) {
    (provider, isCached) = (elementProvider, true)
    super.init(title: "", subtitle: nil, image: nil)
  }

  private init(uncached elementProvider: @escaping Provider) {
    (provider, isCached) = (elementProvider, false)
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Returns an element whose provider is called every time the menu opens.
  public class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(uncached: elementProvider)
  }

  /// The supplied elements; nil until they are supplied.
  var elements: [UIMenuElement]? { loadedElements }

  /// Called when the menu opens, to request the elements.
  func open(_ ready: @escaping () -> Void) {
    if !isCached { (loadedElements, isLoading) = (nil, false) }
    guard !isLoading else { return }
    isLoading = true
    provider { [weak self] elements in
      self?.loadedElements = elements
      ready()
    }
  }
}
