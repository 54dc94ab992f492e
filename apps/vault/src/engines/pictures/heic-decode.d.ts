/** The part of the package that is used; it brings no types. */
declare module 'heic-decode' {
  interface DecodedHeic {
    width: number;
    height: number;
    data: Uint8ClampedArray;
  }
  interface HeicImage {
    width: number;
    height: number;
    decode(): Promise<DecodedHeic>;
  }
  const decode: { all(options: { buffer: Uint8Array }): Promise<HeicImage[]> };
  export default decode;
}
