import Foundation
import Snapshots

/// The imports of an Objective-C header.
struct HeaderImports {
  /// The modules of `@import Module;` and `#import <Module/Header.h>`.
  private(set) var modules: [String] = []
  /// The imported headers as they are written, `Folder/Name.h`.
  private(set) var paths: [String] = []

  /// Reads the imports of a header. Those in comments and in clauses of `#if` count too.
  init(of bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    for match in text.matches(of: #/(?m)^\s*@import\s+(\w+)/#) { modules.append(String(match.1)) }
    for match in text.matches(of: #/(?m)^\s*#\s*(?:import|include)\s*([<"])([^>"\n]+)[>"]/#) {
      let path = String(match.2)
      paths.append(path)
      if match.1 == "<", let folder = path.split(separator: "/").dropLast().first {
        modules.append(String(folder))
      }
    }
  }
}
