/** Kinds of files that images are made of. */
export const FORMATS = ['rootfs', 'disk'] as const;
