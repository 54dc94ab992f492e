import { ask, get, turn } from '../requests.mjs';
import { prepareTones } from '../tones.mjs';

/** What is asked of media. */
export const media = {
  prepare: prepareTones,
  kinds: [
    {
      name: 'a part of a sound, as a player asks',
      share: 60,
      make: ({ parts }, n) => turn(parts, n),
    },
    { name: 'an asset', share: 20, make: ({ ids }, n) => get(`/api/v1/assets/${turn(ids, n)}`) },
    { name: 'list of 20 assets', share: 10, make: () => get('/api/v1/assets?limit=20') },
    {
      name: 'changed asset',
      share: 10,
      make: ({ ids }, n) => ask('PATCH', `/api/v1/assets/${turn(ids, n)}`, { name: `Tone ${n}` }),
    },
  ],
};
