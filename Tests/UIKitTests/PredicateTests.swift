import Testing
@_spi(Overscroll) import UIKit

/// The formats of Apple's Predicate Programming Guide, evaluated as Foundation does it.
@MainActor struct PredicateTests {
  final class Song: NSObject {
    var title: String
    var year: Int
    var album: Song?
    init(_ title: String, _ year: Int, album: Song? = nil) {
      (self.title, self.year, self.album) = (title, year, album)
    }
  }

  private static let registered: Void = {
    KeyedProperties.register("title", of: Song.self) { $0.title }
    KeyedProperties.register("year", of: Song.self) { $0.year }
    KeyedProperties.register("album", of: Song.self) { $0.album }
  }()

  init() { Self.registered }

  private static let person: [String: Any] = [
    "name": "Zoë", "age": 42, "height": 1.75, "isMember": true, "nothing": NSNull(),
    "tags": ["swift", "Äpfel", "C"], "scores": [3, 9, 6],
    "home": ["city": "Łódź", "size": 3], "born": Date(timeIntervalSinceReferenceDate: 100),
    "pets": [["name": "Rex", "age": 3], ["name": "Ada", "age": 12]],
  ]

  @Test(arguments: [
    "name == 'Zoë'", "name = \"Zoë\"", "name != 'zoë'", "name ==[c] 'zoë'", "name ==[cd] 'ZOE'",
    "age > 41 AND age<43", "age => 42 && age =< 42", "NOT age == 3", "!(age == 3)",
    "age == 1 OR (age == 2 OR age == 42)", "age <> 3", "age BETWEEN {40, 42}", "isMember == YES",
    "isMember == true", "isMember == 1", "nothing == nil", "missing == NULL", "name != nil",
    "name BEGINSWITH 'Z'", "name beginswith[c] 'z'", "name ENDSWITH[d] 'e'",
    "name CONTAINS[cd] 'OE'", "NOT name CONTAINS ''", "name LIKE 'Z*'", "name LIKE[c] 'z??'",
    "name MATCHES '[A-Z].+'", "NOT name MATCHES '[A-Z]'", "name IN {'Zoë', 'Bo'}",
    "'ez' IN 'Bezel'", "tags CONTAINS 'swift'", "NOT tags CONTAINS 'c'", "tags CONTAINS[c] 'c'",
    "ANY tags BEGINSWITH 's'", "SOME tags == 'C'", "ALL scores > 2", "NONE scores > 9",
    "ANY pets.name == 'Ada'", "home.city ==[cd] 'łodz' OR home.size == 3", "home.size + 1 == 4",
    "pets.@count == 2", "tags[SIZE] == 3", "tags[FIRST] == 'swift'", "scores[1] == 9",
    "scores[LAST] == 6", "pets[0].name == 'Rex'", "pets.@sum.age == 15", "pets.@max.age == 12",
    "pets.@min.age == 3", "scores.@avg.self == 6", "scores.@count > 2",
    "SUBQUERY(pets, $pet, $pet.age > 10).@count == 1", "FUNCTION(age, 'add:to:', 1) == 43",
    "sum(scores) == 18", "average({1, 2}) == 1.5", "max(3, 9) == 9", "median(scores) == 6",
    "abs(-3) == 3", "add:to:(1, 2) == 3", "7 / 2 == 3", "7.0 / 2 == 3.5", "2 ** 3 ** 1 == 8",
    "1 + 2 * 3 == 7", "(1 + 2) * 3 == 9", "-age == -42", "uppercase('a') == 'A'",
    "born < CAST(200, 'NSDate')", "born == CAST(100.0, 'NSDate')", "TRUEPREDICATE",
    "NOT FALSEPREDICATE", "TERNARY(age > 3, 'old', 'new') == 'old'", "#size == nil",
    "((((((((age)))))))) == 42", "name.length == 3", "0x2A == age", "4.2e1 == age",
    "tags.@unionOfObjects.length[0] == 5", "'it\\'s' == \"it's\"", "nil == missing",
    "NOT missing > 3", "NOT missing BEGINSWITH 'a'", "NOT age == '42'", "home.@count == 2",
  ])
  func formatHolds(_ format: String) {
    let predicate = NSPredicate(format: format)
    #expect(predicate.evaluate(with: Self.person))
    let opposite = NSCompoundPredicate(notPredicateWithSubpredicate: predicate)
    #expect(!opposite.evaluate(with: Self.person))
  }

