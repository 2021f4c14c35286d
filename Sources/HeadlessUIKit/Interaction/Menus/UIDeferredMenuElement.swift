/// Stands for elements that are made when the menu is opened.
open class UIDeferredMenuElement: UIMenuElement {
  /// Hands in the elements, at once or later.
  public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool
  private var made: [UIMenuElement]?
  private var isAsked = false

  /// Asked when the menu opens for the first time.
  public init(_ elementProvider: @escaping Provider) {
    (provider, isCached) = (elementProvider, true)
    super.init(title: "", subtitle: nil, image: nil)
  }

  private init(uncached elementProvider: @escaping Provider) {
    (provider, isCached) = (elementProvider, false)
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Asked whenever the menu opens.
  public class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(uncached: elementProvider)
  }

  /// The elements; nil as long as they are not made.
  var elements: [UIMenuElement]? { made }

  /// The menu opens.
  func open(_ ready: @escaping () -> Void) {
    if !isCached { (made, isAsked) = (nil, false) }
    guard !isAsked else { return }
    isAsked = true
    provider { [weak self] elements in
      self?.made = elements
      ready()
    }
  }
}
