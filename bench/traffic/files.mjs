import { createHash, randomBytes, randomInt } from 'node:crypto';

const FILE = { headers: { 'content-type': 'application/octet-stream' } };
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** Files of some kilobytes, read again when they are there. */
export class Files {
  name = 'vault';
  everyMs = 200;
  #kept = new Map();
  #number = 0;

  constructor(project) {
    this.project = project;
  }

  next() {
    const name = `file-${(this.#number += 1)}.bin`;
    const bytes = randomBytes(randomInt(1000, 40_000));
    return async () => {
      const answer = await this.project.ask('vault', `/api/v1/files?name=${name}`, {
        ...FILE,
        raw: bytes,
      });
      // It was stored, and only the answer was lost.
      const isThere = answer.error?.code === 'file.name_taken';
      if (answer.status === 201 || isThere) this.#kept.set(name, sha256(bytes));
      return isThere ? { status: 200 } : answer;
    };
  }

  /** Every file that was taken is there, once, with its bytes. */
  async verify() {
    const found = new Map();
    let doubled = 0;
    for await (const { id, name } of this.project.all('vault', '/api/v1/files')) {
      if (found.has(name)) doubled += 1;
      found.set(name, id);
    }
    let lost = 0;
    for (const [name, hash] of this.#kept) {
      const id = found.get(name);
      const { status, bytes } = id
        ? await this.project.ask('vault', `/api/v1/files/${id}/content`)
        : { status: 404 };
      if (status !== 200 || sha256(bytes) !== hash) lost += 1;
    }
    return { kept: this.#kept.size, lost, doubled };
  }
}
