import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("NSHashTable")
struct HashTableTests {
  private final class Token {}

  @Test("A hash table contains objects once, in insertion order, until removed")
  func strong() {
    let table = NSHashTable<Token>()
    let tokens = (0..<40).map { _ in Token() }
    for token in tokens + tokens.reversed() { table.add(token) }
    table.add(nil)
    #expect(
      table.count == 40
        && table.allObjects.map(ObjectIdentifier.init) == tokens.map(ObjectIdentifier.init))
    #expect(table.contains(tokens[7]) && table.member(tokens[7]) === tokens[7])
    table.remove(tokens[7])
    table.remove(nil)
    #expect(!table.contains(tokens[7]) && table.count == 39 && !table.contains(nil))
    #expect(table.anyObject === tokens[0])
    table.removeAllObjects()
    #expect(table.count == 0 && table.anyObject == nil)
  }

  @Test("A weak hash table retains nothing and drops released objects")
  func weak() {
    let table = NSHashTable<AnyObject>.weakObjects()
    let stays = Token()
    table.add(stays)
    for _ in 0..<1_000 { table.add(Token()) }
    #expect(table.allObjects.count == 1 && table.contains(stays))
  }

  @Test("Equal objects are one member, or two with pointer personality")
  func equality() {
    let (one, other) = (NSMutableString(string: "a"), NSMutableString(string: "a"))
    let byValue = NSHashTable<NSMutableString>()
    byValue.add(one)
    byValue.add(other)
    #expect(byValue.count == 1 && byValue.contains(other))
    let byPointer = NSHashTable<NSMutableString>(options: [.objectPointerPersonality])
    byPointer.add(one)
    #expect(!byPointer.contains(other))
    byPointer.add(other)
    #expect(byPointer.count == 2)
  }
}
