import { ProjectApi } from '../http/project-api.mjs';

/** The routes of live rooms of the project of the benchmark. */
export class RoomsApi extends ProjectApi {
  constructor(baseUrl, key) {
    super(`${baseUrl}/projects/bench/costream`, key);
  }

  /** Makes a room; its id. */
  async create(wanted) {
    return (await this.call('POST', '/rooms', wanted)).data.id;
  }

  /** What a page needs to join. */
  async ticket(room, identity, role) {
    return (await this.call('POST', `/rooms/${room}/tokens`, { identity, role })).data;
  }
}
