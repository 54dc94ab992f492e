import { ApiRequestError } from '@skydeck/sdk';
import type { Note, NoteChange } from '../../../api/vault-notes.js';
import { boxesOf } from '../markdown/checklist.js';
import { NoteDraft } from './note-draft.js';

const NEVER = { saveMs: 1e8, retryMs: 1e8, shareMs: 1e8 };

/** A note that several change, each with the version that it saw. */
class Shared {
  note = { title: 'Shop', body: '- [ ] Milk\n', tags: ['home'], version: 1 } as unknown as Note;
  saves = 0;
  broken = false;

  change(change: NoteChange): Note {
    this.note = { ...this.note, ...change, version: this.note.version + 1 };
    return this.note;
  }

  readonly store = {
    save: (change: NoteChange, version: number): Promise<Note> => {
      this.saves += 1;
      if (this.broken) return Promise.reject(new TypeError('no connection'));
      if (version !== this.note.version) return Promise.reject(new ApiRequestError(412, {}));
      return Promise.resolve(this.change(change));
    },
    read: () => Promise.resolve(this.note),
    tick: () => Promise.resolve(this.change({ body: this.note.body.replace('[ ]', '[x]') })),
  };
}

describe('a draft of a note', () => {
  let shared: Shared;
  let draft: NoteDraft;
  beforeEach(() => {
    shared = new Shared();
    draft = new NoteDraft(shared.note, shared.store, NEVER);
  });
  afterEach(() => draft.replace(shared.note));

  const write = (body: string) => {
    shared.change({ body });
  };

  it('sends what changed, once, and is saved', async () => {
    draft.edit({ body: 'one' });
    draft.edit({ title: 'Shop ' });
    expect(draft.state().status).toBe('edited');
    await Promise.all([draft.save(), draft.save()]);
    expect(shared).toMatchObject({ saves: 1, note: { title: 'Shop', body: 'one', version: 2 } });
    expect(draft.state().status).toBe('saved');
  });

  it('sends again what was typed while it was sent', async () => {
    draft.edit({ body: 'one' });
    const saving = draft.save();
    draft.edit({ body: 'one two' });
    await saving;
    expect(shared.note.body).toBe('one two');
    expect(draft.state().status).toBe('saved');
  });

  it('goes together with what others changed elsewhere in the note', async () => {
    shared.change({ tags: ['home', 'food'] });
    draft.edit({ body: 'mine' });
    await draft.save();
    expect(shared.note).toMatchObject({ body: 'mine', tags: ['home', 'food'], version: 3 });
    expect(draft.state()).toMatchObject({ status: 'saved', theirs: null });
  });

  it.each([
    [true, 'mine'],
    [false, 'theirs'],
  ])('412: asks whose text stands; mine: %s', async (isMine, body) => {
    shared.change({ body: 'theirs' });
    draft.edit({ body: 'mine' });
    await draft.save();
    expect(draft.state()).toMatchObject({ status: 'conflict', theirs: { body: 'theirs' } });
    expect(shared.note.body).toBe('theirs');
    draft.choose(isMine);
    await draft.save();
    expect(shared.note.body).toBe(body);
    expect(draft.state()).toMatchObject({ status: 'saved', texts: { body } });
  });

  it('takes what others saved while nothing is typed', () => {
    draft.take(shared.change({ body: 'theirs' }));
    expect(draft.state()).toMatchObject({ status: 'saved', texts: { body: 'theirs' } });
  });

  it('keeps what is typed without a connection', async () => {
    shared.broken = true;
    draft.edit({ body: 'mine' });
    await draft.save();
    expect(draft.state()).toMatchObject({ status: 'failed', texts: { body: 'mine' } });
    shared.broken = false;
    await draft.save();
    expect(draft.state().status).toBe('saved');
  });

  it('ticks a box, whatever others tick, or with what is typed', async () => {
    const [box] = boxesOf(shared.note.body);
    await draft.tick(box!, true);
    expect(draft.state()).toMatchObject({ status: 'saved', texts: { body: '- [x] Milk\n' } });
    expect(shared.saves).toBe(0);
    draft.edit({ body: '- [x] Milk\n- [ ] Eggs\n' });
    await draft.tick(boxesOf(draft.state().texts.body)[1]!, true);
    await draft.save();
    expect(shared.note.body).toBe('- [x] Milk\n- [x] Eggs\n');
  });

  describe('whose text is written together with others', () => {
    it('saves title and tags, and leaves the text as others make it', async () => {
      expect(draft.handOver(shared.note.body, write)).toBe(true);
      shared.change({ body: 'of all' });
      draft.edit({ title: 'Market' });
      await draft.save();
      expect(shared.note).toMatchObject({ title: 'Market', body: 'of all' });
      shared.change({ body: 'of all again', title: 'Theirs' });
      draft.edit({ title: 'Mine' });
      await draft.save();
      expect(draft.state().status).toBe('conflict');
      draft.choose(true);
      await draft.save();
      expect(shared.note).toMatchObject({ title: 'Mine', body: 'of all again' });
    });

    it('gives to all what was typed before, and saves nothing of it', () => {
      draft.edit({ body: 'typed' });
      expect(draft.handOver('- [ ] Milk\n', write)).toBe(true);
      expect(shared).toMatchObject({ saves: 0, note: { body: 'typed' } });
      expect(draft.state().status).toBe('saved');
    });

    it('saves before what was typed where others wrote too', async () => {
      draft.edit({ body: 'typed' });
      expect(draft.handOver('others', write)).toBe(false);
      expect(draft.handOver('others', write)).toBe(false);
      await draft.save();
      expect(shared).toMatchObject({ saves: 1, note: { body: 'typed' } });
      // It is there a moment later.
      expect(draft.handOver('others', write)).toBe(false);
      expect(draft.handOver('typed', write)).toBe(true);
    });
  });
});
