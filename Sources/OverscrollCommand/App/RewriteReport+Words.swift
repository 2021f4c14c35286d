extension RewriteReport.Problem {
  var words: String { "\(file):\(line):\(column): warning: \(message)" }
}
