import { type CaptureApi, type DocumentType, Refusal, type Session, type Side } from './api.js';
import { capture } from './screens/capture.js';
import { checkPicture } from './screens/check.js';
import { chooseDocument } from './screens/choose.js';
import { showFailure, showProcessing, showResult } from './screens/result.js';
import { review } from './screens/review.js';
import type { Words } from './words.js';

const LOOK_EVERY_MS = 1500;
const SLOW_AFTER_LOOKS = 20;
const MOST_LOOKS = 400;

/** Leads somebody from the choice of a document to the result. */
export class Flow {
  constructor(
    private readonly api: CaptureApi,
    private readonly words: Words,
  ) {}

  /** Runs until the verification has ended. */
  async run(): Promise<void> {
    let session: Session | undefined = await this.#open();
    while (session !== undefined) {
      session = await this.#round(session);
    }
  }

  async #round(session: Session): Promise<Session | undefined> {
    if (session.status === 'processing') return this.#await();
    const isOpen = session.status === 'requires_input';
    if (!isOpen || session.reasons.length > 0) await showResult(this.words, session);
    if (!isOpen) return undefined;
    const type = await this.#choose(session);
    const pictures = await this.#photograph(session, type);
    return this.#handIn(session, type, pictures);
  }

  async #choose(session: Session): Promise<DocumentType> {
    return chooseDocument(this.words, session);
  }

  async #photograph(session: Session, type: DocumentType): Promise<Map<Side, Blob>> {
    const wanted = session.documents.find((document) => document.type === type)!.sides;
    const sides: Side[] = session.needs_selfie ? [...wanted, 'selfie'] : wanted;
    const pictures = new Map<Side, Blob>();
    for (const [index, side] of sides.entries()) {
      pictures.set(side, await this.#picture(type, side, index + 1, sides.length));
    }
    return pictures;
  }

  /** One picture, taken until it is liked and uploaded. */
  async #picture(type: DocumentType, side: Side, step: number, steps: number): Promise<Blob> {
    for (;;) {
      const picture = await capture(this.words, { type, side, step, steps });
      const upload = (onProgress: (share: number) => void): Promise<void> =>
        this.api.upload(side, picture, onProgress);
      const inWords = (error: unknown): string => this.#inWords(error);
      if (await checkPicture(this.words, picture, side === 'selfie', upload, inWords)) {
        return picture;
      }
    }
  }

  async #handIn(
    session: Session,
    type: DocumentType,
    pictures: Map<Side, Blob>,
  ): Promise<Session | undefined> {
    let trouble: string | undefined;
    for (;;) {
      const decision = await review(this.words, type, pictures, trouble);
      trouble = undefined;
      if (decision !== 'submit') {
        pictures.set(decision, await this.#picture(type, decision, 1, 1));
        continue;
      }
      try {
        await this.api.submit(type);
        return await this.#await();
      } catch (error) {
        if (isOver(error)) return { ...session, status: 'ended', reasons: [] };
        trouble = this.#inWords(error);
      }
    }
  }

  /** Waits for the result, and says so when it takes long. */
  async #await(): Promise<Session | undefined> {
    showProcessing(this.words);
    for (let look = 1; look <= MOST_LOOKS; look++) {
      const session = await this.api.session().catch(() => undefined);
      if (session !== undefined && session.status !== 'processing') return session;
      if (look === SLOW_AFTER_LOOKS) showProcessing(this.words, true);
      await new Promise((resolve) => {
        setTimeout(resolve, LOOK_EVERY_MS);
      });
    }
    return undefined;
  }

  async #open(): Promise<Session> {
    for (;;) {
      try {
        return await this.api.session();
      } catch (error) {
        if (isOver(error)) return { ...NOTHING, status: 'ended' };
        await showFailure(this.words, this.#inWords(error));
      }
    }
  }

  /** What went wrong, in this page's words or in those of the service. */
  #inWords(error: unknown): string {
    const { problems } = this.words;
    if (!(error instanceof Refusal)) return problems['unknown']!;
    return problems[error.code] ?? (error.message || problems['unknown']!);
  }
}

const NOTHING: Session = {
  status: 'ended',
  documents: [],
  needs_selfie: false,
  images: [],
  reasons: [],
  comment: null,
  redirect_url: null,
};

/** The link is wrong, or its time is over. */
function isOver(error: unknown): boolean {
  return error instanceof Refusal && ['kyc.link_expired', 'unauthenticated'].includes(error.code);
}