  @Test func argumentsTakeThePlaceOfValues() {
    let date = Date(timeIntervalSinceReferenceDate: 100)
    let arguments: [(String, [any CVarArg])] = [
      ("%K == %@", ["name", "Zoë"]), ("%K.city BEGINSWITH %@", ["home", "Ł"]),
      ("home.%K > %d", ["size", 2]), ("%K > %ld", ["home.size", 2]), ("height < %f", [1.76]),
      ("age IN %@", [[1, 42] as any CVarArg]), ("born == %@", [date as any CVarArg]),
      ("isMember == %@", [NSNumber(value: true)]), ("name == '%@' OR age == %i", [42]),
      ("age BETWEEN %@", [[1, 50] as any CVarArg]),
    ]
    for (format, arguments) in arguments {
      let predicate = NSPredicate(format: format, argumentArray: arguments)
      #expect(predicate.evaluate(with: Self.person), "\(format)")
    }
    #expect(NSPredicate(format: "SELF MATCHES %@", "[a-z.]+@[a-z]+").evaluate(with: "me@example"))
    #expect(!NSPredicate(format: "SELF MATCHES %@", "[a-z]+").evaluate(with: "me@example"))
    #expect(NSPredicate(format: "%K == %@", "name", "Zoë").evaluate(with: Self.person))
  }

  @Test func variablesAreGivenLater() {
    let predicate = NSPredicate(format: "age > $least")
    #expect(predicate.evaluate(with: Self.person, substitutionVariables: ["least": 40]))
    #expect(!predicate.evaluate(with: Self.person, substitutionVariables: ["least": 50]))
  }

  @Test func objectsAreFilteredAndSorted() {
    let album = Song("Blue", 1971)
    let songs = [Song("b", 1990, album: album), Song("a", 2001), Song("C", 1990)]
    let new = NSPredicate(format: "year > %d", 1990)
    #expect(NSArray(array: songs).filtered(using: new).compactMap { ($0 as? Song)?.title } == ["a"])
    #expect(NSPredicate(format: "album.title == 'Blue'").evaluate(with: songs[0]))
    #expect(!NSPredicate(format: "album.title == 'Blue'").evaluate(with: songs[1]))
    let year = NSSortDescriptor(key: "year", ascending: true)
    func titles(_ descriptors: NSSortDescriptor...) -> [String] {
      NSArray(array: songs).sortedArray(using: descriptors).compactMap { ($0 as? Song)?.title }
    }
    #expect(titles(year, NSSortDescriptor(key: "title", ascending: true)) == ["C", "b", "a"])
    let name = NSSortDescriptor(
      key: "title", ascending: false, selector: Selector("caseInsensitiveCompare:"))
    #expect(titles(name) == ["C", "b", "a"])
    #expect(titles(NSSortDescriptor(key: "title", ascending: true)) == ["C", "a", "b"])
    #expect(titles(NSSortDescriptor(key: "album.title", ascending: false)).first == "b")
    let reversed = year.reversedSortDescriptor as? NSSortDescriptor
    #expect(reversed.map { titles($0) }?.first == "a")
    let longest = NSSortDescriptor(key: nil, ascending: false) {
      (($0 as? Song)?.year ?? 0) < (($1 as? Song)?.year ?? 0)
        ? .orderedAscending : .orderedDescending
    }
    #expect(titles(longest).first == "a")
  }

  @Test func expressionIsCalculated() {
    func value(_ format: String) -> Double? {
      _Expression(format: format).expressionValue(with: nil, context: nil) as? Double
    }
    #expect(value("1 + 2 * 3") == 7)
    #expect(value("7 / 2") == 3)
    #expect(value("7.0 / 2") == 3.5)
    #expect(value("-(2 ** 3)") == -8)
    #expect(value("sqrt(9) - 0.5") == 2.5)
    #expect(value("1 / 0") == .infinity)
    #expect(value("9223372036854775807 + 1") == 9_223_372_036_854_775_808)
    #expect(value("log(1000)").map { abs($0 - 3) < 1e-12 } == true)
    let age = _Expression(forKeyPath: "age")
    #expect(age.expressionValue(with: Self.person, context: nil) as? Int == 42)
    let comparison = _ComparisonPredicate(
      leftExpression: age, rightExpression: _Expression(forConstantValue: 41), modifier: .direct,
      type: .greaterThan)
    #expect(comparison.evaluate(with: Self.person))
    let all = NSCompoundPredicate(andPredicateWithSubpredicates: [
      comparison, NSPredicate(format: "name == 'Zoë'"),
    ])
    #expect(all.evaluate(with: Self.person))
  }

  @Test func longFormatsEnd() {
    let terms = Array(repeating: "age == 1", count: 3000).joined(separator: " OR ")
    #expect(!NSPredicate(format: terms).evaluate(with: Self.person))
    let sum = Array(repeating: "1", count: 1000).joined(separator: "+")
    #expect(NSPredicate(format: "\(sum) == 1000").evaluate(with: Self.person))
  }

  @Test func formatShowsObjects() {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    #expect(String(format: "%@ %d", NSNumber(value: 3), 4) == "3 4")
    #expect(String(format: "%@", date as any CVarArg) == date.description)
    #expect(String(format: "%@", [1, 2] as any CVarArg) == "(\n    1,\n    2\n)")
  }
}
