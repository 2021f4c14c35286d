/// What an asset catalogue says of a data set.
struct DataSet: Decodable {
  struct Entry: Decodable {
    let filename: String?
  }

  let data: [Entry]
}
