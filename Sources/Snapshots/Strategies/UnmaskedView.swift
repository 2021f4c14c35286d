/// An error for a mask whose view name does not exist.
struct UnmaskedView: Error {
  let name: String
}
