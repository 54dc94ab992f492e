import { ProjectApi } from '../http/project-api.mjs';

/** The server routes of one project. */
export class ServersApi extends ProjectApi {
  /** Waits until a server is ready. */
  async ready(name) {
    for (let tries = 0; tries < 3000; tries++) {
      const { data } = await this.call('GET', `/vps/${name}`);
      if (data.ready) return;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error(`${name} is not ready.`);
  }
}
