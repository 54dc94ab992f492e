import { get, once, post, rows, turn } from '../requests.mjs';

/** What is asked of platform. */
export const platform = {
  async prepare(project) {
    const path = `/v1/projects/${project.slug}/costream/rooms`;
    const ids = await rows((number) =>
      project.good('platform', path, { body: { name: `Row ${number}` }, headers: once() }),
    );
    return { path, ids };
  },
  kinds: [
    { name: 'a room', share: 60, make: ({ path, ids }, n) => get(`${path}/${turn(ids, n)}`) },
    { name: 'list of 20 rooms', share: 20, make: ({ path }) => get(`${path}?limit=20`) },
    {
      name: 'new room',
      share: 20,
      make: ({ path }, n) => post(path, { name: `Room ${n}` }, once()),
    },
  ],
};
