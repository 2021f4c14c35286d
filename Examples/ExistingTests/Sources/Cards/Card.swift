/// The contents of a card.
public struct Card: Codable, Sendable {
  /// The name of the article.
  public let title: String
  /// The price in euros.
  public let price: Double

  /// Creates a card.
  public init(title: String, price: Double) { (self.title, self.price) = (title, price) }
}
