/// What tells one registration from another.
final class RegistrationToken {
  /// The same as long as the registration lives; shown nowhere.
  var identifier: String { "registration \(UInt(bitPattern: ObjectIdentifier(self)))" }
}
