#!/bin/bash
# empty-root.sh PACKAGE: installs a Debian package of `make deb` into a new root with Debian's base system alone, renders
# a scene there and removes the package. Needs root, debootstrap and a network. Takes about a minute.
set -eu
package=$(realpath "$1")
suite=$(. /etc/os-release; echo "$VERSION_CODENAME")
root=$(mktemp -d)
trap 'mountpoint -q "$root/proc" && umount "$root/proc"; rm -rf "$root"' EXIT
debootstrap --variant=minbase "$suite" "$root" > "$root.log" || { tail -5 "$root.log"; exit 1; }
rm "$root.log"
# The dynamic linker finds the libraries beside the program by /proc/self/exe.
mount -t proc proc "$root/proc"
cp /etc/resolv.conf "$root/etc/"
cp "$package" "$root/overscroll.deb"
chroot "$root" bash -euc '
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq /overscroll.deb > /log 2>&1 || { tail -5 /log; exit 1; }
  cd /root
  overscroll --version
  overscroll new stretchy-layout
  time overscroll render stretchy-layout.yaml
  [ -s stretchy-layout.gif ] && [ -s /usr/share/man/man1/overscroll.1 ]
  apt-get remove -y -qq overscroll > /log 2>&1
  [ ! -e /usr/lib/overscroll ] && [ ! -e /usr/bin/overscroll ]'
