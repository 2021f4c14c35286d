/// An object whose identity distinguishes one cell or supplementary registration from another.
final class RegistrationToken {
  /// The reuse identifier of the registration, constant during its lifetime and never displayed.
  var identifier: String { "registration \(UInt(bitPattern: ObjectIdentifier(self)))" }
}
