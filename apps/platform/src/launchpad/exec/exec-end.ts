/** Why a connection to a command ended: the close code of the socket (RFC 6455, 7.4) and a sentence. */
export const EXEC_ENDS = {
  left: { status: 1000, reason: 'The connection was closed.' },
  ended: { status: 1000, reason: 'The command ended.' },
  idle: { status: 1000, reason: 'Nothing moved for too long.' },
  too_long: { status: 1000, reason: 'The connection was open for as long as it may.' },
  bad_frame: { status: 1008, reason: 'A text frame was no message of ours.' },
  revoked: { status: 1008, reason: 'The right to this connection was taken back.' },
  unreachable: { status: 1011, reason: 'The replica could not be entered.' },
  restart: { status: 1012, reason: 'The platform restarts. Connect again.' },
} as const;

export type ExecEndCode = keyof typeof EXEC_ENDS;
