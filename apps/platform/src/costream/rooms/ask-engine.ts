import { ParticipantNotThere, RoomEngineUnavailable } from '../engine/room-engine.js';
import { ParticipantErrors } from '../participants/participant.errors.js';
import { RoomEngineErrors } from './room.errors.js';

/**
 * Has the engine do something that cannot be without it.
 * @throws `room_engine.unavailable`, `participant.not_found`
 */
export async function askEngine<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ParticipantNotThere) throw ParticipantErrors.not_found();
    if (!(error instanceof RoomEngineUnavailable)) throw error;
    const detail = [error.message, error.fix].filter(Boolean).join(' ');
    throw RoomEngineErrors.unavailable({ detail, cause: error });
  }
}
