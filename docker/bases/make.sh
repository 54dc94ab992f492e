#!/bin/sh
# Makes the images that docker/Dockerfile starts from out of Debian's packages and the Node of npm,
# for machines that reach no registry of images. Needs root, mmdebstrap and buildah, and
# `npm install` done. What it makes is the same every time, as long as the packages are.
#   docker/bases/make.sh           prints the --build-arg lines of the images that it made
set -eu
here=$(dirname "$(readlink -f "$0")")
root=$(readlink -f "$here/../..")
storage=${STORAGE_DRIVER:-overlay}
prefix=${BASE_PREFIX:-localhost/skydeck-base}
export SOURCE_DATE_EPOCH=0
node=$root/node_modules/node-linux-$(node -p process.arch)/bin/node
npm=$(dirname "$(readlink -f "$(command -v npm)")")/..
suite=$(. /etc/os-release && echo "$VERSION_CODENAME")
arch=$(dpkg --print-architecture)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# commit NAME TAR CONFIG…: an image of one layer.
commit() {
  name=$1 tar=$2
  shift 2
  one=$(buildah --storage-driver "$storage" from scratch)
  buildah --storage-driver "$storage" add -q "$one" "$tar" / >/dev/null
  buildah --storage-driver "$storage" config "$@" "$one"
  buildah --storage-driver "$storage" commit -q --timestamp 0 --rm "$one" "$prefix-$name" >/dev/null
}

# What the services run in: libraries, certificates, time zones and Node; no shell, no packages.
mkdir -p "$work/debs" "$work/run/var/lib/dpkg/status.d" "$work/run/etc/ssl/certs" "$work/run/tmp"
(
  cd "$work/debs"
  # shellcheck disable=SC2046
  apt-get -q download $(cat "$here/run-packages") >/dev/null
)
for deb in "$work"/debs/*.deb; do
  dpkg-deb -x "$deb" "$work/run"
  dpkg-deb -f "$deb" >"$work/run/var/lib/dpkg/status.d/$(dpkg-deb -f "$deb" Package)"
done
cat "$work"/run/usr/share/ca-certificates/mozilla/*.crt >"$work/run/etc/ssl/certs/ca-certificates.crt"
rm -rf "$work"/run/usr/share/doc "$work"/run/usr/share/man "$work"/run/usr/share/lintian \
  "$work"/run/usr/share/zoneinfo/right "$work"/run/usr/lib/*-linux-gnu/gconv "$work"/run/sbin/ldconfig
printf 'root:x:0:0:root:/:/sbin/nologin\nnonroot:x:65532:65532:nonroot:/tmp:/sbin/nologin\n' \
  >"$work/run/etc/passwd"
printf 'root:x:0:\nnonroot:x:65532:\n' >"$work/run/etc/group"
chmod 1777 "$work/run/tmp"
install -D "$node" "$work/run/nodejs/bin/node"
tar --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner -C "$work/run" -cf "$work/run.tar" .
commit run "$work/run.tar" --entrypoint '["/nodejs/bin/node"]' --user 65532:65532 \
  --env PATH=/nodejs/bin --workingdir / --arch "$arch"

# What needs programs of Debian, and what builds: a small Debian with Node.
mmdebstrap --quiet --variant=minbase --include=ca-certificates,libatomic1,libstdc++6 \
  --customize-hook="install -D '$node' \"\$1/usr/local/bin/node\"" \
  --customize-hook="rm -rf \"\$1\"/var/log/* \"\$1\"/var/cache/ldconfig/aux-cache" \
  "$suite" "$work/debian.tar" /etc/apt/sources.list.d/debian.sources
commit debian "$work/debian.tar" --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
  --arch "$arch"
mkdir -p "$work/npm/usr/local/lib/node_modules" "$work/npm/usr/local/bin"
cp -rL "$npm" "$work/npm/usr/local/lib/node_modules/npm"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$work/npm/usr/local/bin/npm"
ln -s ../lib/node_modules/npm/bin/npx-cli.js "$work/npm/usr/local/bin/npx"
tar --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner -C "$work/npm" -cf "$work/npm.tar" .
one=$(buildah --storage-driver "$storage" from "$prefix-debian")
buildah --storage-driver "$storage" add -q "$one" "$work/npm.tar" / >/dev/null
buildah --storage-driver "$storage" commit -q --timestamp 0 --rm "$one" "$prefix-build" >/dev/null

for pair in BUILD:build RUN:run DEBIAN:debian; do
  echo "--build-arg ${pair%%:*}_IMAGE=$prefix-${pair##*:}"
done
