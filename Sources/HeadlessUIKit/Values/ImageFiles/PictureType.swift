/// The formats in which image sources are read and image destinations written. Raw values are
/// Apple's uniform type identifiers.
package enum PictureType: String, CaseIterable, Sendable {
  case png = "public.png"
  case jpeg = "public.jpeg"
  case gif = "com.compuserve.gif"
}
