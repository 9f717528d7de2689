import { describe, expect, test } from 'vitest';
import { phoneLinks } from '../../src/server/phone-number';

const links = (mobile: string, nation = 'Japan') => phoneLinks({ mobile, nation });
const reached = (number: string, extension = '') => ({
  call: `tel:+${number}${extension}`,
  whatsapp: `https://wa.me/${number}`,
});

describe('a number with a country code', () => {
  test.each([
    ['(0060) 12 000 0001', '60120000001'],
    ['＋６０（１２）０００－０００１', '60120000001'],
    ['+٩٦٦ ٥٠ ٠٠٠ ٠٠٠٨', '966500000008'],
    // The library does not know this country code.
    ['+999 12 345 678', '99912345678'],
    // A trunk prefix is left out, except in Italy, where it is part of the number.
    ['+44 (0)20 7946 0000', '442079460000'],
    ['0060 012-000 0001', '60120000001'],
    ['+39 06 6982 0000', '390669820000'],
  ])('%s becomes a link', (mobile, number) => {
    expect(links(mobile)).toEqual(reached(number));
  });

  test.each([
    ['ext 12', ';ext=12'],
    ['#12', ';ext=12'],
    ['分机12', ''],
    ['/ +60 3-2000 0001', ''],
  ])('is not merged with “%s” after it, which is dialled as “%s”', (rest, extension) => {
    expect(links(`+60 3-2000 0000 ${rest}`)).toEqual(reached('60320000000', extension));
  });
});

describe('a number without a plus sign', () => {
  test.each([
    ['012-000 0001', '60120000001', ''],
    ['60120000001', '60120000001', ''],
    ['03-2000 0000 ext 12', '60320000000', ';ext=12'],
  ])('%s is a Malaysian number if the student is from Malaysia', (mobile, number, extension) => {
    expect(links(mobile, 'Malaysia')).toEqual(reached(number, extension));
  });

  test.each([
    ['090-0000-0001', 'Japan', '09000000001'],
    // A number with eight digits may also be from Singapore.
    ['6012 3456', 'Malaysia', '60123456'],
    ['03-0000-0000 ext 12', 'Japan', '0300000000'],
    ['0501234567 / 0559876543', 'Japan', '0501234567'],
    ['none', 'Malaysia', ''],
  ])(
    '%s from %s gets neither a country code nor a WhatsApp link, which could reach somebody else',
    (mobile, nation, call) => {
      expect(links(mobile, nation)).toEqual({ call: `tel:${call}`, whatsapp: null });
    },
  );
});
