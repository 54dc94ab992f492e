#!/bin/sh
# Builds the stores of compose.yaml with buildah and without Docker, and prints how compose.yaml is told of
# them. BASE_ARGS are the lines that docker/bases/make.sh prints.
set -eu
here=$(dirname "$(readlink -f "$0")")
storage=${STORAGE_DRIVER:-overlay}
prefix=${PREFIX:-localhost/skydeck}
for pair in POSTGRES:postgres REDIS:valkey S3:s3; do
  image=$prefix-store-${pair##*:}:debian
  # shellcheck disable=SC2086
  buildah --storage-driver "$storage" bud -q --layers --isolation "${ISOLATION:-chroot}" --network host \
    --timestamp "${SOURCE_DATE_EPOCH:-0}" ${BASE_ARGS:-} ${BUILD_FLAGS:-} \
    --target "${pair##*:}" -f "$here/Dockerfile" -t "$image" "$here" >/dev/null
  echo "${pair%%:*}_IMAGE=$image"
done
# What Swift, which speaks S3 there, cannot do.
echo S3_CONDITIONAL_WRITES=look
