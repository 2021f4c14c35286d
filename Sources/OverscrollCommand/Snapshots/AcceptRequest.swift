/// A request of the report's page to accept pictures.
struct AcceptRequest: Decodable {
  struct Snapshot: Decodable {
    /// The identifier of the golden.
    let id: String
    /// The hash of the picture on the page, which must still be that of the run.
    let hash: String
  }

  let snapshots: [Snapshot]
}
