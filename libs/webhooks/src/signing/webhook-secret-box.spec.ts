import { WebhookSecretBox } from './webhook-secret-box.js';

const SECRET = 'a secret of at least thirty-two characters';

describe('WebhookSecretBox', () => {
  const box = new WebhookSecretBox(SECRET);

  it('opens what it sealed, for the same webhook only', () => {
    const sealed = box.seal('whsec_abc', 'whk_1');
    expect(sealed.toString()).not.toContain('whsec');
    expect(box.openText(sealed, 'whk_1')).toBe('whsec_abc');
    expect(() => box.open(sealed, 'whk_2')).toThrow('authenticate');
    const other = new WebhookSecretBox('another secret of this test, also long');
    expect(() => other.open(sealed, 'whk_1')).toThrow('authenticate');
  });

  it('opens the rows that installations have had since the first version', () => {
    const row = Buffer.from('yLB5ZtId6wlo5p8CJJELdbGhR5r70qdUjmpqvz3UMHNM9LHL-w', 'base64url');
    expect(box.openText(row, 'whk_1')).toBe('whsec_abc');
  });
});
