/// A part of a storyboard or nib that the screen could not use, with its position in the file.
public struct NibProblem: Error, Hashable, Sendable {
  /// The file's path in the app's folder, or the requested name.
  public let file: String
  /// The line, from 1; nil for a problem of the whole file.
  public let line: Int?
  /// The kind of problem.
  public let reason: Reason

  /// The kinds of problems, with the facts needed to find them.
  public enum Reason: Hashable, Sendable {
    /// XML that is not well-formed, with libxml2's error code; 0 if the file ends too early.
    case damaged(code: Int)
    /// Elements nested deeper than `limit`.
    case tooDeep(limit: Int)
    /// More elements than `limit`.
    case tooLarge(limit: Int)
    /// A root element that is not Interface Builder's, by its tag.
    case notInterfaceBuilder(root: String)
    /// A file for a platform other than iOS, by the type in the file.
    case otherPlatform(type: String)
    /// A name without a file in the app.
    case missingFile
    /// A storyboard without an initial controller.
    case noInitialController
    /// An identifier that no controller of the storyboard has.
    case unknownIdentifier(String)
    /// An identifier that no segue of the controller's scene has.
    case unknownSegue(String, controller: String)
    /// An element that is not supported, with its key in the element around it.
    case unknownElement(String, key: String?)
    /// A kind of view that is not supported. An empty view replaces it.
    case unsupportedView(String)
    /// An attribute that is not supported.
    case unknownAttribute(String, element: String)
    /// A value that the attribute cannot have.
    case unknownValue(String, attribute: String, element: String)
    /// A class that the app does not have. An object of `instead` is created.
    case unknownClass(String, instead: String)
    /// A class that does not fit the element. An object of `instead` is created.
    case unsuitableClass(String, instead: String)
    /// A class whose `init(coder:)` returned nil.
    case notMade(String)
    /// A reference to an object that the file does not contain, by its id.
    case danglingReference(String, attribute: String)
    /// An outlet whose class has no such property.
    case unknownOutlet(String, type: String)
    /// An outlet or run-time attribute whose property has another type than the value.
    case wrongOutletType(String, type: String, value: String)
    /// A user-defined run-time attribute whose class has no such property.
    case unknownKey(String, type: String)
    /// An image that the app does not have, in the words of the asset catalogue.
    case missingImage(String)
    /// A system symbol that is not available.
    case symbol(String)
    /// A colour that the app does not have.
    case missingColor(String)
    /// A segue or storyboard reference that leads back to a controller around it.
    case cycle(controller: String)
    /// A kind of segue that is not supported.
    case unsupportedSegue(kind: String)
    /// An unwind segue whose action no controller on the way back has.
    case noUnwindDestination(action: String)
    /// A nib without a view of the registered class.
    case noView(wanted: String)
  }
}
