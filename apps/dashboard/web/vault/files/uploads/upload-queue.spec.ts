import { ApiRequestError } from '@skydeck/sdk';
import { numbered, type SendFile, UploadQueue } from './upload-queue.js';

const PLACE = { project: 'diary', space: undefined, folder: undefined };
const files = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ file: new File(['x'], `${at}.txt`), below: '' }));
const settled = () => new Promise((resolve) => setImmediate(resolve));

interface Sent {
  readonly name: string;
  readonly signal: AbortSignal;
  readonly onProgress: (part: number) => void;
  readonly end: (error?: Error) => void;
}

function watched() {
  const sent: Sent[] = [];
  const send: SendFile = ({ name }, { signal, onProgress }) =>
    new Promise<void>((resolve, reject) => {
      sent.push({ name, signal, onProgress, end: (error) => (error ? reject(error) : resolve()) });
      signal.addEventListener('abort', () => reject(new DOMException('Called off.', 'AbortError')));
    });
  const queue = new UploadQueue(send);
  const states = () => queue.items().map(({ state }) => state);
  return { queue, sent, states };
}

describe('UploadQueue', () => {
  it('sends three at once and goes on when one is there', async () => {
    const { queue, sent, states } = watched();
    queue.add(files(5), PLACE);
    expect(sent.map(({ name }) => name)).toEqual(['0.txt', '1.txt', '2.txt']);
    sent[1]!.onProgress(0.5);
    expect(queue.items()[1]).toMatchObject({ part: 0.5 });
    sent[1]!.end();
    await settled();
    expect(states()).toEqual(['sending', 'done', 'sending', 'sending', 'waiting']);
    queue.clear();
    expect(states()).toEqual(['sending', 'sending', 'sending', 'waiting']);
  });

  it('calls one off and gives its turn to the next', async () => {
    const { queue, sent, states } = watched();
    queue.add(files(4), PLACE);
    const [first] = queue.items();
    queue.remove(first!.id);
    expect(sent[0]!.signal.aborted).toBe(true);
    await settled();
    expect(sent.map(({ name }) => name)).toEqual(['0.txt', '1.txt', '2.txt', '3.txt']);
    expect(states()).toEqual(['sending', 'sending', 'sending']);
  });

  it('asks what is to be done with a name that is taken, and sends it so', async () => {
    const { queue, sent, states } = watched();
    queue.add(files(1), PLACE);
    const error = { code: 'file.name_taken', detail: 'Taken.' };
    sent[0]!.end(new ApiRequestError(409, { error } as never));
    await settled();
    expect(states()).toEqual(['taken']);
    queue.again(queue.items()[0]!.id, { name: 'other.txt' });
    expect(sent[1]!.name).toBe('other.txt');
    sent[1]!.end(new Error('lost'));
    await settled();
    expect(queue.items()[0]).toMatchObject({ state: 'failed', error: { message: 'lost' } });
  });
});

describe('numbered', () => {
  it.each([
    ['a.txt', 'a (2).txt'],
    ['a (2).txt', 'a (3).txt'],
    ['.env', ' (2).env'],
    ['Makefile', 'Makefile (2)'],
    ['a.tar.gz', 'a.tar (2).gz'],
  ])('%s becomes %s', (name, other) => expect(numbered(name)).toBe(other));
});
