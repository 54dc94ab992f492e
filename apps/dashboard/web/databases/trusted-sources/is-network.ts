const BYTE = /^(0|[1-9]\d{0,2})$/;

/** Whether a text is an IPv4 network such as `203.0.113.0/24`. */
export function isNetwork(text: string): boolean {
  const [address = '', bits = '', ...rest] = text.split('/');
  const bytes = address.split('.');
  return (
    rest.length === 0 &&
    BYTE.test(bits) &&
    Number(bits) <= 32 &&
    bytes.length === 4 &&
    bytes.every((byte) => BYTE.test(byte) && Number(byte) <= 255)
  );
}
