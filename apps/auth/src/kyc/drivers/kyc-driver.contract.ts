import type { CheckInput, KycDriver, LateVerdict, Pending, RawCallback } from './kyc-driver.js';
import { DriverFailure } from './kyc-driver.js';
import type { Verdict } from '../checks/evidence.js';

/** What the counterpart of a driver is told to do next. */
export type Scene =
  | { readonly says: Verdict }
  | { readonly answersLater: string }
  | { readonly isBusy: true }
  | { readonly talksNonsense: true }
  | { readonly isSilent: true };

/** A driver with a real counterpart. */
export interface DriverUnderTest {
  readonly driver: KycDriver;
  readonly play: (scene: Scene) => void;
  /** An answer that comes later, as the counterpart sends it. */
  readonly callback: (reference: string, verdict: Verdict) => RawCallback;
}

const input: CheckInput = {
  checkId: 'kchk_1',
  type: 'face_match',
  sessionId: 'kyc_1',
  documentType: 'passport',
  identity: null,
  images: [],
};
const never = new AbortController().signal;

/** What every driver of checks promises. */
export function itKeepsTheContract(make: () => DriverUnderTest): void {
  const start = (scene: Scene): Promise<Verdict | Pending> => {
    const { driver, play } = make();
    play(scene);
    return driver.start(input, never);
  };
  const failureOf = async (scene: Scene) => {
    const error: unknown = await start(scene).catch((problem: unknown) => problem);
    if (!(error instanceof DriverFailure)) throw new Error('It did not fail as agreed.');
    return [error.kind, error.isRetryable];
  };

  it.each<Verdict>([
    { status: 'passed', reasons: [] },
    { status: 'failed', reasons: ['face_mismatch'] },
    { status: 'needs_review', reasons: ['selfie_unusable'] },
  ])('gives the verdict of the other side: $status', async (verdict) => {
    expect(await start({ says: verdict })).toEqual(verdict);
  });

  it('says under which reference the answer will come', async () => {
    expect(await start({ answersLater: 'ref_1' })).toEqual({ pending: 'ref_1' });
  });

  it('tells what may be tried again from what may not', async () => {
    expect(await failureOf({ isBusy: true })).toEqual(['unreachable', true]);
    expect(await failureOf({ talksNonsense: true })).toEqual(['refused', false]);
    expect(await failureOf({ isSilent: true })).toEqual(['timeout', true]);
  });

  it('does not begin what was called off', async () => {
    const { driver } = make();
    await expect(driver.start(input, AbortSignal.abort())).rejects.toThrow('aborted');
  });

  it('reads a late answer, and none that was changed or is not signed', () => {
    const { driver, callback } = make();
    const verdict: Verdict = { status: 'passed', reasons: [] };
    const sent = callback('ref_1', verdict);
    const read: LateVerdict = driver.readCallback(sent);
    expect(read).toEqual({ reference: 'ref_1', verdict });
    const changed = Buffer.from(sent.body.toString().replace('ref_1', 'ref_2'));
    expect(() => driver.readCallback({ ...sent, body: changed })).toThrow(DriverFailure);
    expect(() => driver.readCallback({ ...sent, headers: {} })).toThrow(DriverFailure);
  });
}
