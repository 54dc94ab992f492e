import {
  canMove,
  isCancellable,
  isFinished,
  OUTCOMES,
  STAGES,
  STATUSES,
} from './deployment-status.js';

describe('deployment states', () => {
  it('passes every stage in order and ends live', () => {
    for (const [index, stage] of STAGES.entries()) {
      expect(canMove(stage, STAGES[index + 1] ?? 'live')).toBe(true);
    }
  });

  it('never skips a stage', () => {
    for (const [at, from] of STAGES.entries()) {
      for (const [to, wanted] of STAGES.entries()) {
        if (to === at + 1 || wanted === 'queued') continue;
        // What copies a release clones and builds nothing.
        if (from === 'cloning' && wanted === 'releasing') continue;
        expect([from, wanted, canMove(from, wanted)]).toEqual([from, wanted, false]);
      }
    }
  });

  it('never leaves an outcome, except that a live one can be rolled back', () => {
    for (const from of OUTCOMES) {
      for (const to of STATUSES) {
        expect(canMove(from, to)).toBe(from === 'live' && to === 'rolled_back');
      }
    }
  });

  it('gives work back only before traffic was switched', () => {
    expect(canMove('switching', 'queued')).toBe(true);
    expect(canMove('draining', 'queued')).toBe(false);
    expect(canMove('draining', 'failed')).toBe(false);
  });

  it('can be called off until the switch begins', () => {
    expect(STATUSES.filter(isCancellable)).toEqual(STAGES.slice(0, 8));
    expect(STATUSES.filter(isFinished)).toEqual([...OUTCOMES]);
  });

  it('supersedes only what waits', () => {
    expect(STATUSES.filter((status) => canMove(status, 'superseded'))).toEqual(['queued']);
  });
});
