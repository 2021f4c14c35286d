/// The description of a folder in an asset catalogue.
struct CatalogueFolder: Decodable {
  struct Properties: Decodable {
    private enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    let providesNamespace: Bool?
  }

  let properties: Properties?
}
