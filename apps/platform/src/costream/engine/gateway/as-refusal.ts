import type { Logger } from '@nestjs/common';
import { JanusLost, JanusRefused } from '../janus/janus-errors.js';
import { ParticipantNotThere, RoomEngineUnavailable } from '../room-engine.js';
import { RequestRefused } from './request-refused.js';

/** What a client is told of a failure; what is our fault goes to the log. */
export function asRefusal(error: unknown, logger: Logger): RequestRefused {
  if (error instanceof RequestRefused) return error;
  if (error instanceof ParticipantNotThere) {
    return new RequestRefused('no_such_participant', 'Nobody of that identity is here.');
  }
  if (error instanceof RoomEngineUnavailable || error instanceof JanusLost) {
    return new RequestRefused('engine_unavailable', 'The engine of rooms does not answer now.');
  }
  const isOurs = !(error instanceof JanusRefused);
  logger.warn({ msg: 'a request of a room was not done', err: error });
  return isOurs
    ? new RequestRefused('internal', 'This did not work; the fault is ours.')
    : new RequestRefused('invalid_request', 'The engine of rooms refuses this.');
}
