import { ApiRequestError } from '@skydeck/sdk';
import type { Note, NoteChange } from '../../../api/vault-notes.js';
import type { DraftState, NoteStore } from './draft-state.js';
import { type Box, withTick } from '../markdown/checklist.js';
import { changesTo, merge, type NoteTexts, textsOf } from './note-texts.js';

/** How long a draft waits. */
export interface DraftWaits {
  /** Before what is typed is saved. */
  readonly saveMs: number;
  /** Before it is tried again. */
  readonly retryMs: number;
  /** Until a text that was saved has come to those who write it together. */
  readonly shareMs: number;
}

/** What is typed into a note until the service has it; it saves itself. */
export class NoteDraft {
  #base: Note;
  #state: DraftState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | undefined;
  /** Whether the text is written together with others, and is no part of this any more. */
  #isTextShared = false;
  #savedMs = -Infinity;
  readonly #listeners = new Set<() => void>();

  constructor(
    note: Note,
    private readonly store: NoteStore,
    private readonly waits: DraftWaits,
  ) {
    this.#base = note;
    this.#state = { texts: textsOf(note), status: 'saved', error: null, theirs: null };
  }

  readonly state = (): DraftState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get isUnsaved(): boolean {
    return Object.keys(this.#changes()).length > 0;
  }

  edit(change: Partial<NoteTexts>): void {
    const texts = { ...this.#state.texts, ...change };
    const { status } = this.#state;
    this.#show({
      texts,
      ...(status !== 'conflict' && status !== 'saving' && { status: 'edited' }),
    });
    this.#saveIn(this.waits.saveMs);
  }

  /** Ticks a box; where nothing else is unsaved, so that others may tick at once. */
  async tick(box: Box, isChecked: boolean): Promise<void> {
    const body = withTick(this.#state.texts.body, box, isChecked);
    if (this.isUnsaved || this.#saving) return this.edit({ body });
    this.#base = { ...this.#base, body };
    this.#show({ texts: { ...this.#state.texts, body } });
    const failed = await this.store.tick(box, isChecked).then(
      () => null,
      (error: Error) => error,
    );
    await this.store.read().then(
      (note) => this.take(note),
      () => undefined,
    );
    if (failed) this.#show({ error: failed });
  }

  /**
   * Leaves the text to those who write it together; not yet when what was typed here must be saved
   * before.
   * @param write gives all of them another text
   */
  handOver(shared: string, write: (body: string) => void): boolean {
    const { texts, status } = this.#state;
    if (this.#saving || status === 'conflict' || status === 'failed') return false;
    const isTyped = texts.body !== this.#base.body && texts.body !== shared;
    if (isTyped && shared !== this.#base.body) {
      void this.save();
      return false;
    }
    // What was saved just now is on its way there.
    const isComing = performance.now() - this.#savedMs < this.waits.shareMs;
    if (texts.body !== shared && !isTyped && isComing) return false;
    if (isTyped) write(texts.body);
    this.#isTextShared = true;
    this.#show({ texts: this.#own(), ...(!this.isUnsaved && { status: 'saved' }) });
    return true;
  }

  /** What the service has, as somebody read it just now. */
  take(note: Note): void {
    if (note.version <= this.#base.version || this.#saving) return;
    this.#meet(note);
  }

  /** Sends what is not saved; over when the service has it, or has refused it. */
  save(): Promise<void> {
    clearTimeout(this.#timer);
    this.#saving ??= this.#send().finally(() => {
      this.#saving = undefined;
      if (this.#state.status === 'edited') this.#saveIn(this.waits.saveMs);
    });
    return this.#saving;
  }

  /** Ends a conflict: what I have written stands, or what they have. */
  choose(mine: boolean): void {
    const { theirs, texts } = this.#state;
    if (!theirs) return;
    this.#base = theirs;
    this.#show({
      theirs: null,
      error: null,
      status: 'edited',
      texts: mine ? this.#own(texts) : textsOf(theirs),
    });
    void this.save();
  }

  /** Takes the note as it is given, whatever was typed. */
  replace(note: Note): void {
    clearTimeout(this.#timer);
    this.#base = note;
    this.#show({ texts: textsOf(note), status: 'saved', error: null, theirs: null });
  }

  /** Saves what is left to save, and waits for nothing more. */
  close(): void {
    clearTimeout(this.#timer);
    if (this.isUnsaved && this.#state.status !== 'conflict') void this.save();
  }

  async #send(): Promise<void> {
    while (this.#state.status !== 'conflict') {
      const change = this.#changes();
      if (Object.keys(change).length === 0) return this.#show({ status: 'saved', error: null });
      this.#show({ status: 'saving' });
      try {
        this.#base = await this.store.save(change, this.#base.version);
        if (change.body !== undefined) this.#savedMs = performance.now();
      } catch (error) {
        if (!(await this.#isMet(error))) return;
      }
    }
  }

  /** Whether there is reason to send again, after a refusal. */
  async #isMet(refusal: unknown): Promise<boolean> {
    const status = refusal instanceof ApiRequestError ? refusal.status : 0;
    const isStale = status === 412;
    const theirs = isStale ? await this.#readAgain() : null;
    if (theirs) this.#meet(theirs);
    if (theirs) return true;
    this.#show({ status: 'failed', error: refusal as Error });
    // Without a connection, or while the service starts anew.
    if (isStale || status === 0 || status >= 500) this.#saveIn(this.waits.retryMs);
    return false;
  }

  async #readAgain(): Promise<Note | null> {
    try {
      return await this.store.read();
    } catch {
      return null;
    }
  }

  #meet(theirs: Note): void {
    const base = textsOf(this.#base);
    const { texts, isConflict } = merge(base, this.#own(), textsOf(theirs));
    if (isConflict) return this.#show({ theirs, status: 'conflict' });
    this.#base = theirs;
    this.#show({ texts, theirs: null, ...(!this.isUnsavedWith(texts) && { status: 'saved' }) });
  }

  private isUnsavedWith(texts: NoteTexts): boolean {
    return Object.keys(changesTo(textsOf(this.#base), this.#own(texts))).length > 0;
  }

  #changes(): NoteChange {
    return changesTo(textsOf(this.#base), this.#own());
  }

  /** What is written here: a text that is shared is what the service has. */
  #own(texts: NoteTexts = this.#state.texts): NoteTexts {
    return this.#isTextShared ? { ...texts, body: this.#base.body } : texts;
  }

  #saveIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), ms);
  }

  #show(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
