/// No view has the name that a mask asks for.
struct UnmaskedView: Error {
  let name: String
}
