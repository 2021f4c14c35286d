import Foundation
import Testing
import UIKit

/// Conversions of values and protocols that Objective-C's runtime makes on Apple's platforms.
@MainActor
@Suite("Copying and conformance")
struct CopyingTests {
  private protocol Loading: AnyObject {}
  private final class Loader: NSObject, Loading {}

  @Test("A value that is cast to NSCopying keeps its value as a key and as an identifier")
  func keys() {
    let path = IndexPath(item: 2, section: 1)
    let attributes = NSMutableDictionary()
    attributes.setObject("cell", forKey: path as NSCopying)
    attributes.setObject("name", forKey: "key" as NSCopying)
    #expect(attributes.object(forKey: path) as? String == "cell")
    #expect(attributes.object(forKey: "key") as? String == "name")
    let menu = UIContextMenuConfiguration(
      identifier: path as NSCopying, previewProvider: nil, actionProvider: nil)
    #expect(menu.identifier as? IndexPath == path)
    let named = UIContextMenuConfiguration(
      identifier: "row" as NSCopying, previewProvider: nil, actionProvider: nil)
    #expect(named.identifier as? String == "row")
  }

  @Test("An object answers whether its class conforms to a protocol")
  func conformance() {
    let object: any NSObjectProtocol = Loader()
    #expect(object.conforms(to: Loading.self))
    #expect(!object.conforms(to: UITableViewDelegate.self))
  }
}
