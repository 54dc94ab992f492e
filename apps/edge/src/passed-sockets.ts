/**
 * Descriptors of the sockets in every process of an edge but the first: after the standard streams
 * and the channel to who started it.
 */
export const PASSED = { visitors: 4, control: 5, tls: 6 } as const;

/** Second descriptors of the same sockets, which a worker has only to open their queues with. */
export const TO_OPEN = { visitors: 7, control: 8, tls: 9 } as const;

/** Most connections that wait to be accepted, such as while a worker is started; the kernel caps it. */
export const BACKLOG = 4_096;

/** Argument of a keeper that is started by a worker. */
export const ADOPT = '--adopt';
