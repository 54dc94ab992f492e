const RATE_HZ = 8000;

/** A second of a tone, encoded each time. */
export class Assets {
  name = 'media';
  everyMs = 3000;
  #made = new Set();
  #number = 0;

  constructor(project) {
    this.project = project;
    this.sound = tone();
  }

  next() {
    const name = `tone-${(this.#number += 1)}.wav`;
    return async () => {
      const answer = await this.project.ask('media', `/api/v1/uploads/file?name=${name}`, {
        raw: this.sound,
        headers: { 'content-type': 'audio/wav' },
      });
      if (answer.status < 300) this.#made.add(answer.data.asset_id);
      return answer;
    };
  }

  /** All that were taken can be played. */
  async verify() {
    const ready = new Set();
    for await (const { id, status } of this.project.all('media', '/api/v1/assets')) {
      if (status === 'ready') ready.add(id);
    }
    return { kept: this.#made.size, lost: [...this.#made].filter((id) => !ready.has(id)).length };
  }
}

/** Samples of 16 bits, as a WAV file. */
function tone() {
  const samples = Buffer.alloc(RATE_HZ * 2);
  for (let index = 0; index < RATE_HZ; index++) {
    const value = Math.round(8000 * Math.sin((index * 440 * 2 * Math.PI) / RATE_HZ));
    samples.writeInt16LE(value, index * 2);
  }
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE_HZ, 24);
  header.writeUInt32LE(RATE_HZ * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}
