import { randomBytes, randomUUID } from 'node:crypto';
import { get, rows, turn } from '../requests.mjs';

const FILE_BYTES = 10_000;
const octets = { 'content-type': 'application/octet-stream' };

/** What is asked of vault. */
export const vault = {
  async prepare(project) {
    const ids = await rows((number) =>
      project.good('vault', `/api/v1/files?name=row-${number}.bin`, {
        raw: randomBytes(FILE_BYTES),
        headers: octets,
      }),
    );
    return { ids };
  },
  kinds: [
    {
      name: 'a file of 10 kB',
      share: 60,
      make: ({ ids }, n) => get(`/api/v1/files/${turn(ids, n)}/content`),
    },
    { name: 'list of 20 files', share: 20, make: () => get('/api/v1/files?limit=20') },
    {
      name: 'new file of 10 kB',
      share: 20,
      make: () => ({
        method: 'POST',
        path: `/api/v1/files?name=${randomUUID()}.bin`,
        headers: octets,
        body: randomBytes(FILE_BYTES),
      }),
    },
  ],
};
