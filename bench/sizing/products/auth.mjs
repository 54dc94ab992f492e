import { randomUUID } from 'node:crypto';
import { get, post, rows, turn } from '../requests.mjs';

/** What is asked of auth. */
export const auth = {
  async prepare(project) {
    const ids = await rows((number) =>
      project.good('auth', '/api/v1/auth/users', {
        body: { email: `row-${number}@example.com` },
      }),
    );
    return { ids };
  },
  kinds: [
    {
      name: 'a user',
      share: 60,
      make: ({ ids }, n) => get(`/api/v1/auth/users/${turn(ids, n)}`),
    },
    { name: 'list of 20 users', share: 20, make: () => get('/api/v1/auth/users?limit=20') },
    {
      name: 'new user',
      share: 20,
      make: (_, n) =>
        post('/api/v1/auth/users', { email: `user-${n}-${randomUUID()}@example.com` }),
    },
  ],
};
