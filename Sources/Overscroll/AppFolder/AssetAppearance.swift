/// A condition of a variant in an asset catalogue, for example `luminosity` is `dark`.
struct AssetAppearance: Decodable {
  let appearance: String?
  let value: String?
}
