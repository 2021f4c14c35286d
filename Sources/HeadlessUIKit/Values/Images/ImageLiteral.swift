/// The type of `#imageLiteral(resourceName:)`, under the name that the compiler looks up.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {}
