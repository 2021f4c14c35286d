import CDiagnostics
import Foundation

/// The part of the toolchain's SourceKit that shows a module as Swift sees it.
struct SourceKit {
  struct Problem: Error { let words: String }

  private let functions: sourcekitd_functions_t

  /// Loads the library.
  ///
  /// - Throws: `Problem` if the toolchain does not have it.
  init() throws {
    guard let library = dlopen("libsourcekitdInProc.so", RTLD_NOW) else {
      throw Problem(words: String(cString: dlerror()))
    }
    func symbol<Function>(_ name: String) throws -> Function {
      guard let symbol = dlsym(library, "sourcekitd_" + name) else {
        throw Problem(words: "no sourcekitd_\(name)")
      }
      return unsafeBitCast(symbol, to: Function.self)
    }
    functions = sourcekitd_functions_t(
      initialize: try symbol("initialize"),
      request_from_yaml: try symbol("request_create_from_yaml"),
      send: try symbol("send_request_sync"), is_error: try symbol("response_is_error"),
      error_words: try symbol("response_error_get_description"),
      value: try symbol("response_get_value"), element: try symbol("variant_dictionary_get_value"),
      text: try symbol("variant_string_get_ptr"), uid: try symbol("uid_get_from_cstr"))
    functions.initialize()
  }

  /// Returns the Swift interface of a C or Objective-C module.
  ///
  /// - Parameter arguments: The compiler's arguments.
  /// - Throws: `Problem` if the module cannot be compiled.
  func interface(of module: String, _ arguments: [String]) throws -> String {
    let list = String(decoding: try JSONEncoder().encode(arguments), as: UTF8.self)
    let request = functions.request_from_yaml(
      """
      {key.request: source.request.editor.open.interface, key.name: "interface", \
      key.modulename: "\(module)", key.compilerargs: \(list)}
      """, nil)
    let response = functions.send(request)
    if functions.is_error(response) {
      throw Problem(words: functions.error_words(response).map { String(cString: $0) } ?? "")
    }
    let key = functions.uid("key.sourcetext")
    guard let text = functions.text(functions.element(functions.value(response), key)) else {
      throw Problem(words: "\(module) has no interface")
    }
    return String(cString: text)
  }
}
