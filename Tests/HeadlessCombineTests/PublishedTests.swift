#if Publishers
  import HeadlessCombine
  import Testing

  struct PublishedTests {
    private class Account: ObservableObject {
      @Published var name = "a"
      var amount = 0 { willSet { objectWillChange.send() } }
    }

    private final class Savings: Account {
      @Published var rate = 1
    }

    private final class Plain: ObservableObject {
      var amount = 0 { willSet { objectWillChange.send() } }
    }

    @Test func aValueIsSentBeforeThePropertyHasIt() {
      let account = Account()
      var seen: [String] = []
      let run = account.$name.sink { seen.append("\(account.name)→\($0)") }
      account.name = "b"
      account.name = "b"
      run.cancel()
      account.name = "c"
      #expect(seen == ["a→a", "a→b", "b→b"])
    }

    @Test func theObjectSaysThatItWillChange() {
      let savings = Savings()
      var seen: [String] = []
      let runs = [
        savings.$rate.sink { seen.append("rate \($0)") },
        savings.objectWillChange.sink { seen.append("change of \(savings.name) \(savings.rate)") },
      ]
      savings.rate = 2
      savings.name = "b"
      savings.amount = 1
      for run in runs { run.cancel() }
      #expect(
        seen == ["rate 1", "change of a 1", "rate 2", "change of a 2", "change of b 2"])
      #expect(savings.objectWillChange === savings.objectWillChange)
    }

    @Test func anObjectWithoutPublishedPropertiesHasOnePublisher() {
      let objects = (0..<200).map { _ in Plain() }
      var count = 0
      let runs = objects.map { $0.objectWillChange.sink { count += 1 } }
      for object in objects { object.amount = 1 }
      #expect(count == 200)
      for run in runs { run.cancel() }
      // Released objects leave the table, and new ones may have their addresses.
      for _ in 0..<200 { _ = Plain().objectWillChange }
      objects[0].amount = 2
      #expect(count == 200)
    }

    @Test func valuesAreAssignedUntilTheObjectIsReleased() {
      let subject = PassthroughSubject<String, Never>()
      let source = Source<String>()
      var account: Account? = Account()
      weak let held = account
      if let account {
        subject.assign(to: &account.$name)
        source.assertNoFailure().assign(to: &account.$name)
      }
      subject.send("b")
      #expect(account?.name == "b")
      #expect(source.requests == [.unlimited])
      account = nil
      #expect(held == nil && source.isCancelled)
      subject.send("c")
    }
  }
#endif
