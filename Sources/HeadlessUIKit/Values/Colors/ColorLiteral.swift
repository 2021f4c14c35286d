/// The type of `#colorLiteral(red:green:blue:alpha:)`, under the name that the compiler looks up.
public typealias _ColorLiteralType = UIColor
