import Foundation

/// Outlets, outlet collections, actions, the segues of controls, and runtime attributes.
extension NibInstantiation {
  func connect(_ source: AnyObject, _ element: NibElement) {
    let reader = NibReader(element, of: self)
    guard let connections = reader.child("connections") else { return }
    var collections: [(property: String, element: NibElement, objects: [AnyObject])] = []
    for connection in connections.children {
      let reader = NibReader(connection, of: self)
      connection.isRead = true
      switch connection.name {
      case "outlet":
        guard let property = reader["property"], let target = target(of: reader) else { break }
        set(target, property, of: source, at: connection)
      case "outletCollection":
        reader.ignore("collectionClass", "appends")
        guard let property = reader["property"], let target = target(of: reader) else { break }
        if let index = collections.firstIndex(where: { $0.property == property }) {
          collections[index].objects.append(target)
        } else {
          collections.append((property, connection, [target]))
        }
      case "action": connectAction(reader, of: source)
      case "segue": connectSegue(connection, of: source)
      default: report(.unknownElement(connection.name, key: nil), at: connection)
      }
    }
    for collection in collections {
      set(collection.objects, collection.property, of: source, at: collection.element)
    }
  }

  /// Returns the destination of a connection, or nil without a report if it was removed at build
  /// time.
  private func target(of reader: NibReader) -> AnyObject? {
    guard let id = reader["destination"] else { return nil }
    if let object = object(id) { return object }
    // Elements without an object are the first responder, removed placeholders, and those already
    // reported.
    if document.element(id) == nil {
      report(.danglingReference(id, attribute: "destination"), at: reader.element)
    }
    return nil
  }

  private func set(
    _ value: [AnyObject], _ property: String, of source: AnyObject, at element: NibElement
  ) {
    if property == "gestureRecognizers", let view = source as? UIView {
      for recognizer in value.compactMap({ $0 as? UIGestureRecognizer }) {
        view.addGestureRecognizer(recognizer)
      }
      return
    }
    setKeyed(value, property, of: source, at: element)
  }

  private func set(
    _ target: AnyObject, _ property: String, of source: AnyObject, at element: NibElement
  ) {
    // A property of the app's class may have the name of a UIKit outlet; it takes precedence.
    if KeyedProperties.property(property, of: source) == nil,
      BuiltInOutlets.set(target, property, of: source) || isPlaceholder(target)
    {
      return
    }
    setKeyed(target, property, of: source, at: element)
  }

  private func setKeyed(
    _ value: Any, _ property: String, of source: AnyObject, at element: NibElement
  ) {
    let name = "\(type(of: source))"
    guard let known = KeyedProperties.property(property, of: source) else {
      // A stand-in for a class of the app has no outlets. The missing class was reported already.
      guard !isPlaceholder(source) else { return }
      return report(.unknownOutlet(property, type: name), at: element)
    }
    guard known.set(source, value) else {
      return report(
        .wrongOutletType(property, type: name, value: "\(type(of: value))"), at: element)
    }
  }

  /// Returns whether an object stands in for a class of the app that is unknown here.
  private func isPlaceholder(_ object: AnyObject) -> Bool {
    placeholders.contains(ObjectIdentifier(object))
  }

  // MARK: Actions

  private func connectAction(_ reader: NibReader, of source: AnyObject) {
    guard let name = reader["selector"], let id = reader["destination"] else { return }
    let selector = Selector(name)
    let target = object(id)
    if target == nil, document.element(id) == nil {
      return report(.danglingReference(id, attribute: "destination"), at: reader.element)
    }
    switch source {
    case let control as UIControl:
      let events = reader.option("eventType", NibOptions.events) ?? control.standardEvent
      control.addTarget(target, action: selector, for: events)
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: selector) }
    case let item as UIBarButtonItem:
      item.target = target
      item.action = selector
    default: report(.unknownElement("action", key: nil), at: reader.element)
    }
  }

  /// Connects a segue that a control, a bar button or a gesture performs.
  private func connectSegue(_ segue: NibElement, of source: AnyObject) {
    let reader = NibReader(segue, of: self)
    switch reader["kind"] {
    case "relationship": return  // Handled by the controller.
    case "embed":
      if let container = source as? UIView { embeds.append((container, segue)) }
      return
    default: break
    }
    guard let controller = owner as? UIViewController, source !== controller else { return }
    let perform = { [weak controller] (sender: Any?) -> Void in
      controller?.perform(segue, sender: sender, asks: true)
    }
    switch source {
    case let control as UIControl:
      control.addAction(
        UIAction { [weak control] _ in perform(control) }, for: control.standardEvent)
    case let recognizer as UIGestureRecognizer: recognizer.addAction { perform($0) }
    case let item as UIBarButtonItem:
      let trigger = SegueTrigger { perform($0) }
      controller.segueTriggers.append(trigger)
      item.target = trigger
      item.action = SegueTrigger.selector
    case let cell as UITableViewCell:
      if segue.attributes["trigger"] == "accessoryAction" { return }
      cell.selectionSegue = { [weak cell] in perform(cell) }
    case let cell as UICollectionViewCell: cell.selectionSegue = { [weak cell] in perform(cell) }
    default: report(.unsupportedSegue(kind: reader["kind"] ?? ""), at: segue)
    }
  }

  // MARK: Run-time attributes

  func setAttributes(of object: AnyObject, _ element: NibElement) {
    let reader = NibReader(element, of: self)
    guard let list = reader.child("userDefinedRuntimeAttributes") else { return }
    for attribute in list.children where attribute.name == "userDefinedRuntimeAttribute" {
      attribute.isRead = true
      let reader = NibReader(attribute, of: self)
      guard let path = reader["keyPath"], let value = reader.runtimeValue() else { continue }
      set(value, path, of: object, at: attribute)
    }
  }

  private func set(
    _ value: RuntimeValue, _ path: String, of object: AnyObject, at element: NibElement
  ) {
    let name = "\(type(of: object))"
    if BuiltInAttributes.set(value, path, of: object) { return }
    guard let property = KeyedProperties.property(path, of: object) else {
      guard !isPlaceholder(object) else { return }
      return report(.unknownKey(path, type: name), at: element)
    }
    for candidate in value.candidates where property.set(object, candidate) { return }
    report(.wrongOutletType(path, type: name, value: value.typeName), at: element)
  }
}

extension UIControl {
  /// The event of a control that triggers its segue by default.
  fileprivate var standardEvent: Event {
    switch self {
    case is UISwitch, is UISlider, is UISegmentedControl, is UIStepper, is UIPageControl,
      is UIDatePicker:
      .valueChanged
    case is UITextField: .editingDidEndOnExit
    default: .touchUpInside
    }
  }
}
