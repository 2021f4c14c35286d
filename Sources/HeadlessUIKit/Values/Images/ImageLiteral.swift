/// The type of `#imageLiteral(resourceName:)`, under the name by which the compiler asks.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {}
