#!/bin/sh
# Builds the images of all services, or of those named, with buildah and without Docker:
#   docker/build.sh [TARGET…]
# BASE_ARGS are the lines that docker/bases/make.sh prints; PREFIX and TAG name what is built. The same
# sources on the same bases are the same images, to the digest.
set -eu
root=$(readlink -f "$(dirname "$(readlink -f "$0")")/..")
storage=${STORAGE_DRIVER:-overlay}
prefix=${PREFIX:-localhost/skydeck}
version=$(sed -n 's/.*"version": "\(.*\)".*/\1/p' "$root/apps/platform/package.json")
tag=${TAG:-$version}
registry=$(npm config get registry)
[ $# -gt 0 ] || set -- auth pay messaging location dashboard edge platform media vault rooms
cd "$root"
for target; do
  # shellcheck disable=SC2086
  buildah --storage-driver "$storage" bud -q --layers --isolation "${ISOLATION:-chroot}" --network host \
    --ulimit nofile=20000:20000 --timestamp "${SOURCE_DATE_EPOCH:-0}" \
    --build-arg NPM_CONFIG_REGISTRY="$registry" ${BASE_ARGS:-} ${BUILD_FLAGS:-} \
    --label org.opencontainers.image.title="skydeck-$target" \
    --label org.opencontainers.image.version="$version" \
    --label org.opencontainers.image.revision="${REVISION:-unknown}" \
    --label org.opencontainers.image.licenses=Apache-2.0 \
    --target "$target" -f docker/Dockerfile -t "$prefix-$target:$tag" . >/dev/null
  echo "$prefix-$target:$tag"
done
