import { defineErrors } from '@skydeck/errors';

/** What image routes refuse, and how the making of an image can fail. */
export const ImageErrors = defineErrors('image', {
  not_found: {
    status: 404,
    message: 'This project has no such image.',
    fix: 'List the images of the project, and use an `id` or `slug` from there.',
  },
  slug_taken: {
    status: 409,
    message: 'This project already has an image with that slug.',
    fix: 'Choose another `slug`.',
  },
  of_catalogue: {
    status: 409,
    message: 'Images of the catalogue cannot be changed.',
    fix: 'Choose an image of the project’s own: `origin` is not `catalogue`.',
  },
  not_ready: {
    status: 409,
    message: 'The image is not complete.',
    fix: 'Read its `status`; wait until it is `ready`.',
  },
  unavailable: {
    status: 409,
    message: 'This machine cannot build the image.',
    fix: 'Do what `detail` says, as the operator of the machine, or choose another image.',
  },
  not_buildable: {
    status: 409,
    message: 'Only images of the catalogue are built.',
    fix: 'Choose an image whose `origin` is `catalogue`.',
  },
  too_large: {
    status: 413,
    message: 'The image is larger than this installation takes.',
    fix: 'Make it smaller, or have the operator raise `VPS_IMAGE_MAX_GB`.',
  },
  upload_cut: {
    status: 400,
    message: 'The upload ended before the whole image was there.',
    fix: 'Send it again.',
  },
  digest_malformed: {
    status: 422,
    message: 'The digest cannot be read.',
    fix: 'Send `sha256` as 64 hex digits, or `Content-Digest: sha-256=:<base64>:`.',
  },
  digest_mismatch: {
    status: 422,
    message: 'What arrived has another SHA-256 than was announced.',
    fix: 'Check the file and the digest, then send it again.',
  },
  no_space: {
    status: 507,
    message: 'The machine has no room left on its disk.',
    fix: 'Delete images, or have the operator make room.',
  },
  unreadable: {
    status: 422,
    message: 'The file is not a whole archive or disk of the format that was named.',
    fix: 'Send a tar archive (plain, gzip, xz or zstd) as `rootfs`, a qcow2 or raw disk as `disk`.',
  },
  unsafe: {
    status: 422,
    message: 'The image has parts that no image may have.',
    fix: 'Make the archive anew without the entry that the message names.',
  },
  too_large_unpacked: {
    status: 422,
    message: 'The image is larger unpacked than this installation takes.',
    fix: 'Make it smaller, or have the operator raise `VPS_IMAGE_UNPACKED_MAX_GB`.',
  },
  not_bootable: {
    status: 422,
    message: 'The image has no init: nothing in it could be started.',
    fix: 'Archive the root of a whole system, with `sbin/init` or `usr/sbin/init`.',
  },
  fetch_failed: {
    status: 502,
    message: 'The image could not be fetched.',
    fix: 'Check that the address is public and answers with the file.',
  },
});
