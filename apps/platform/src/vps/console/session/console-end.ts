/** Why a connection to a console ended: the close code of the socket (RFC 6455, section 7.4) and a sentence. */
export const CONSOLE_ENDS = {
  left: { status: 1000, reason: 'The connection was closed.' },
  ended: { status: 1000, reason: 'The session in the server ended.' },
  writer_left: { status: 1000, reason: 'Whoever typed left.' },
  server_stopped: { status: 1000, reason: 'The server is not running.' },
  server_deleted: { status: 1000, reason: 'The server was deleted.' },
  idle: { status: 1000, reason: 'Nothing moved for too long.' },
  too_long: { status: 1000, reason: 'The console was open for as long as it may.' },
  bad_frame: { status: 1008, reason: 'A text frame was no message of the console.' },
  revoked: { status: 1008, reason: 'The right to this console was taken back.' },
  session_gone: { status: 1008, reason: 'There is no such open console here.' },
  unreachable: { status: 1011, reason: 'The server could not be reached.' },
  restart: { status: 1012, reason: 'The platform restarts. Open another console.' },
  too_slow: { status: 1013, reason: 'The connection did not keep up.' },
  too_many: { status: 1013, reason: 'This server has too many consoles open.' },
} as const;

export type ConsoleEnd = keyof typeof CONSOLE_ENDS;
