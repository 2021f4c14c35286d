/// The type of `#colorLiteral(red:green:blue:alpha:)`, under the name by which the compiler asks.
public typealias _ColorLiteralType = UIColor
