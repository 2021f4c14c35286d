/// What an asset catalogue says of a folder in it.
struct CatalogueFolder: Decodable {
  struct Properties: Decodable {
    private enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    let providesNamespace: Bool?
  }

  let properties: Properties?
}
