extension RewriteReport.Problem {
  var text: String { "\(file):\(line):\(column): warning: \(message)" }
}
