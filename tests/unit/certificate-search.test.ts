import { describe, expect, test } from 'vitest';
import {
  certificateView,
  initialCertificateSearch,
  searchCertificate,
} from '../../src/pages/help-center/certificate-panel';

const number = 'JLA-1';

describe('section 4: certificate search', () => {
  test('section 4: before any search the state is found, whatever is typed', () => {
    expect(certificateView(initialCertificateSearch, '')).toBe('certificate');
    expect(certificateView(initialCertificateSearch, 'other')).toBe('certificate');
  });

  test.each([number, `  ${number}`, `${number}\t`, ` ${number}\n`])(
    'section 5: %j is trimmed and found',
    (input) => {
      expect(searchCertificate(input, number)).toEqual({ state: 'found' });
    },
  );

  test.each(['JLA-2', 'jla-1', 'JLA -1', 'JLA-11', '1'])(
    'section 4: %j is not found, and a message says so',
    (input) => {
      const search = searchCertificate(input, number);
      expect(search).toEqual({ state: 'missing', number: input });
      expect(certificateView(search, input)).toBe('message');
    },
  );

  test('section 8: the message goes once the input is empty, and returns with text', () => {
    const search = searchCertificate('JLA-2', number);
    expect(certificateView(search, '')).toBe('nothing');
    expect(certificateView(search, '  ')).toBe('nothing');
    expect(certificateView(search, 'J')).toBe('message');
  });

  test('section 8: a search for nothing shows neither certificate nor message', () => {
    expect(certificateView(searchCertificate(' ', number), ' ')).toBe('nothing');
  });
});
