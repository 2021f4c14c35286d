#!/bin/bash
# archive.sh ARCHIVE OUT [BUILD]: unpacks an archive of `make archive` into an empty folder and uses it as somebody
# who has nothing else: no variables, no toolchain, and not the folder BUILD in which it was made. Leaves the GIFs
# in OUT. Where file systems cannot be mounted, nothing is hidden, and it says so.
set -eu
archive=$(realpath "$1") out=$(realpath "$2")
hidden=()
[ $# -lt 3 ] || hidden+=("$(realpath "$3")")
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
mkdir "$room/there" "$room/work"
tar -C "$room/there" -xzf "$archive"
cd "$room/work"
overscroll=$(echo "$room"/there/*/bin/overscroll)

for file in LICENSE README.md CHANGELOG.md share/man/man1/overscroll.1 share/doc/overscroll/copyright \
  share/bash-completion/completions/overscroll share/zsh/vendor-completions/_overscroll \
  share/fish/vendor_completions.d/overscroll.fish lib/overscroll/Modules/UIKit.swiftmodule; do
  [ -s "${overscroll%/bin/overscroll}/$file" ] || { echo "error: no $file"; exit 1; }
done

# hiding FOLDERS -- COMMAND…: runs it where these folders are empty.
hiding() {
  local folders=()
  while [ "$1" != -- ]; do folders+=("$1"); shift; done
  shift
  local option=-m
  [ "$(id -u)" = 0 ] || option=-rm
  if unshare $option true 2> /dev/null; then
    unshare $option bash -c 'for folder in '"${folders[*]@Q}"'; do mount -t tmpfs none "$folder" || exit 99; done
      exec "$@"' hiding "$@"
  else
    echo "Nothing is hidden: file systems cannot be mounted here." >&2
    "$@"
  fi
}

toolchain=()
if compiler=$(command -v swiftc); then toolchain+=("$(realpath "$(dirname "$(realpath "$compiler")")/../lib/swift")"); fi

for call in --version "new stretchy-layout" "render stretchy-layout.yaml --strict"; do
  hiding "${hidden[@]}" "${toolchain[@]}" -- env -i "$overscroll" $call
done
mv stretchy-layout.gif "$out/"

# An app is compiled against the archive's modules, by the toolchain that is there.
if [ -n "$compiler" ]; then
  mkdir App
  cat > App/OneController.swift <<'SWIFT'
import Combine
import UIKit

class OneController: UIViewController {
  @Published private var color = UIColor.systemTeal
  private var subscriptions: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    $color.sink { [unowned self] in view.backgroundColor = $0 }.store(in: &subscriptions)
  }
}
SWIFT
  cat > app.yaml <<'YAML'
scene: 1
app: App
screen: {controller: OneController}
outputs: [{file: app.png, time: 0s, scale: 1}]
YAML
  hiding "${hidden[@]}" -- env -i PATH="$PATH" HOME="$room" "$overscroll" render app.yaml --strict 2> errors \
    || { cat errors; exit 1; }
  cat errors
  # The rewriter is part of the archive.
  if grep -q "building the source rewriter" errors; then echo "error: the rewriter was built again"; exit 1; fi
  mv app.png "$out/"
fi
