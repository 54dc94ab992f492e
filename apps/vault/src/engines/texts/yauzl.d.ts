/** The part of the package that is used; it brings no types. */
declare module 'yauzl' {
  interface Entry {
    fileName: string;
    uncompressedSize: number;
  }
  interface ZipFile {
    entryCount: number;
    eachEntry(): AsyncIterable<Entry>;
    openReadStreamPromise(entry: Entry): Promise<import('node:stream').Readable>;
    close(): void;
  }
  const yauzl: {
    openPromise(file: string, options: { autoClose: boolean }): Promise<ZipFile>;
    fromBufferPromise(buffer: Buffer): Promise<ZipFile>;
  };
  export default yauzl;
}
