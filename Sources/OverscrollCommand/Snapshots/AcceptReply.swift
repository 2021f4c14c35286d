/// The answer to an `AcceptRequest`. The page's script uses the names of the properties.
struct AcceptReply: Encodable {
  /// The identifiers of the goldens that were replaced.
  var accepted: [String] = []
  /// The reasons why others were not, by identifier.
  var problems: [String: String] = [:]
}
