// Fuzzer TARGET seeds FOLDER: writes the target's seeds and regressions into a folder, and its
// tokens into FOLDER.dict.
//
// Fuzzer TARGET [OPTION…] [FOLDER…|FILE…]: runs libFuzzer on folders of seeds, or once on each
// file.
//
// Only `make fuzz` builds this program.
import Foundation
import Fuzzing

let arguments = CommandLine.arguments
guard arguments.count > 2, let chosen = FuzzTarget(rawValue: arguments[1]) else {
  print("Fuzzer \(FuzzTarget.allCases.map(\.rawValue).joined(separator: "|")) [OPTION…] [FOLDER…]")
  exit(64)
}
target = chosen
if arguments[2] == "seeds", arguments.count == 4 {
  try FileManager.default.createDirectory(atPath: arguments[3], withIntermediateDirectories: true)
  for (index, seed) in try (chosen.seeds() + chosen.regressions()).enumerated() {
    try Data(seed).write(to: URL(filePath: "\(arguments[3])/seed-\(index)"))
  }
  // The format of libFuzzer's dictionaries: one quoted token per line, with bytes as \xNN.
  let dictionary = chosen.tokens.map { token in
    "\"" + token.utf8.map { String(format: "\\x%02X", $0) }.joined() + "\"\n"
  }
  try Data(dictionary.joined().utf8).write(to: URL(filePath: "\(arguments[3]).dict"))
  exit(0)
}
var list: [UnsafeMutablePointer<CChar>?] =
  ([arguments[0]] + arguments.dropFirst(2)).map { strdup($0) } + [nil]
var count = CInt(list.count - 1)
exit(
  list.withUnsafeMutableBufferPointer { list in
    var start = list.baseAddress
    return runFuzzer(&count, &start) { test($0, $1) }
  })
