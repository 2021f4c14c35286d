import Foundation
import FoundationXML

/// A model of Core Data, for whose entities Xcode generates classes.
///
/// The file `contents` of a model is XML. Entities with `codeGenerationType` `class` get a class
/// with its properties, and those with `category` only the properties.
/// https://developer.apple.com/documentation/coredata/modeling-data/generating-code
final class DataModel: NSObject, XMLParserDelegate {
  private struct Entity {
    let name: String
    let type: String
    let parent: String?
    let generation: String?
    var properties: [(name: String, type: String)] = []
    /// The types of the elements of the relationships to many objects.
    var many: [(name: String, destination: String, isOrdered: Bool)] = []
  }

  private var entities: [Entity] = []
  /// The class names by entity.
  private var types: [String: String] = [:]

  /// Reads a model. Damaged XML has the entities before the damage.
  init(_ data: Data) {
    super.init()
    // Relationships can name entities that follow.
    for _ in 0..<2 {
      entities = []
      let parser = XMLParser(data: data)
      parser.delegate = self
      _ = parser.parse()
    }
  }

  /// The Swift source of the generated classes, as Xcode writes it.
  var text: String {
    let known = entities.filter { $0.generation == "class" || $0.generation == "category" }
    guard !known.isEmpty else { return "" }
    return (["import CoreData", "import Foundation"] + known.flatMap(lines)).joined(separator: "\n")
      + "\n"
  }

  private func lines(_ entity: Entity) -> [String] {
    let parent = entity.parent.map { types[$0] ?? $0 } ?? "NSManagedObject"
    var lines =
      entity.generation == "class"
      ? ["@objc(\(entity.type)) public class \(entity.type): \(parent) {}"] : []
    lines.append("extension \(entity.type) {")
    lines.append(
      "  @nonobjc public class func fetchRequest() -> NSFetchRequest<\(entity.type)> { "
        + "NSFetchRequest<\(entity.type)>(entityName: \"\(entity.name)\") }")
    lines += entity.properties.map { "  @NSManaged public var \($0.name): \($0.type)" }
    for relation in entity.many {
      let set = relation.isOrdered ? "NSOrderedSet" : "NSSet"
      let mutable = relation.isOrdered ? "NSMutableOrderedSet" : "NSMutableSet"
      let name = relation.name.prefix(1).uppercased() + relation.name.dropFirst()
      lines.append("  @NSManaged public var \(relation.name): \(set)?")
      for (verb, call) in [("addTo", "add"), ("removeFrom", "remove")] {
        lines.append(
          "  public func \(verb)\(name)(_ value: \(relation.destination)) { "
            + "let all = \(relation.name)?.mutableCopy() as? \(mutable) ?? \(mutable)(); "
            + "all.\(call)(value); \(relation.name) = all }")
        lines.append(
          "  public func \(verb)\(name)(_ values: \(set)) { "
            + "for value in values { if let value = value as? \(relation.destination) { "
            + "\(verb)\(name)(value) } } }")
      }
    }
    return lines + ["}"]
  }

  // MARK: - Reading

  /// Ends at the first error. After one, Foundation's parser reports elements whose attributes can
  /// be invalid UTF-8, at which it traps.
  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    parser.abortParsing()
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard let name = attributes["name"] else { return }
    switch element {
    case "entity":
      let written = attributes["representedClassName"].flatMap { $0.isEmpty ? nil : $0 }
      let type = (written ?? name).split(separator: ".").last.map(String.init) ?? name
      types[name] = type
      entities.append(
        Entity(
          name: name, type: type, parent: attributes["parentEntity"],
          generation: attributes["codeGenerationType"]))
    case "attribute" where !entities.isEmpty:
      entities[entities.count - 1].properties.append((name, Self.type(attributes)))
    case "relationship" where !entities.isEmpty:
      let entity = attributes["destinationEntity"] ?? ""
      let type = types[entity] ?? (entity.isEmpty ? "NSManagedObject" : entity)
      if attributes["toMany"] == "YES" {
        entities[entities.count - 1].many.append((name, type, attributes["ordered"] == "YES"))
      } else {
        entities[entities.count - 1].properties.append((name, type + "?"))
      }
    default: break
    }
  }

  private static func type(_ attributes: [String: String]) -> String {
    let kind = attributes["attributeType"] ?? ""
    let isScalar = attributes["usesScalarValueType"] == "YES"
    switch kind {
    case "Integer 16": return isScalar ? "Int16" : "NSNumber?"
    case "Integer 32": return isScalar ? "Int32" : "NSNumber?"
    case "Integer 64": return isScalar ? "Int64" : "NSNumber?"
    case "Double": return isScalar ? "Double" : "NSNumber?"
    case "Float": return isScalar ? "Float" : "NSNumber?"
    case "Boolean": return isScalar ? "Bool" : "NSNumber?"
    case "Date": return isScalar ? "TimeInterval" : "Date?"
    case "String": return "String?"
    case "Binary": return "Data?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Decimal": return "NSDecimalNumber?"
    default: return (attributes["customClassName"] ?? "NSObject") + "?"
    }
  }
}
