import { MESSAGE_STATUSES, STATUS_RANKS, wasDelivered, wasSent } from './message-status.js';

describe('message statuses', () => {
  it('rise on the way from acceptance to reading', () => {
    const way = ['accepted', 'queued', 'sending', 'sent', 'delivered', 'read'] as const;
    const ranks = way.map((status) => STATUS_RANKS[status]);
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    expect(new Set(ranks).size).toBe(way.length);
  });

  it.each(['expired', 'failed', 'undelivered'] as const)(
    'let a delivery report win over %s, but not a report of sending',
    (status) => {
      expect(STATUS_RANKS[status]).toBeGreaterThan(STATUS_RANKS.sent);
      expect(STATUS_RANKS[status]).toBeLessThan(STATUS_RANKS.delivered);
    },
  );

  it('tell which messages were sent and which arrived', () => {
    expect(MESSAGE_STATUSES.filter((status) => wasSent(status))).toEqual([
      'sent',
      'delivered',
      'read',
    ]);
    expect(MESSAGE_STATUSES.filter((status) => wasDelivered(status))).toEqual([
      'delivered',
      'read',
    ]);
  });
});
