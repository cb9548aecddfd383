#!/bin/sh
# Switches the server to a build: deploy/switch.sh releases/43. The build before it becomes build.previous, whose scripts
# open tabs still request, and to which `deploy/switch.sh "$(readlink build.previous)"` goes back.
set -eu
cd "$(dirname "$0")/.."
new=${1:?'Name the folder of a build, such as releases/43.'}
new=${new%/}
for file in _headers 404.html; do
  if [ ! -f "$new/$file" ]; then
    echo "$new isn't a complete build: it has no $file." >&2
    exit 1
  fi
done
if [ -e build ] && [ ! -L build ]; then
  echo 'build must be a link. Move the folder once: mkdir -p releases && mv build releases/0' >&2
  exit 1
fi
old=$(readlink build || true)
if [ "$old" != "$new" ]; then
  if [ -n "$old" ]; then
    rm -rf build.previous
    ln -s "$old" build.previous
  fi
  # Renamed, so that there is never no build.
  ln -sfn "$new" build.next
  mv -T build.next build
fi
echo "Serving $new."
