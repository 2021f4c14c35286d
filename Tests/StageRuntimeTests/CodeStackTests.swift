import StageRuntime
import Testing

@Suite("Names of functions in stacks")
struct CodeStackTests {
  @Test(
    "A function is named as its author wrote it",
    arguments: [
      ("List.viewDidLoad()", "viewDidLoad"),
      ("List.tableView(_:cellForRowAt:)", "tableView(_:cellForRowAt:)"),
      ("closure #1 in closure #2 in List.load(_:)", "load(_:)"),
      ("helper #1 (_:) in List.load()", "load"),
      ("(3) suspend resume partial function for closure #1 in List.load()", "load"),
      ("partial apply for closure #1 in List.load()", "load"),
      ("List.name.didset", "name"), ("List.name.getter", "name"),
      ("List.__allocating_init(a:)", "init(a:)"), ("List.deinit", "deinit"),
      ("Box.map<A>(_:)", "map(_:)"), ("one-time initialization function for shared", "shared"),
      ("variable initialization expression of List.items", "items"), ("make(_:)", "make(_:)"),
      ("static List.make() -> App.List", "make"), ("", ""),
    ])
  func function(_ demangled: String, _ name: String) {
    #expect(CodeStack.Place.shortName(of: demangled) == name)
  }
}
