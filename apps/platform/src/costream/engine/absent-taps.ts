import { RoomEngineUnavailable } from './room-engine.js';
import { RoomTaps } from './room-taps.js';

/** Stands for taps where the engine has none: it gives nobody packets, and says so. */
export class AbsentTaps extends RoomTaps {
  #refuse = (): Promise<never> =>
    Promise.reject(
      new RoomEngineUnavailable(
        'The engine of rooms does not give copies of media.',
        'Set `COSTREAM_ENGINE` to `janus`.',
      ),
    );

  override startCapture = this.#refuse;
  override stopCapture = async () => undefined;
  override forward = this.#refuse;
  override stopForward = async () => undefined;
  override requestKeyframe = this.#refuse;
  override addRemotePublisher = this.#refuse;
  override removeRemotePublisher = async () => undefined;
  override onTracksChanged = () => () => undefined;
}
