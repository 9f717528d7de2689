import { describe, expect, test } from 'vitest';
import { phoneLinks } from '../../src/server/phone-number';

const links = (mobile: string, nation = 'Japan') => phoneLinks({ mobile, nation });
const reached = (number: string, extension = '') => ({
  call: `tel:+${number}${extension}`,
  whatsapp: `https://wa.me/${number}`,
});

describe('a number with a country code', () => {
  test.each([
    ['+60 12-000 0001', '60120000001'],
    ['0060 12 000 0001', '60120000001'],
    ['(0060) 12 000 0001', '60120000001'],
    ['\u202A+60 12-000 0001\u202C', '60120000001'],
    ['＋６０（１２）０００－０００１', '60120000001'],
    ['+٩٦٦ ٥٠ ٠٠٠ ٠٠٠٨', '966500000008'],
    ['+९१ ९८७६० ०००००', '919876000000'],
    // The library does not know this country code.
    ['+999 12 345 678', '99912345678'],
  ])('%s becomes a link', (mobile, number) => {
    expect(links(mobile)).toEqual(reached(number));
  });

  test.each([
    ['+44 (0)20 7946 0000', '442079460000'],
    ['+44 020 7946 0000', '442079460000'],
    ['+60 (0)12-000 0001', '60120000001'],
    ['0060 012-000 0001', '60120000001'],
    ['+966 050 000 0008', '966500000008'],
    ['+7 (8) 495 000 0000', '74950000000'],
    // In Italy, the leading zero is part of the number.
    ['+39 06 6982 0000', '390669820000'],
  ])('%s becomes a link without its trunk prefix', (mobile, number) => {
    expect(links(mobile)).toEqual(reached(number));
  });

  test.each(['ext 12', 'ext. 12', 'x12', '#12', ', extension 12', ';ext=12'])(
    'is dialled with its extension if the extension is written as “%s”',
    (extension) => {
      const whole = `+60 3-2000 0000${extension.startsWith(';') ? '' : ' '}${extension}`;
      expect(links(whole)).toEqual(reached('60320000000', ';ext=12'));
    },
  );

  test.each(['samb. 12', '转 12', '分机12', 'تحويلة 12', '/ 12', '/ +60 3-2000 0001'])(
    'is not merged with the text “%s” after it',
    (rest) => {
      expect(links(`+60 3-2000 0000 ${rest}`)).toEqual(reached('60320000000'));
    },
  );
});

describe('a number without a plus sign', () => {
  test.each([
    ['012-000 0001', '60120000001', ''],
    ['٠١٢٠٠٠٠٠٠١', '60120000001', ''],
    ['60120000001', '60120000001', ''],
    ['60 3-2000 0000', '60320000000', ''],
    ['03-2000 0000 ext 12', '60320000000', ';ext=12'],
  ])('%s is a Malaysian number if the student is from Malaysia', (mobile, number, extension) => {
    expect(links(mobile, 'Malaysia')).toEqual(reached(number, extension));
  });

  test.each([
    ['090-0000-0001', 'Japan', '09000000001'],
    ['090-0000-0001', 'Malaysia', '09000000001'],
    // A number with eight digits may also be from Singapore.
    ['8123 4567', 'Malaysia', '81234567'],
    ['6012 3456', 'Malaysia', '60123456'],
    ['03-0000-0000 ext 12', 'Japan', '0300000000'],
    ['03-0000-0000 or 090-0000-0001', 'Japan', '0300000000'],
    ['0501234567 / 0559876543', 'Japan', '0501234567'],
    ['none', 'Malaysia', ''],
  ])(
    '%s from %s gets neither a country code nor a WhatsApp link, which could reach somebody else',
    (mobile, nation, call) => {
      expect(links(mobile, nation)).toEqual({ call: `tel:${call}`, whatsapp: null });
    },
  );
});
