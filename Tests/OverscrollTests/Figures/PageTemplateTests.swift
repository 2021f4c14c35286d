import Overscroll
import Testing

struct PageTemplateTests {
  @Test func everyPlaceIsFilled() {
    let page = PageTemplate(Array("<h1>{{title}}</h1>{{title}}{{body}}\n".utf8))
    #expect(page.filled(["title": "a", "body": "b"]) == "<h1>a</h1>ab\n")
  }

  /// The template does not fill places in the text that a screen inserts.
  @Test func placesInValuesStayAsTheyAre() {
    let page = PageTemplate(Array("{{title}}{{body}}".utf8))
    #expect(page.filled(["title": "{{body}}", "body": "}}{{"]) == "{{body}}}}{{")
  }

  @Test func theLineBreakAtAFilesEndIsNotPartOfItsText() {
    #expect(String(embedded: Array("a\n\n".utf8)) == "a\n")
    #expect(String(embedded: []) == "")
  }
}
