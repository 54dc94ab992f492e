import { createHmac, hash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { createInterface } from 'node:readline';

export const PHONE_NUMBER_ID = '106540352242922';
export const APP_SECRET = 'battery-staple';

/** WhatsApp as far as messages and files go: posts what people write, and takes answers. */
export class WhatsappPeople {
  readonly taken: unknown[] = [];
  readonly #files = new Map<string, Buffer>();
  #count = 0;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<WhatsappPeople> {
    const server = createServer((request, response) => {
      const id = (request.url ?? '').split('/').at(-1) ?? '';
      const json = (answer: object) => response.end(JSON.stringify(answer));
      if (request.url?.startsWith('/files/')) response.end(people.#files.get(id));
      else if (people.#files.has(id)) json({ id, url: `${people.url}/files/${id}` });
      else {
        let text = '';
        request.setEncoding('utf8').on('data', (part: string) => (text += part));
        request.on('end', () => {
          people.taken.push(JSON.parse(text));
          json({
            messaging_product: 'whatsapp',
            messages: [{ id: `wamid.OUT${++people.#count}` }],
          });
        });
      }
    });
    const people = new WhatsappPeople(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return people;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Somebody sends a document. */
  async sendFile(webhook: string, from: string, filename: string, bytes: Buffer): Promise<number> {
    const id = `${7000 + ++this.#count}`;
    this.#files.set(id, bytes);
    const sha256 = hash('sha256', bytes, 'base64');
    const document = { id, mime_type: 'application/pdf', sha256, filename, caption: 'My order' };
    return this.#post(webhook, from, { type: 'document', document });
  }

  async #post(webhook: string, from: string, said: object): Promise<number> {
    const timestamp = String(Math.floor(Date.now() / 1000));
    const messages = [{ from, id: `wamid.IN${++this.#count}`, timestamp, ...said }];
    const contacts = [{ wa_id: from, profile: { name: 'Ada Lovelace' } }];
    const metadata = { display_phone_number: '15550783881', phone_number_id: PHONE_NUMBER_ID };
    const value = { messaging_product: 'whatsapp', metadata, contacts, messages };
    const entry = [{ id: '1', changes: [{ field: 'messages', value }] }];
    const body = JSON.stringify({ object: 'whatsapp_business_account', entry });
    const signature = createHmac('sha256', APP_SECRET).update(body).digest('hex');
    const headers = {
      'content-type': 'application/json',
      'x-hub-signature-256': `sha256=${signature}`,
    };
    return (await fetch(webhook, { method: 'POST', headers, body })).status;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** Hands a mail over as another mail server does. Gives the last code. */
export async function handOverMail(port: number, to: string, mail: string): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  const lines = createInterface(socket)[Symbol.asyncIterator]();
  const code = async () => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error('The server hung up.');
      if (/^\d{3} /.test(value)) return Number(value.slice(0, 3));
    }
  };
  await code();
  let last = 0;
  const says = ['EHLO friend.test', 'MAIL FROM:<ada@friend.test>', `RCPT TO:<${to}>`, 'DATA'];
  for (const line of [...says, `${mail}\r\n.`]) {
    socket.write(`${line}\r\n`);
    last = await code();
    if (last >= 400) break;
  }
  socket.destroy();
  return last;
}
