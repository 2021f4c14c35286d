extension NibProblem: ScreenProblem {
  var namesFile: Bool { true }

  /// The problem as text: file, line and a sentence.
  public var description: String {
    (line.map { "\(file):\($0): " } ?? "\(file): ") + reason.message
  }
}

extension NibProblem.Reason {
  /// The libxml2 error `XML_ERR_ENTITY_LOOP`.
  private static let entityLoop = 89

  fileprivate var message: String {
    switch self {
    case .damaged(Self.entityLoop): "an entity contains itself; the file is not read"
    case .damaged(0): "the file ends unexpectedly; it is not read"
    case .damaged(let code):
      "the file is not well-formed XML (libxml2 error \(code)); it is not read"
    case .tooDeep(let limit):
      "elements are nested more than \(limit) levels deep; the file is not read"
    case .tooLarge(let limit): "the file has more than \(limit) elements; it is not read"
    case .notInterfaceBuilder(let root): "<\(root)> is not an Interface Builder document"
    case .otherPlatform(let type): "the file is for a platform other than iOS (\(type))"
    case .missingFile: "the app has no such file"
    case .noInitialController: "the storyboard has no initial view controller"
    case .unknownIdentifier(let name): "no view controller has the identifier '\(name)'"
    case .unknownSegue(let name, let controller):
      "\(controller) has no segue with identifier '\(name)'"
    case .unknownElement(let name, let key):
      "<\(name)>\(key.map { " (\($0))" } ?? "") is not supported; it is left out"
    case .unsupportedView(let name): "<\(name)> is not supported; a grey box is shown instead"
    case .unknownAttribute(let name, let element): "\(name) of <\(element)> is not supported"
    case .unknownValue(let value, let attribute, let element):
      "<\(element)> cannot have \(attribute)=\"\(value)\""
    case .unknownClass(let name, let instead):
      "the app has no class '\(name)'; a \(instead) is used instead"
    case .unsuitableClass(let name, let instead):
      "the class '\(name)' does not fit this element; a \(instead) is used instead"
    case .notMade(let name): "init(coder:) of \(name) returned nil; the object is left out"
    case .danglingReference(let id, let attribute):
      "\(attribute) refers to an object that does not exist: '\(id)'"
    case .unknownOutlet(let key, let type): "\(type) has no outlet '\(key)'; it is not set"
    case .wrongOutletType(let key, let type, let value):
      "'\(key)' of \(type) cannot be a \(value); it is not set"
    case .unknownKey(let key, let type):
      "\(type) is not key value coding-compliant for the key '\(key)'; it is not set"
    case .missingImage(let words): words
    case .symbol(let name): "the system symbol '\(name)' is not available"
    case .missingColor(let name): "no colour is named '\(name)'"
    case .cycle(let controller):
      "this refers back to \(controller), which contains it; it is left out"
    case .unsupportedSegue(let kind): "segues of kind '\(kind)' are not supported"
    case .noUnwindDestination(let action):
      "no earlier view controller implements the unwind action '\(action)'"
    case .noView(let wanted): "the first view of the nib is not a \(wanted)"
    }
  }
}
