/** What both servers return. */
export const thing = {
  id: 'thg_01k9v3c5d8m2n4p6q7r8s9t0vw',
  name: 'web-1',
  status: 'running',
  created_at: '2026-11-01T12:00:00.000Z',
};
