#if Publishers
  import Foundation
  import HeadlessCombine
  import HeadlessUIKit
  import Testing

  @MainActor
  struct KeyValueTests {
    private final class List: UIScrollView {}

    @Test func theFirstValueAndEachChange() {
      let list = List()
      var seen: [CGFloat] = []
      let run = list.publisher(for: \.contentOffset).map(\.y).sink { seen.append($0) }
      list.contentOffset.y = 5
      list.contentOffset.y = 7
      run.cancel()
      list.contentOffset.y = 9
      #expect(seen == [0, 5, 7])
    }

    @Test func options() {
      let list = List()
      var seen: [String] = []
      let runs = [
        list.publisher(for: \.alpha, options: [.new]).sink { seen.append("new \($0)") },
        list.publisher(for: \.alpha, options: [.prior]).sink { seen.append("prior \($0)") },
        list.publisher(for: \.alpha, options: [.new]).didChange().sink { seen.append("change") },
      ]
      list.alpha = 0.5
      #expect(seen == ["prior 1.0", "new 0.5", "prior 0.5", "change"])
      for run in runs { run.cancel() }
    }

    @Test func textsThatCodeSets() {
      let (label, field, view) = (UILabel(), UITextField(), UITextView())
      var seen: [String] = []
      let runs = [
        label.publisher(for: \.text).sink { seen.append("label \($0 ?? "nil")") },
        field.publisher(for: \.text).sink { seen.append("field \($0 ?? "nil")") },
        view.publisher(for: \.text).sink { seen.append("view \($0 ?? "nil")") },
        label.publisher(for: \.isHidden).sink { seen.append("hidden \($0)") },
        view.publisher(for: \.contentSize).dropFirst().sink { _ in },
      ]
      #expect(seen == ["label nil", "field ", "view ", "hidden false"])
      seen = []
      (label.text, field.text, view.text) = ("a", "b", "c")
      label.text = nil
      label.isHidden = true
      #expect(seen == ["label a", "field b", "view c", "label nil", "hidden true"])
      for run in runs { run.cancel() }
    }

    @Test func layersAndRecognisers() {
      let (layer, recogniser) = (CALayer(), UITapGestureRecognizer())
      var seen: [String] = []
      let runs = [
        layer.publisher(for: \.position).sink { seen.append("\($0.x)") },
        recogniser.publisher(for: \.state).sink { seen.append("\($0 == .possible)") },
      ]
      layer.position.x = 3
      #expect(seen == ["0.0", "true", "3.0"])
      for run in runs { run.cancel() }
    }

    @Test func theFirstValueWaitsForDemandAndOthersAreDropped() {
      let list = List()
      let recorder = Recorder<CGPoint>(.none)
      list.publisher(for: \.contentOffset).setFailureType(to: Lost.self).subscribe(recorder)
      #expect(recorder.events == [.subscription])
      recorder.subscription?.request(.max(1))
      list.contentOffset.y = 5
      list.contentOffset.y = 7
      recorder.subscription?.request(.max(1))
      #expect(recorder.values == [.zero])
      list.contentOffset.y = 9
      #expect(recorder.values == [.zero, CGPoint(x: 0, y: 9)])
    }

    @Test func theSubscriptionDoesNotKeepTheObject() {
      var list: List? = List()
      weak let held = list
      let run = list?.publisher(for: \.contentOffset).sink { _ in }
      list = nil
      #expect(held == nil)
      run?.cancel()
    }

    @Test func publishersOfOnePropertyAreEqual() {
      let list = List()
      #expect(list.publisher(for: \.alpha) == list.publisher(for: \.alpha))
      #expect(list.publisher(for: \.alpha) != list.publisher(for: \.alpha, options: []))
    }
  }
#endif
