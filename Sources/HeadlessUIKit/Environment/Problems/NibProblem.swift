/// What a storyboard or nib says and the screen could not have, where in the file.
public struct NibProblem: Error, Hashable, Sendable {
  /// As people know it: a path in the app's folder, or the name that was asked for.
  public let file: String
  /// From 1; nil for what concerns the whole file.
  public let line: Int?
  /// What it is.
  public let reason: Reason

  /// The kinds of problems, with what people need to find them.
  public enum Reason: Hashable, Sendable {
    /// No well-formed XML; libxml2's number for why, 0 where the file ends too early.
    case damaged(code: Int)
    /// Elements lie deeper in one another than `limit`.
    case tooDeep(limit: Int)
    /// More elements than `limit`.
    case tooLarge(limit: Int)
    /// The root is another element than Interface Builder's, by its tag.
    case notInterfaceBuilder(root: String)
    /// For another platform than iOS, as the file names its type.
    case otherPlatform(type: String)
    /// No file of that name is in the app.
    case missingFile
    /// The storyboard has no initial controller.
    case noInitialController
    /// No controller of the storyboard has that identifier.
    case unknownIdentifier(String)
    /// The controller's scene has no segue of that identifier.
    case unknownSegue(String, controller: String)
    /// An element that nothing here reads, with its key in the element around it.
    case unknownElement(String, key: String?)
    /// Elements of a kind that is not here; an empty view stands for it.
    case unsupportedView(String)
    /// An attribute that nothing here reads.
    case unknownAttribute(String, element: String)
    /// A value that the attribute cannot have.
    case unknownValue(String, attribute: String, element: String)
    /// A class that the app does not have; `instead` is made.
    case unknownClass(String, instead: String)
    /// A class of other objects than the element describes; `instead` is made.
    case unsuitableClass(String, instead: String)
    /// The class's `init(coder:)` returned nil.
    case notMade(String)
    /// An object that the file does not have, by its id.
    case danglingReference(String, attribute: String)
    /// An outlet whose class has no such property.
    case unknownOutlet(String, type: String)
    /// An outlet, or a run-time attribute, whose property is of another type than the value.
    case wrongOutletType(String, type: String, value: String)
    /// A user-defined run-time attribute whose class has no such property.
    case unknownKey(String, type: String)
    /// A picture that the app does not have, in the words of who provides pictures.
    case missingImage(String)
    /// One of Apple's symbols, which are not here.
    case symbol(String)
    /// A colour that the app does not have.
    case missingColor(String)
    /// A segue, or a reference to another storyboard, that leads back to a controller around it.
    case cycle(controller: String)
    /// A segue of a kind that is not here.
    case unsupportedSegue(kind: String)
    /// An unwind segue whose action no controller on the way back has.
    case noUnwindDestination(action: String)
    /// A nib without a view of the kind that was registered for.
    case noView(wanted: String)
  }
}
