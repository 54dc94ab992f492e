import { get, once, post, rows, turn } from '../requests.mjs';

const mail = (number) => ({
  channel: 'email',
  to: `person-${number}@example.com`,
  content: { subject: 'Hi', text: 'Hello' },
});

/** What is asked of messaging. */
export const messaging = {
  async prepare(project) {
    const ids = await rows((number) =>
      project.good('messaging', '/api/v1/messages', { body: mail(number), headers: once() }),
    );
    return { ids };
  },
  kinds: [
    {
      name: 'a message',
      share: 40,
      make: ({ ids }, n) => get(`/api/v1/messages/${turn(ids, n)}`),
    },
    { name: 'list of 20 messages', share: 10, make: () => get('/api/v1/messages?limit=20') },
    {
      name: 'mail, with its delivery to the outbox',
      share: 50,
      make: (_, n) => post('/api/v1/messages', mail(n), once()),
    },
  ],
};
