extension NibProblem: ScreenProblem {
  /// The problem as text: file, line and a sentence.
  public var description: String {
    (line.map { "\(file):\($0): " } ?? "\(file): ") + reason.words
  }
}

extension NibProblem.Reason {
  /// The libxml2 error `XML_ERR_ENTITY_LOOP`.
  private static let entityLoop = 89

  fileprivate var words: String {
    switch self {
    case .damaged(Self.entityLoop): "an entity contains itself; the file is not read"
    case .damaged(0): "the file ends too early; it is not read"
    case .damaged(let code): "this is no well-formed XML (libxml2 error \(code)); it is not read"
    case .tooDeep(let limit): "elements lie more than \(limit) deep; the file is not read"
    case .tooLarge(let limit): "the file has more than \(limit) elements; it is not read"
    case .notInterfaceBuilder(let root): "<\(root)> is no document of Interface Builder"
    case .otherPlatform(let type): "made for another platform than iOS (\(type))"
    case .missingFile: "the app has no such file"
    case .noInitialController: "the storyboard has no initial view controller"
    case .unknownIdentifier(let name): "no view controller has the identifier '\(name)'"
    case .unknownSegue(let name, let controller):
      "\(controller) has no segue with identifier '\(name)'"
    case .unknownElement(let name, let key):
      "<\(name)>\(key.map { " (\($0))" } ?? "") is not supported; it is left out"
    case .unsupportedView(let name): "<\(name)> is not supported; an empty view stands for it"
    case .unknownAttribute(let name, let element): "\(name) of <\(element)> is not supported"
    case .unknownValue(let value, let attribute, let element):
      "<\(element)> cannot have \(attribute)=\"\(value)\""
    case .unknownClass(let name, let instead):
      "the app has no class '\(name)'; a \(instead) stands for it"
    case .unsuitableClass(let name, let instead):
      "'\(name)' is no class for this element; a \(instead) stands for it"
    case .notMade(let name): "init(coder:) of \(name) returned nil; the object is left out"
    case .danglingReference(let id, let attribute): "\(attribute) names no object: '\(id)'"
    case .unknownOutlet(let key, let type): "\(type) has no outlet '\(key)'; it is not set"
    case .wrongOutletType(let key, let type, let value):
      "'\(key)' of \(type) cannot be a \(value); it is not set"
    case .unknownKey(let key, let type):
      "\(type) is not key value coding-compliant for the key '\(key)'; it is not set"
    case .missingImage(let words): words
    case .symbol(let name): "the system's symbol '\(name)' is not here"
    case .missingColor(let name): "no colour named '\(name)'"
    case .cycle(let controller):
      "this leads back to \(controller), which it is part of; it is left out"
    case .unsupportedSegue(let kind): "segues of kind '\(kind)' are not supported"
    case .noUnwindDestination(let action): "no view controller on the way back has '\(action)'"
    case .noView(let wanted): "the nib's first view is no \(wanted)"
    }
  }
}
