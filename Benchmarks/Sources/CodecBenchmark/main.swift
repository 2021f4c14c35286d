import Foundation
import Graphics
import ImageCodecs

// Encodes frames. Each line of standard input gives a number of repetitions, and the answer is the
// CPU time, the wall time and the number of bytes. `codecs.py` alternates with the reference
// encoders, so that other load on the machine affects all of them equally.

/// Returns the time of a clock, in milliseconds.
func now(_ clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

func fail(_ words: String) -> Never {
  FileHandle.standardError.write(Data((words + "\n").utf8))
  exit(64)
}

let arguments = CommandLine.arguments
guard arguments.count == 4, let width = Int(arguments[2]), let height = Int(arguments[3]),
  width > 0, height > 0
else { fail("CodecBenchmark FRAMES.rgba WIDTH HEIGHT") }
let bytes = try Data(contentsOf: URL(filePath: arguments[1]))
let frames = stride(
  from: 0, to: bytes.count - bytes.count % (width * height * 4), by: width * height * 4
)
.map { start in
  var frame = Bitmap(width: width, height: height)
  frame.withUnsafeMutablePixels { pixels in
    UnsafeMutableRawBufferPointer(pixels).copyBytes(
      from: bytes[start..<start + width * height * 4])
  }
  return frame
}
guard let first = frames.first else { fail("no frame in \(arguments[1])") }

while let line = readLine() {
  let words = line.split(separator: " ").map(String.init)
  let (cpu, wall) = (now(CLOCK_PROCESS_CPUTIME_ID), now(CLOCK_MONOTONIC))
  let count: Int
  switch words.first {
  case "png" where words.count == 3:
    guard let effort = PNGEffort(rawValue: words[1]), let jobs = Int(words[2]) else { fail(line) }
    count = try first.encodedAsPNG(effort: effort, jobs: jobs).count
  case "gif" where words.count == 2:
    guard let quality = GIFQuality(rawValue: words[1]) else { fail(line) }
    let encoder = try GIFEncoder(width: width, height: height, quality: quality)
    var file: [UInt8] = []
    for frame in frames { file += try encoder.append(frame, delay: 3) }
    file += try encoder.finish()
    count = file.count
    try Data(file).write(to: URL(filePath: arguments[1] + ".gif"))
  default: fail("png EFFORT JOBS, or gif QUALITY")
  }
  let answer = "\(now(CLOCK_PROCESS_CPUTIME_ID) - cpu) \(now(CLOCK_MONOTONIC) - wall) \(count)\n"
  FileHandle.standardOutput.write(Data(answer.utf8))
}
