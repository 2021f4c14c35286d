/// What a text is, for who fills it in. Nothing fills in here.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The type's text.
  public let rawValue: String

  /// A type of any text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// What a person is called.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A company.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place.
  public static let location = UITextContentType(rawValue: "location")
  /// A street with its number.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of an address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// A town.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state or province.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address for mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// An address on the net.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password that is known.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is new.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code for one use.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
