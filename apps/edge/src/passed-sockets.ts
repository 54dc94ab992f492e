/**
 * Descriptors of the sockets in every process of an edge but the first: after the standard streams
 * and the channel to who started it.
 */
export const PASSED = { visitors: 4, control: 5, tls: 6 } as const;

/** Argument of a keeper that is started by a worker. */
export const ADOPT = '--adopt';
