/// The description of a data set in an asset catalogue.
struct DataSet: Decodable {
  struct Entry: Decodable {
    let filename: String?
  }

  let data: [Entry]
}
