/// When a script is put into a page.
public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart, atDocumentEnd
}
